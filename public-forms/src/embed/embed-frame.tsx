import type { ReactNode } from 'react';
import { initials } from '../lib/format';
import { useTexts } from '../ui/texts';
import type { Embedded } from './use-embedded';

/** What stands around a form on a company's website. */
export function EmbedFrame({
  embedded: { view, isBare },
  noScript,
  children,
}: {
  embedded: Embedded;
  noScript: string;
  children: ReactNode;
}) {
  const { common } = useTexts();
  return (
    <div className={isBare ? 'page bare' : 'page'}>
      {!isBare && (
        <header className="top">
          <div className="top-in">
            {view ? (
              <>
                <span className="mark" aria-hidden="true">
                  {initials(view.company_name)}
                </span>
                <p className="company">{view.company_name}</p>
              </>
            ) : (
              <span className="top-wait" aria-hidden="true">
                <span className="mark" />
                <span className="bone bone-name" />
              </span>
            )}
          </div>
        </header>
      )}
      <main className="column">
        <noscript>
          <p className="notice notice-warn">{noScript}</p>
        </noscript>
        {children}
        {!isBare && <p className="foot">{view ? common.footer(view.company_name) : common.footerAlone}</p>}
      </main>
    </div>
  );
}

/** A field that people do not see. */
export function Trap({ embedded: { trap, setTrap }, label }: { embedded: Embedded; label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">{label}</label>
      <input
        id="website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={trap}
        onChange={(event) => setTrap(event.currentTarget.value)}
      />
    </div>
  );
}
