import { api } from '../../api/client';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import type { Schemas } from '../../api/types';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useLegName } from '../use-leg-name';

/** Adds a route to the order, or saves the one that is given. Bodies come checked by the API's own schema. */
export function useSaveRoute(route: Route | undefined) {
  const t = useT();
  const toast = useToast();
  const legName = useLegName();
  const { goTo } = useOrder();
  return useOrderMutation({
    run: (body: unknown) =>
      route
        ? api.put('/order-routes/{id}', {
            params: { path: { id: route.id } },
            body: body as Schemas['RouteUpdate'],
          })
        : api.post('/order-routes', { body: body as Schemas['RouteInput'] }),
    done: (saved) => {
      toast.success(
        t(route ? 'orders.routeDialog.saved' : 'orders.routeDialog.created', { leg: legName(saved) }),
      );
      if (!route) goTo({ tab: 'route', routeId: saved.id, part: 'quotes' });
    },
  });
}
