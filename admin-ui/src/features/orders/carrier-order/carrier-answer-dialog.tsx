import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { useToast } from '../../../kit/components/use-toast';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { routeStatus } from '../order-view';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from '../use-order-format';
import { ReasonField, reasonLine, RouteChoice } from '../steps/step-fields';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';

type Answer = Schemas['SubcontractorAnswerInput']['action'];

interface CarrierAnswerDialogProps {
  /** The route that was answered; without it the person chooses among those that wait, the open one first. */
  routeId?: number | undefined;
  onClose: () => void;
}

/** Records what a carrier said to an order by phone or mail, with a note for the history. */
export function CarrierAnswerDialog({ routeId, onClose }: CarrierAnswerDialogProps) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const nameOf = useQuoteName();
  const { order, place } = useOrder();
  const waiting = order.routes.filter((route) => route.status === routeStatus.waiting);
  const openId = place.tab === 'route' ? place.routeId : undefined;
  const [chosenId, setChosenId] = useState(
    () => routeId ?? (waiting.find((route) => route.id === openId) ?? waiting[0])?.id,
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [reason, setReason] = useState('');
  const route = waiting.find((candidate) => candidate.id === chosenId);
  const quote = route?.chosen_offer;
  const name = quote ? nameOf(quote) : t('orders.quotes.unknown');
  const tellRefusal = useTellRefusal(onClose);
  const record = useOrderMutation({
    run: (body: Schemas['SubcontractorAnswerInput']) =>
      api.post('/orders/{id}/record-subcontractor-answer', { params: { path: { id: order.id } }, body }),
    onFailure: (error) => void tellRefusal(t('carrierOrder.answer.failed'), error),
    done: (_order, { action }) => {
      toast.success(t(`carrierOrder.answer.done.${action}`, { name }));
    },
  });
  const { askToClose, question } = useCloseGuard(reason.trim() !== '', onClose);
  const close = () => {
    if (!record.isPending) askToClose();
  };
  if (!route) return null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!route || !answer || record.isPending) return;
    const body = { route_id: route.id, action: answer, reason: reasonLine(reason) || null };
    record.mutate(body, { onSuccess: onClose });
  }

  return (
    <Dialog open onClose={close} onKeyDown={submitOnCtrlEnter} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <DialogHeading id={`${id}-title`} onClose={close}>
          {t('carrierOrder.answer.title')}
        </DialogHeading>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {routeId === undefined && waiting.length > 1 && (
            <RouteChoice routes={waiting} value={route.id} onChange={setChosenId} />
          )}
          <FormControl>
            <FormLabel id={`${id}-answer`} sx={{ fontSize: 13, fontWeight: 500, color: 'var(--text-2)' }}>
              {t('carrierOrder.answer.question', { name })}
            </FormLabel>
            <RadioGroup aria-labelledby={`${id}-answer`} value={answer ?? ''}>
              {(['accept', 'reject'] as const).map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" onChange={() => setAnswer(one)} />}
                  label={t(`carrierOrder.answer.said.${one}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <ReasonField
            id={`${id}-reason`}
            label={t('carrierOrder.answer.note')}
            helperText={t('carrierOrder.answer.noteHint')}
            value={reason}
            onChange={setReason}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={record.isPending}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={answer === null} loading={record.isPending}>
            {t('carrierOrder.answer.submit')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
