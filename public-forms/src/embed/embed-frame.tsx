import type { ReactNode, RefObject } from 'react';
import { initials } from '../lib/format';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import type { Submission } from '../ui/use-submission';
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

/** In place of a form that is not there, or may not be shown. */
export function Unavailable({
  refusal,
  texts,
}: {
  refusal: string | null;
  texts: { unavailableTitle: string; unavailableText: string };
}) {
  return (
    <Screen icon="unlink" tone="bad" title={texts.unavailableTitle} text={refusal ?? texts.unavailableText} />
  );
}

interface EmbeddedFormProps {
  embedded: Embedded;
  element: RefObject<HTMLFormElement | null>;
  submission: Submission;
  send: () => void;
  /** Its title, what it is for, what its button says, the title of what went wrong with sending, and who keeps what is sent. */
  words: { title: string; lead: string; send: string; failed: string; privacy: (company: string) => string };
  /** While it is sent, and the name of the field that people do not see. */
  texts: { checking: string; leaveEmpty: string };
  children: ReactNode;
}

/** Fields with what every form on a company's website has around them: what is wrong, and the button. */
export function EmbeddedForm(props: EmbeddedFormProps) {
  const { embedded, element, submission, send, words, texts, children } = props;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <ErrorSummary items={submission.items} attempt={submission.attempt} />
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {children}
        <Trap embedded={embedded} label={texts.leaveEmpty} />
        <TroubleNotice trouble={submission.trouble} title={words.failed} retry={send} />
        {embedded.view && <p className="kept">{words.privacy(embedded.view.company_name)}</p>}
        <div className="actions">
          <button
            type="submit"
            className="button primary large wide"
            disabled={!embedded.view || submission.sending}
          >
            {submission.sending ? texts.checking : words.send}
          </button>
        </div>
      </form>
    </>
  );
}

/** Tells the page on which the form stands that nothing is left to send. */
export function tellSent(): void {
  if (window.parent !== window) window.parent.postMessage({ type: 'frakto:sent' }, '*');
}

/** A field that people do not see. */
function Trap({ embedded: { trap, setTrap }, label }: { embedded: Embedded; label: string }) {
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
