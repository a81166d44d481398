import type { PublicApi } from '../api/public-api';
import { saveFile } from '../lib/save-file';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { Icon } from '../ui/icon';
import { TroubleNotice } from '../ui/notices';
import { useTexts } from '../ui/texts';
import { useSender } from '../ui/use-sender';
import type { SubcontractorOrderState } from './use-subcontractor-order';

interface DocumentButtonProps {
  api: PublicApi;
  state: SubcontractorOrderState;
  texts: SubcontractorOrderMessages;
}

/** The order as a PDF, once the server's record says that there is one. */
export function DocumentButton({ api, state, texts }: DocumentButtonProps) {
  const { common } = useTexts();
  const { sending, trouble, send } = useSender();
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
      <button type="button" className="button outline large wide" disabled={sending !== null} onClick={save}>
        <Icon name="down" />
        {sending === null ? texts.document : common.processing}
      </button>
      <TroubleNotice trouble={trouble} title={texts.documentFailed} retry={save} />
    </>
  );
}
