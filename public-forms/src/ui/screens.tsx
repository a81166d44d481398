import { useEffect, useRef, type ReactNode } from 'react';
import { linkHelp } from '../api/outcome';
import { phoneHref } from '../lib/format';
import type { LinkFault } from '../lib/links';
import { Icon, type IconName } from './icon';
import { usePrepared } from './prepared';
import { platformWorded, useTexts } from './texts';

interface ScreenProps {
  icon: IconName;
  tone: 'good' | 'calm' | 'bad';
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** A screen that takes the page's place: thanks, an answer given before, a link that does not hold. */
export function Screen({ icon, tone, title, text, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    window.scrollTo(0, 0);
    heading.current?.focus();
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <>
      <div className="screen">
        <div className={`disc disc-${tone}`}>
          <Icon name={icon} size="lg" />
        </div>
        <h1 ref={heading} tabIndex={-1} {...platformWorded}>
          {title}
        </h1>
        <p {...platformWorded}>{text}</p>
      </div>
      {children}
    </>
  );
}

/** A step, with what is to be said of it, and how it stands where that is known. */
export type Step = readonly [title: string, text: string, state?: 'done' | 'waits' | 'now' | 'later'];

/** What comes next, one step after another; `done` stands before the steps that are. */
export function NextSteps({ steps, done }: { steps: readonly Step[]; done?: ReactNode }) {
  const { common } = useTexts();
  return (
    <section className="card">
      <h2>{common.next}</h2>
      <ol className="steps">
        {steps.map(([title, text, state], place) => (
          // By its place: what it is called may be worded anew.
          <li key={place} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && done}
            <div>
              <b {...platformWorded}>{title}</b>
              {text && <span {...platformWorded}>{text}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Why a link cannot be used: the page saw it, or the server said it. */
export type BadLinkReason = LinkFault | 'refused' | 'expired';

interface BadLinkProps {
  reason: BadLinkReason;
  /** The page's own heading and text, where the specification words them. */
  title?: string | undefined;
  text?: string | undefined;
}

/** The invalid-link screen. */
export function BadLink({ reason, title, text }: BadLinkProps) {
  const { common } = useTexts();
  const record = usePrepared()?.record;
  const contact = record?.kind === 'link' ? record.contact : linkHelp.contact;
  const texts: Record<BadLinkReason, string> = {
    missing: common.badLinkMissing,
    unreadable: common.badLinkUnreadable,
    unsigned: common.badLinkMissing,
    refused: common.badLinkRefused,
    expired: common.badLinkExpired,
  };
  // What helps the sender alone stands on a line of its own.
  const [said, forSender] = (text ?? texts[reason]).split('\n');
  return (
    <Screen icon="unlink" tone="bad" title={title ?? common.badLink} text={said}>
      <section className="card">
        <ul className="plain">
          {contact && (
            <li>
              <b>{contact.company_name}</b>{' '}
              {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
            </li>
          )}
          {contact || reason === 'expired' ? (
            <li>{common.badLinkRenew}</li>
          ) : (
            <li>
              <b>{common.badLinkHelp}</b>
            </li>
          )}
          <li>{common.badLinkSafe}</li>
          {forSender && <li className="small">{forSender}</li>}
        </ul>
      </section>
    </Screen>
  );
}

/** The shape of a card that is on its way, with the words of the specification for what is loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <section className="card" aria-busy="true">
      <p className="loading" role="status">
        {label}
      </p>
      <div aria-hidden="true">
        <span className="bone bone-title" />
        <span className="bone bone-line" />
        <span className="bone bone-title" />
        <span className="bone bone-line" />
      </div>
    </section>
  );
}
