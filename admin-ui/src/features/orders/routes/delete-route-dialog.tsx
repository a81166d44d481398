import { api } from '../../../kit/api/client';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useRouteName } from '../use-route-name';

/** Asks before a route goes, naming it and what goes with it. */
export function DeleteRouteDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { goTo } = useOrder();
  const routeName = useRouteName()(route);
  const remove = useOrderMutation({
    run: () => api.delete('/order-routes/{id}', { params: { path: { id: route.id } } }),
    failed: t('orders.deleteRoute.failed'),
    done: () => {
      goTo({ tab: 'details' });
      toast.success(t('orders.deleteRoute.done', { route: routeName }));
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.deleteRoute.title', { route: routeName })}
      confirmLabel={t('orders.deleteRoute.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {route.offers_count === 0
          ? t('orders.deleteRoute.textNoQuotes')
          : t('orders.deleteRoute.text', {
              quotes: t('orders.tabs.quotes', { smart_count: route.offers_count }),
            })}
      </p>
    </ConfirmDialog>
  );
}
