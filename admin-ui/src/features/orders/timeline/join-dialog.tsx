import { wayOf } from '../../../kit/format/way';
import { api } from '../../../kit/api/client';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

interface JoinDialogProps {
  route: Route;
  onClose: () => void;
}

/** Asks before a route and the one after it become one, naming what goes. */
export function JoinDialog({ route, onClose }: JoinDialogProps) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const next = order.routes[order.routes.indexOf(route) + 1];
  const join = useOrderMutation({
    run: () =>
      api.post('/orders/{id}/order-routes/{routeId}/join', {
        params: { path: { id: order.id, routeId: route.id } },
      }),
    failed: t('orders.join.failed'),
    done: () => toast.success(t('orders.join.done')),
  });
  if (!next) return null;
  return (
    <ConfirmDialog
      open
      title={t('orders.join.title', { route: wayOf(route), next: wayOf(next) })}
      confirmLabel={t('orders.join.submit')}
      busy={join.isPending}
      onConfirm={() => join.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {t('orders.join.text', {
          route: wayOf({ pickup_city: route.pickup_city, delivery_city: next.delivery_city }),
          city: route.delivery_city,
        })}
      </p>
    </ConfirmDialog>
  );
}
