import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { Icon } from '../ui/icon';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { useTexts } from '../ui/texts';
import type { VehicleTelling } from './use-vehicle';
import { VehicleFields } from './vehicle-fields';

/** Vehicle and driver after the order was accepted: to tell, or to correct. */
export function VehicleForm({
  telling,
  texts,
}: {
  telling: VehicleTelling;
  texts: SubcontractorOrderMessages;
}) {
  const { common } = useTexts();
  const { form, element, submission, saved, save } = telling;
  return (
    <>
      <ErrorSummary items={submission.items} attempt={submission.attempt} />
      <TroubleNotice trouble={submission.trouble} title={texts.vehicleFailed} retry={save} />
      {submission.conflict !== null && <p className="notice notice-warn">{submission.conflict}</p>}
      <VehicleFields
        form={form}
        element={element}
        lead={texts.vehicleLater}
        deed={['action', 'vehicle']}
        texts={texts}
        onSubmit={save}
      >
        <div className="vehicle-deed">
          <button
            type="submit"
            className="button primary large wide"
            name="action"
            value="vehicle"
            disabled={submission.sending}
          >
            {submission.sending ? common.processing : texts.vehicleSave}
          </button>
        </div>
        <p className="saved" role="status">
          {saved && (
            <>
              <Icon name="check" size="sm" />
              {texts.vehicleSaved}
            </>
          )}
        </p>
      </VehicleFields>
    </>
  );
}
