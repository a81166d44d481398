import Button from '@mui/material/Button';
import Send from 'lucide-react/icons/send';
import { api } from '../../api/client';
import { DateTime } from '../../components/date-time';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import styles from './carrier-order.module.css';
import { useMailToast } from '../../mail-text/use-mail-toast';

/** Mails the carrier the link at which vehicle and driver are told; says when that was done last. */
export function AskVehicleButton({ route }: { route: Route }) {
  const t = useT();
  const tellMailed = useMailToast();
  const { order } = useOrder();
  const ask = useOrderMutation({
    run: () =>
      api.post('/orders/{id}/order-routes/{routeId}/vehicle-request', {
        params: { path: { id: order.id, routeId: route.id } },
      }),
    failed: t('carrierOrder.vehicle.askFailed'),
    done: () => tellMailed(t('carrierOrder.vehicle.askDone')),
  });
  return (
    <p className={styles['ask']}>
      <span>
        {t('carrierOrder.vehicle.missing')}{' '}
        {route.vehicle_asked_at && (
          <>
            {t('carrierOrder.vehicle.asked')} <DateTime value={route.vehicle_asked_at} />.
          </>
        )}
      </span>
      <Button
        size="small"
        variant="outlined"
        loading={ask.isPending}
        loadingPosition="start"
        startIcon={<Icon of={Send} size={14} />}
        onClick={() => ask.mutate()}
      >
        {t(route.vehicle_asked_at ? 'carrierOrder.vehicle.askAgain' : 'carrierOrder.vehicle.ask')}
      </Button>
    </p>
  );
}
