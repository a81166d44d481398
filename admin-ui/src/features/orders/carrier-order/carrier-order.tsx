import { wayOf } from '../../../kit/format/way';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { later } from '../../../kit/components/later';
import { phoneFact } from '../../../kit/directory/facts';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { hasOrder, routeStatus } from '../order-view';
import type { Route } from '../queries/types';
import { VehicleUntold } from './route-carriers';
import { canAskForVehicle, isVehicleTold } from './vehicle-state';
import Send from 'lucide-react/icons/send';
import { api } from '../../../kit/api/client';
import { DateTime } from '../../../kit/components/date-time';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import FileDown from 'lucide-react/icons/file-down';
import { useToast } from '../../../kit/components/use-toast';
import { saveFile } from '../../../kit/save-file';
import { Note } from '../../../kit/components/note';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { MailStays } from '../../../kit/mail-text/form-mail-message';

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  marginTop: 24,
  paddingTop: 16,
  borderTop: '1px solid var(--line-soft)',
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& h3': {
    font: '600 14px/20px var(--font)',
  },
  '& h4': {
    color: 'var(--text-2)',
    font: '500 13px/20px var(--font)',
  },
});

const AskLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  color: 'var(--text-2)',
  font: '400 13px/20px var(--font)',
});

const MailPlace = styled('div')({ display: 'grid', gap: 12, color: 'var(--text)' });

const NotePlace = styled('div')({
  marginBottom: 12,
});

const FetchPlace = styled('span')({
  display: 'block',
  marginTop: 8,
});

const OrderMailPreview = later(async () => (await import('../order-mail-preview')).OrderMailPreview);

/** Mails the carrier the link at which vehicle and driver are told; says when that was done last. */
function AskVehicleButton({ route }: { route: Route }) {
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
  const [isAsking, setIsAsking] = useState(false);
  const label = t(route.vehicle_asked_at ? 'carrierOrder.vehicle.askAgain' : 'carrierOrder.vehicle.ask');
  return (
    <AskLine>
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
        startIcon={<Icon of={Send} size={14} />}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={label}
        confirmLabel={label}
        busy={ask.isPending}
        onConfirm={() => ask.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
        wide
      >
        <MailPlace>
          <MailStays />
          <Suspense>
            <OrderMailPreview kind="vehicle_request" route_id={route.id} />
          </Suspense>
        </MailPlace>
      </ConfirmDialog>
    </AskLine>
  );
}

const VehicleDialog = later(async () => (await import('./vehicle-dialog')).VehicleDialog);

/** The order of a route to its carrier, once there is one: its PDF, and who comes with which vehicle. */
export function CarrierOrder({ route }: { route: Route }) {
  const t = useT();
  const { order } = useOrder();
  const title = useId();
  if (!hasOrder(order.status) || !route.chosen_offer) return null;
  return (
    <Section aria-labelledby={title}>
      <Head>
        <h3 id={title}>{t('carrierOrder.title')}</h3>
        <DocumentButton route={route} />
      </Head>
      <VehicleBlock route={route} />
    </Section>
  );
}

function VehicleBlock({ route }: { route: Route }) {
  const t = useT();
  const { order } = useOrder();
  const routeName = wayOf(route);
  const [isEditing, setEditing] = useState(false);
  const { truck_plates, trailer_plates, driver_name, driver_phone } = route;
  const isKnown = isVehicleTold(route);
  return (
    <>
      <Head>
        <h4>{t('carrierOrder.vehicle.title')}</h4>
        <Button
          size="small"
          aria-label={t(isKnown ? 'carrierOrder.vehicle.editOf' : 'carrierOrder.vehicle.addOf', {
            route: routeName,
          })}
          startIcon={<Icon of={Pencil} size={14} />}
          onClick={() => setEditing(true)}
        >
          {t(isKnown ? 'carrierOrder.vehicle.edit' : 'carrierOrder.vehicle.add')}
        </Button>
      </Head>
      {isKnown && (
        <LabelledValues columns={2}>
          <LabelledValue label={t('carrierOrder.vehicle.truck_plates')}>{truck_plates}</LabelledValue>
          <LabelledValue label={t('carrierOrder.vehicle.trailer_plates')}>{trailer_plates}</LabelledValue>
          <LabelledValue label={t('carrierOrder.vehicle.driver_name')}>{driver_name}</LabelledValue>
          <LabelledValue label={t('carrierOrder.vehicle.driver_phone')}>
            {phoneFact(driver_phone)}
          </LabelledValue>
        </LabelledValues>
      )}
      {canAskForVehicle(order.status, route) ? (
        <AskVehicleButton route={route} />
      ) : (
        !isKnown && <VehicleUntold />
      )}
      {isEditing && (
        <Suspense>
          <VehicleDialog route={route} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Downloads the order of a route as its carrier gets it. */
function DocumentButton({ route }: { route: Route }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const [isRunning, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      const { name, content } = await api.download('/orders/{id}/order-routes/{routeId}/order-document', {
        params: { path: { id: order.id, routeId: route.id } },
      });
      const saved = name ?? `order-${order.id}-${route.position}.pdf`;
      saveFile(saved, content);
      toast.success(t('carrierOrder.documentDone', { name: saved }));
    } catch (error) {
      toast.failure(t('carrierOrder.documentFailed'), error, { retry: () => void download() });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isRunning}
      loadingPosition="start"
      startIcon={<Icon of={FileDown} size={14} />}
      onClick={() => void download()}
    >
      {t('carrierOrder.document')}
    </Button>
  );
}

/** Warns that the carrier got the order without its PDF, and gives the file to send it by other ways. */
export function WithoutFileNote({ route }: { route: Route }) {
  const t = useT();
  const isWithCarrier = route.status === routeStatus.waiting || route.status === routeStatus.accepted;
  if (!route.order_sent_without_file || !isWithCarrier) return null;
  return (
    <NotePlace>
      <Note tone="warn" role="status">
        <strong>{t('carrierOrder.withoutFile')}</strong> {t('carrierOrder.withoutFileNext')}
        <FetchPlace>
          <DocumentButton route={route} />
        </FetchPlace>
      </Note>
    </NotePlace>
  );
}
