import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { api } from '../../../kit/api/client';
import { Icon } from '../../../kit/components/icon';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { OrderDetails } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useRouteName } from '../use-order-format';

interface PassOnButtonProps {
  mail: OrderDetails['mails_on_hold'][number];
  /** The button names the route, where there are several such mails. */
  namesRoute?: boolean;
}

/** Says that the link of a mail that reached nobody was handed over in another way; nothing for a mail that is still on its way. */
export function PassOnButton({ mail, namesRoute = false }: PassOnButtonProps) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const routeName = useRouteName();
  const { message_id: messageId } = mail;
  const passOn = useOrderMutation({
    run: (id: number) =>
      api.post('/orders/{id}/mails/{messageId}/passed-on', {
        params: { path: { id: order.id, messageId: id } },
      }),
    failed: t('links.passedOn.failed'),
    done: () => toast.success(t('links.passedOn.done', { email: mail.to })),
  });
  const route = namesRoute && order.routes.find(({ id }) => id === mail.route_id);
  if (messageId === null || mail.delivery === 'queued') return null;
  const label = t('links.passedOn.button');
  return (
    <Button
      size="small"
      variant="outlined"
      aria-busy={passOn.isPending}
      startIcon={<Icon of={Check} size={14} />}
      onClick={() => !passOn.isPending && passOn.mutate(messageId)}
    >
      {route ? `${label}: ${routeName(route)}` : label}
    </Button>
  );
}
