import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Check from 'lucide-react/icons/check';
import { api } from '../../../kit/api/client';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { OrderDetails, PriceRequest } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

interface PassOnButtonProps {
  mail: OrderDetails['mails_on_hold'][number];
  /** The button names the route, where there are several such mails. */
  namesRoute?: boolean;
}

function usePassOn(email: string) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  return useOrderMutation({
    run: (messageId: number) =>
      api.post('/orders/{id}/mails/{messageId}/passed-on', {
        params: { path: { id: order.id, messageId } },
      }),
    failed: t('links.passedOn.failed'),
    done: () => toast.success(t('links.passedOn.done', { email })),
  });
}

/** The same of a price request, in a list of them; nothing where its mail left or is on its way, or it was answered. */
export function PassOnRequest({ request }: { request: PriceRequest }) {
  const t = useT();
  const { message_id: messageId, state, subcontractor_name: name } = request;
  const passOn = usePassOn(request.subcontractor_email);
  if (messageId === null || (state !== 'stored' && state !== 'failed')) return null;
  return (
    <Tooltip title={t('links.passedOn.buttonOf', { name })} describeChild={false}>
      <IconButton
        size="small"
        aria-busy={passOn.isPending}
        onClick={() => !passOn.isPending && passOn.mutate(messageId)}
      >
        <Icon of={Check} size={14} />
      </IconButton>
    </Tooltip>
  );
}

/** Says that the link of a mail that reached nobody was handed over in another way; nothing for a mail that is still on its way. */
export function PassOnButton({ mail, namesRoute = false }: PassOnButtonProps) {
  const t = useT();
  const { order } = useOrder();
  const { message_id: messageId } = mail;
  const passOn = usePassOn(mail.to);
  const route = namesRoute && order.routes.find(({ id }) => id === mail.route_id);
  if (messageId === null || mail.delivery === 'queued') return null;
  const label = t('links.passedOn.button');
  return (
    <HandedOverButton
      label={route ? `${label}: ${wayOf(route)}` : label}
      isPending={passOn.isPending}
      onClick={() => passOn.mutate(messageId)}
    />
  );
}

interface HandedOverButtonProps {
  label: string;
  /** It is being noted: a second click does nothing. */
  isPending: boolean;
  onClick: () => void;
}

/** Says that what a mail brought was handed over in another way. */
export function HandedOverButton({ label, isPending, onClick }: HandedOverButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-busy={isPending}
      startIcon={<Icon of={Check} size={14} />}
      onClick={() => !isPending && onClick()}
    >
      {label}
    </Button>
  );
}
