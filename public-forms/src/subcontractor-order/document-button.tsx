import type { PublicApi } from '../api/public-api';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { Icon } from '../ui/icon';
import { TroubleNotice } from '../ui/notices';
import { isTrouble } from '../api/outcome';
import { usePrepared } from '../ui/prepared';
import { useTexts } from '../ui/texts';
import { useSender } from '../ui/use-sender';
import type { SubcontractorOrderState } from './use-subcontractor-order';

interface DocumentButtonProps {
  api: PublicApi;
  state: SubcontractorOrderState;
  texts: SubcontractorOrderMessages;
}

/** The parameter that asks the page for the document instead, for browsers without scripts. */
export const DOCUMENT = 'document';

/** The order as a PDF, once the server's record says that there is one. */
export function DocumentButton({ api, state, texts }: DocumentButtonProps) {
  const { language, common } = useTexts();
  const { sending, trouble, send } = useSender();
  const sent = usePrepared()?.sent;
  const ended = sent?.action === 'document' ? sent.outcome : null;
  const { query, report } = state;
  if (!query || !report.view?.has_document) return null;
  const save = (): void =>
    send(
      'document',
      () => api.orderDocument(query),
      (outcome) => {
        if (outcome.kind === 'done') saveFile(outcome.data.name ?? texts.documentName, outcome.data.content);
        // The link or the order is not what it was: the page asks and says so.
        else report.ask();
      },
    );
  return (
    <>
      <form
        className="document"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {Object.entries({ ...query, lang: language, [DOCUMENT]: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button outline large wide" disabled={sending !== null}>
          <Icon name="down" />
          <span>{sending === null ? texts.document : common.processing}</span>
        </button>
      </form>
      <TroubleNotice
        trouble={trouble ?? (ended && isTrouble(ended) ? ended : null)}
        title={texts.documentFailed}
        retry={save}
      />
    </>
  );
}

/** Has the browser save a file under a name. */
function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the file after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
