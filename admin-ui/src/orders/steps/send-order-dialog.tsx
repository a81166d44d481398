import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Forward from 'lucide-react/icons/forward';
import { useId, useState } from 'react';
import { DialogHeading } from '../../components/dialog-heading';
import { Icon } from '../../components/icon';
import { LabelledValue, LabelledValues } from '../../components/labelled-value';
import { Money } from '../../components/money';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { useQuoteName } from '../quotes/use-quote-name';
import { isReadyToSend } from './ready-to-send';
import { RouteChoice } from './route-choice';
import { useSendOrder } from './use-send-order';

interface SendOrderDialogProps {
  /** The route whose order goes out; without it the person chooses among those that are ready, the open one first. */
  routeId?: number | undefined;
  onClose: () => void;
}

/** Asks once more before a subcontractor gets the order of a route. */
export function SendOrderDialog({ routeId, onClose }: SendOrderDialogProps) {
  const t = useT();
  const id = useId();
  const { order, place } = useOrder();
  const nameOf = useQuoteName();
  const ready = order.routes.filter(isReadyToSend);
  const openId = place.tab === 'route' ? place.routeId : undefined;
  const [chosenId, setChosenId] = useState(
    () => routeId ?? (ready.find((candidate) => candidate.id === openId) ?? ready[0])?.id,
  );
  const route = ready.find((candidate) => candidate.id === chosenId);
  const send = useSendOrder(order.id, onClose);
  const quote = route?.chosen_offer;
  if (!route || !quote) return null;
  const close = () => {
    if (!send.isPending) onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`}>
      <DialogHeading id={`${id}-title`} onClose={close}>
        {t('orders.sendOrder.title')}
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {routeId === undefined && ready.length > 1 && (
          <RouteChoice routes={ready} value={route.id} onChange={setChosenId} />
        )}
        <p>{t('orders.sendOrder.text', { name: nameOf(quote) })}</p>
        <LabelledValues columns={2}>
          <LabelledValue label={t('orders.sendOrder.price')}>
            <Money amount={quote.price} currency={quote.currency} />
          </LabelledValue>
          <LabelledValue label={t('orders.sendOrder.email')}>{quote.subcontractor.email}</LabelledValue>
        </LabelledValues>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={send.isPending}>
          {t('common.action.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          startIcon={<Icon of={Forward} />}
          loading={send.isPending}
          loadingPosition="start"
          onClick={() => send.mutate(route, { onSuccess: onClose })}
        >
          {t('orders.sendOrder.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
