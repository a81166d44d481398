import { useCountries } from '../../../kit/api/countries';
import { DateTime } from '../../../kit/components/date-time';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { windowEnd } from '../facts/time-window';
import styles from './route-panel.module.css';

interface Place {
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
}

interface RouteEndsProps {
  place: Place;
  pickupDate: string | null;
  deliveryDate: string | null;
  /** Until when each place can be reached; a window that ends with its date is none. */
  pickupUntil?: string | null;
  deliveryUntil?: string | null;
}

/** Where a transport begins and ends, and when, as a line with two stops. */
export function RouteEnds(props: RouteEndsProps) {
  const { place, pickupDate, deliveryDate, pickupUntil = null, deliveryUntil = null } = props;
  const t = useT();
  return (
    <ol className={styles['ends']}>
      <Stop
        label={t('newOrder.pickup')}
        street={place.pickup_street}
        city={place.pickup_city}
        postCode={place.pickup_post_code}
        countryCode={place.pickup_country}
        date={pickupDate}
        until={pickupUntil}
      />
      <Stop
        label={t('newOrder.delivery')}
        street={place.delivery_street}
        city={place.delivery_city}
        postCode={place.delivery_post_code}
        countryCode={place.delivery_country}
        date={deliveryDate}
        until={deliveryUntil}
      />
    </ol>
  );
}

interface StopProps {
  label: string;
  street: string;
  city: string;
  postCode: string;
  countryCode: string;
  date: string | null;
  until: string | null;
}

function Stop({ label, street, city, postCode, countryCode, date, until }: StopProps) {
  const t = useT();
  const format = useFormat();
  const end = windowEnd({ from: date, until });
  const countries = useCountries();
  const known = countries.byCode(countryCode);
  const country = known?.name ?? countryCode;
  const local = date && known ? format.timeAt(date, known.time_zone) : null;
  const localEnd = local && until && end && known ? format.timeAt(until, known.time_zone) : null;
  return (
    <li>
      <span className={styles['what']}>{label}</span>
      <b className={styles['city']}>{city}</b>
      <span className={styles['street']}>
        {[street, `${postCode} ${city}`.trim(), country].filter(Boolean).join(', ')}
      </span>
      <span className={styles['when']}>
        <DateTime value={date} />
        {until && end && ` ${t('orders.facts.until', { time: format[end](until) })}`}
      </span>
      {local && (
        <span className={styles['local']}>
          {t('newOrder.timeAtPlace', { time: [local, localEnd].filter(Boolean).join('–') })}
        </span>
      )}
    </li>
  );
}
