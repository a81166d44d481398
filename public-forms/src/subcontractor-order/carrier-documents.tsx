import { useLayoutEffect, useRef, useState } from 'react';
import { isTrouble, type Outcome } from '../api/outcome';
import type { CarrierDocumentType, PublicApi } from '../api/public-api';
import { isFileJustSent } from '../lib/done';
import { formatMoment } from '../lib/format';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { Icon } from '../ui/icon';
import { TroubleNotice, useLive } from '../ui/notices';
import { ON_SERVER, usePrepared } from '../ui/prepared';
import { platformWorded, useTexts } from '../ui/texts';
import { useSender } from '../ui/use-sender';
import { ActCard } from './act-card';
import { isPodThere, type CarrierAct } from './next-act';
import type { SubcontractorOrderState } from './use-subcontractor-order';

/** What the carrier sends, the likeliest first. */
export const DOCUMENT_TYPES = [
  'POD',
  'SUBCONTRACTOR_INVOICE',
  'OTHER',
] as const satisfies CarrierDocumentType[];

/** How names of files may end, and what the largest may have, in bytes: the server says so, too. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png';
const LARGEST = 10 * 1024 * 1024;

interface CarrierDocumentsProps {
  api: PublicApi;
  state: SubcontractorOrderState;
  /** What is expected of the carrier. */
  act: CarrierAct | null;
  texts: SubcontractorOrderMessages;
}

/** Where the carrier sends the signed CMR and the invoice, once the order was accepted, and what came of it. */
export function CarrierDocuments({ api, state, act, texts }: CarrierDocumentsProps) {
  const { language, common } = useTexts();
  const live = useLive();
  const prepared = usePrepared();
  const posted = ON_SERVER && prepared ? prepared.sent : null;
  const sent = posted?.action === 'file' ? posted.outcome : null;
  const input = useRef<HTMLInputElement>(null);
  const { sending, trouble, send } = useSender();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [told, setTold] = useState(posted === null && isFileJustSent(prepared?.address.query));
  const [refusal, setRefusal] = useState(sent && refusalIn(sent, texts.fileNone));
  // What was chosen before the script ran is taken over from the page, which stands there already.
  useLayoutEffect(() => setChosen(chosenIn(input.current).map(({ name }) => name)), []);
  const { query, report } = state;
  const view = report.view;
  if (!query || !view?.takes_documents) return null;
  const isExpected = act === 'POD' || act === 'SUBCONTRACTOR_INVOICE';
  const isEmpty = chosen.length === 0;

  function sendAll(): void {
    const form = input.current?.form;
    if (!form || !query) return;
    const files = chosenIn(input.current);
    const type = new FormData(form).get('document_type') as CarrierDocumentType;
    const large = files.find(({ size }) => size > LARGEST);
    const refused = files.length === 0 ? texts.fileNone : large ? texts.fileLarge(large.name) : null;
    setTold(false);
    setRefusal(refused);
    if (refused !== null) return;
    send(
      'file',
      async () => {
        for (const file of files) {
          const outcome = await api.sendDocument(query, file, type);
          if (outcome.kind !== 'done') return outcome;
        }
        return { kind: 'done', data: files.length };
      },
      (outcome) => {
        report.ask();
        if (outcome.kind !== 'done') return setRefusal(refusalIn(outcome, texts.fileNone));
        form.reset();
        setChosen([]);
        setTold(true);
        // The button that was pressed goes with what it sent.
        input.current?.focus();
      },
    );
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sendAll();
      }}
    >
      <ActCard id="files-title" title={texts.files} folded={isExpected || told || sent ? null : texts.files}>
        <div className="choices" role="radiogroup" aria-label={texts.fileKind}>
          {DOCUMENT_TYPES.map((type, index) => (
            <label key={type}>
              <input
                type="radio"
                name="document_type"
                value={type}
                // Once the POD is there, the invoice is what comes next.
                defaultChecked={index === (isPodThere(view) ? 1 : 0)}
              />
              <span>{texts.fileKinds[type]}</span>
            </label>
          ))}
        </div>
        {/* The browser's own control speaks the browser's language; without a script it alone says what was chosen. */}
        {!live && (
          <label className="file-choice" htmlFor="f-file">
            {texts.fileChoose}
          </label>
        )}
        <input
          ref={input}
          id="f-file"
          className={live ? 'file-input' : 'input'}
          type="file"
          name="file"
          // Without a script one at a time: the server reads one.
          multiple={live}
          accept={ACCEPTED}
          aria-describedby={refusal ? 'file-limits file-fault' : 'file-limits'}
          aria-invalid={refusal !== null}
          onChange={({ currentTarget }) => {
            setChosen(chosenIn(currentTarget).map(({ name }) => name));
            setTold(false);
            setRefusal(null);
          }}
        />
        {live && (
          <label
            className={`button ${isExpected && isEmpty ? 'primary' : 'outline'} large wide file-button`}
            htmlFor="f-file"
          >
            <Icon name="up" />
            <span>{texts.fileChoose}</span>
          </label>
        )}
        {!isEmpty && (
          <ul className="sent-files">
            {chosen.map((name, place) => (
              <li key={place}>
                <Icon name="file" size="sm" />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="hint" id="file-limits">
          {texts.fileLimits}
        </p>
        {refusal !== null && (
          <p className="fault" id="file-fault" role="alert">
            <Icon name="alert" size="sm" />
            <span>{refusal}</span>
          </p>
        )}
        {/* Without a script nobody knows what was chosen. */}
        {(!live || !isEmpty) && (
          <div className="vehicle-action">
            <button
              type="submit"
              className="button large wide primary"
              name="action"
              value="file"
              disabled={sending !== null}
            >
              <Icon name="up" />
              <span>{sending === null ? texts.fileSend : common.processing}</span>
            </button>
          </div>
        )}
        <p className="saved" role="status">
          {told && (
            <>
              <Icon name="check" size="sm" />
              <span>{texts.fileSent}</span>
            </>
          )}
        </p>
        <TroubleNotice
          trouble={trouble ?? (sent && isTrouble(sent) && sent.kind === 'wait' ? sent : null)}
          title={texts.fileFailed}
          retry={trouble ? sendAll : null}
        />
        {view.sent_documents.length > 0 && (
          <>
            <h3>{texts.filesSent}</h3>
            <ul className="sent-files">
              {view.sent_documents.map(({ name, document_type, sent_at, state: became }) => (
                <li key={`${sent_at} ${name}`}>
                  <Icon name={became === 'confirmed' ? 'check' : 'clock'} size="sm" />
                  <span>
                    <b>{name}</b>
                    <span className="small" {...platformWorded}>
                      {`${texts.fileKinds[document_type]}, ${formatMoment(new Date(sent_at), language)}, ${texts.fileStates[became]}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ActCard>
    </form>
  );
}

/** The files that stand in a control. */
function chosenIn(input: HTMLInputElement | null): File[] {
  return [...(input?.files ?? [])];
}

/** What stands against the files, in words. */
function refusalIn(outcome: Outcome<unknown>, none: string): string | null {
  if (outcome.kind === 'fields') return outcome.fields[0]?.message ?? none;
  if (outcome.kind === 'conflict' || outcome.kind === 'failed') return outcome.detail || none;
  return null;
}
