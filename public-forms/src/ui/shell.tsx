import { useEffect, useRef, type ReactNode } from 'react';
import type { LinkView } from '../api/public-api';
import { initials, phoneHref } from '../lib/format';
import { addressIn, LANGUAGES, type Language } from '../lib/language';
import { Icon } from './icon';
import { usePrepared } from './prepared';
import { useTexts } from './texts';
import type { Address } from '../lib/address';

const LANGUAGE_NAMES: Record<Language, string> = { pl: 'Polski', en: 'English', no: 'Norsk' };

interface ShellProps {
  /** Where the page lives, for the addresses of its other languages before the real one is known. */
  home: string;
  address: Address | null;
  /** Null while it is not known yet, empty when nobody can tell. */
  company: string | null;
  /** Whom to ask; nobody where the link does not hold, or the company has told of nobody. */
  contact?: LinkView['contact'] | undefined;
  children: ReactNode;
  /** The page's actions, docked at the bottom. */
  dock?: ReactNode;
}

/** Frame of every public page: the company on top, the language beside it, one column. */
export function Shell({ home, address, company, contact, children, dock }: ShellProps) {
  const { common } = useTexts();
  const isPrepared = usePrepared() !== null;
  const shown = company || 'Frakto';
  return (
    <div className="page">
      <header className="top">
        <div className="top-in">
          {company === null ? (
            <span className="top-wait" aria-hidden="true">
              <span className="mark" />
              <span className="bone bone-name" />
            </span>
          ) : (
            <>
              <span className="mark" aria-hidden="true">
                {initials(shown)}
              </span>
              <p className="company">{shown}</p>
            </>
          )}
          <LanguageMenu home={home} address={address} />
        </div>
      </header>
      <main className="column">
        {!isPrepared && (
          <noscript>
            <p className="notice notice-warn">{common.noScript}</p>
          </noscript>
        )}
        {children}
        {contact && (
          <p className="ask">
            {common.questions} {contact.name && <b>{contact.name}</b>}{' '}
            {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}{' '}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </p>
        )}
        <p className="foot">{company ? common.footer(company) : common.footerAlone}</p>
      </main>
      {dock}
    </div>
  );
}

function homeIn(home: string, language: Language): string {
  return home === '/test' ? `/test?lang=${language}` : `${home}/${language}`;
}

function LanguageMenu({ home, address }: { home: string; address: Address | null }) {
  const { language, common } = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event): void => {
      const opened = menu.current;
      if (!opened?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        opened.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && opened.contains(event.target)) return;
      opened.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <details className="languages" ref={menu}>
      <summary aria-label={`${language.toUpperCase()} – ${common.language}`}>
        {language.toUpperCase()}
        <Icon name="chevron" size="sm" />
      </summary>
      <ul>
        {LANGUAGES.map((one) => (
          <li key={one}>
            <a
              href={address ? addressIn(one, address.path, address.search) : homeIn(home, one)}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[one]}
              {one === language && <Icon name="check" size="sm" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
