import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type FormEvent } from 'react';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { type LostReason, lostReasonValues } from '@frakto/sdk/enums';
import { ReasonField, reasonLine } from './step-fields';
import { useVariantName } from '../use-order-format';
import { useStatusStep } from './use-status-step';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame } from '../../../kit/components/text-field';

interface RecordAnswerDialogProps {
  answer: 'accept' | 'reject';
  onClose: () => void;
}

/** Records what the client said by phone or mail, with a reason for the history. */
export function RecordAnswerDialog({ answer, onClose }: RecordAnswerDialogProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { order } = useOrder();
  const [reason, setReason] = useState('');
  const [lostReason, setLostReason] = useState<LostReason | null>(null);
  const accepts = answer === 'accept';
  const step = useStatusStep(order.id, accepts ? 'client_accepts' : 'reject', onClose);
  const offer = order.client_offer;
  const variants = accepts ? (offer?.variants ?? []) : [];
  const [variant, setVariant] = useState<number | null>(null);
  const [isVariantMissed, setIsVariantMissed] = useState(false);
  const variantName = useVariantName();
  const amount = offer ? `${format.amount(offer.price)} ${offer.currency}` : '';

  const { askToClose, question } = useCloseGuard(reason.trim() !== '' || variant !== null, onClose);
  const close = () => {
    if (!step.isPending) askToClose();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (step.isPending) return;
    if (variants.length > 0 && variant === null) return setIsVariantMissed(true);
    step.mutate(
      {
        reason: reasonLine(reason),
        lostReason: accepts ? null : lostReason,
        ...(variant !== null && { variant }),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog open onClose={close} onKeyDown={submitOnCtrlEnter} aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogHeading id={`${id}-title`} onClose={close}>
          {t(accepts ? 'orders.answerDialog.acceptTitle' : 'orders.answerDialog.rejectTitle')}
        </DialogHeading>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p>
            {variants.length > 0
              ? t('orders.answerDialog.acceptVariant')
              : t(accepts ? 'orders.answerDialog.acceptText' : 'orders.answerDialog.rejectText', { amount })}
          </p>
          {variants.length > 0 && (
            <FieldFrame
              label={t('orders.answerDialog.variant')}
              required
              error={isVariantMissed && variant === null}
              helperText={isVariantMissed && variant === null ? t('common.fault.required') : undefined}
            >
              {({ id: field, describedBy }) => (
                <NativeSelect
                  id={field}
                  input={<OutlinedInput />}
                  IconComponent={ChevronDown}
                  autoFocus
                  value={variant ?? ''}
                  inputProps={{ 'aria-describedby': describedBy }}
                  onChange={({ target }) => setVariant(target.value === '' ? null : Number(target.value))}
                >
                  <option value="">{t('orders.answerDialog.chooseVariant')}</option>
                  {variants.map((one) => (
                    <option key={one.number} value={one.number}>
                      {`${variantName(one)} · ${format.amount(one.price)} ${one.currency}`}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FieldFrame>
          )}
          {!accepts && <LostReasonField value={lostReason} onChange={setLostReason} autoFocus />}
          <ReasonField
            id={`${id}-reason`}
            label={t(accepts ? 'orders.answerDialog.acceptNote' : 'orders.answerDialog.rejectReason')}
            helperText={accepts ? undefined : t('orders.answerDialog.rejectHint')}
            value={reason}
            onChange={setReason}
            autoFocus={accepts && variants.length === 0}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={step.isPending}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={step.isPending}>
            {t(accepts ? 'orders.answerDialog.acceptSubmit' : 'orders.answerDialog.rejectSubmit')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

interface LostReasonFieldProps {
  /** Null while nothing was said. */
  value: LostReason | null;
  onChange: (reason: LostReason | null) => void;
  autoFocus?: boolean;
}

/** What an offer was lost for: one of a few reasons, so that they can be counted. */
function LostReasonField({ value, onChange, autoFocus = false }: LostReasonFieldProps) {
  const t = useT();
  return (
    <FieldFrame label={t('orders.lost.label')}>
      {({ id }) => (
        <NativeSelect
          id={id}
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          autoFocus={autoFocus}
          value={value ?? ''}
          onChange={(event) =>
            onChange(lostReasonValues.find((reason) => reason === event.target.value) ?? null)
          }
        >
          <option value="">{t('orders.lost.choose')}</option>
          {lostReasonValues.map((reason) => (
            <option key={reason} value={reason}>
              {t(`orders.lost.reason.${reason}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
