import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/components/icon';
import { LabelledValue } from '../../../kit/components/labelled-value';
import { mailFact, phoneFact } from '../../../kit/directory/facts';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import styles from '../details/details.module.css';
import { useOrder } from '../order-context';
import { hasOrder, routeStatus } from '../order-view';
import { useCarrierEmail, useOrderCarrier } from '../queries/order-queries';
import type { Quote, Route } from '../queries/types';
import { useQuoteName } from '../use-order-format';
import { isVehicleTold } from './vehicle-state';

/** A route that is driven, with the quote that was chosen for it. */
interface Driven {
  route: Route;
  quote: Quote;
}

/** Who drives each route of an order, with which vehicle, and how to reach them; nothing before there is an order. */
export function RouteCarriers() {
  const t = useT();
  const { order } = useOrder();
  if (!hasOrder(order.status)) return null;
  const driven = order.routes.flatMap((route): Driven[] =>
    route.chosen_offer && route.status !== routeStatus.rejected ? [{ route, quote: route.chosen_offer }] : [],
  );
  if (driven.length === 0) return null;
  const isOnly = order.routes.length === 1;
  return (
    <table
      className={`${styles['list']} ${styles['carriers']}`}
      aria-label={t('orders.route.carrier')}
      data-only={isOnly || undefined}
    >
      <thead>
        <tr>
          {!isOnly && <th scope="col">{t('orders.route.menu')}</th>}
          <th scope="col">{t('orders.route.carrier')}</th>
          <th scope="col">{t('orders.route.carrierPhone')}</th>
          <th scope="col">{t('carrierOrder.vehicle.title')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {driven.map(({ route, quote }) => (
          <CarrierRow key={route.id} route={route} quote={quote} isOnly={isOnly} />
        ))}
      </tbody>
    </table>
  );
}

function CarrierRow({ route, quote, isOnly }: Driven & { isOnly: boolean }) {
  const { name, email, phone } = useCarrierContact(quote);
  const { truck_plates, trailer_plates, driver_name, driver_phone } = route;
  return (
    <tr>
      {!isOnly && (
        <th scope="row" className={styles['name']}>
          {wayOf(route)}
        </th>
      )}
      <td>
        {name}
        <small>{mailFact(email)}</small>
      </td>
      <td>{phoneFact(phone)}</td>
      <td>
        {isVehicleTold(route) ? (
          <>
            {[truck_plates, trailer_plates].filter(Boolean).join(' / ')}
            <small>
              {driver_name}
              {driver_name && driver_phone && ', '}
              {phoneFact(driver_phone)}
            </small>
          </>
        ) : (
          <VehicleUntold />
        )}
      </td>
      <td>
        <div className={styles['write']}>
          <WriteToCarrierButton route={route} />
        </div>
      </td>
    </tr>
  );
}

/** The carrier of a quote by name, which leads to their page, with address and phone. */
export function CarrierContact({ quote }: { quote: Quote }) {
  const t = useT();
  const { name, email, phone } = useCarrierContact(quote);
  return (
    <>
      <LabelledValue label={t('orders.route.carrier')}>{name}</LabelledValue>
      <LabelledValue label={t('orders.route.carrierEmail')}>{mailFact(email)}</LabelledValue>
      <LabelledValue label={t('orders.route.carrierPhone')}>{phoneFact(phone)}</LabelledValue>
    </>
  );
}

function useCarrierContact(quote: Quote) {
  const name = useQuoteName()(quote);
  const { data: carrier } = useOrderCarrier(quote.subcontractor_id);
  const email = useCarrierEmail(quote);
  return {
    name:
      quote.subcontractor_id === null ? (
        name
      ) : (
        <Link to={paths.subcontractorPage(quote.subcontractor_id)}>{name}</Link>
      ),
    email,
    phone: carrier?.phone ?? null,
  };
}

/** In place of the vehicle and driver of a route while nobody has told of them. */
export function VehicleUntold() {
  const t = useT();
  return <span className={styles['untold']}>{t('carrierOrder.vehicle.untold')}</span>;
}

/** Opens a mail to the carrier of a route; nothing where they have no address. */
export function WriteToCarrierButton({ route }: { route: Route }) {
  const t = useT();
  const { openDialog } = useOrder();
  const name = useQuoteName();
  const quote = route.chosen_offer;
  const email = useCarrierEmail(quote);
  if (!quote || !email) return null;
  const label = t('carrierOrder.writeOf', { name: name(quote) });
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={label}
      title={label}
      onClick={() => openDialog({ kind: 'write-to-carrier', routeId: route.id })}
    >
      <Icon of={Mail} size={14} />
      <span>{t('carrierOrder.write')}</span>
    </Button>
  );
}
