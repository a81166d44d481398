import { isInstant } from '@frakto/sdk/rules';
import { useCountries } from '../../../kit/api/countries';
import type { Schemas } from '../../../kit/api/types';
import { useFormat } from '../../../kit/format/use-format';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { type OrderValues, type OrderField, changedFields } from './order-values';
import styles from './details.module.css';
import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import type { OrderEditing } from './use-order-editing';

const labels = {
  client_email: 'newOrder.clientEmail',
  pickup_street: 'newOrder.street',
  pickup_city: 'newOrder.city',
  pickup_post_code: 'newOrder.postCode',
  pickup_country: 'newOrder.country',
  pickup_date: 'newOrder.pickupDate',
  delivery_street: 'newOrder.street',
  delivery_city: 'newOrder.city',
  delivery_post_code: 'newOrder.postCode',
  delivery_country: 'newOrder.country',
  delivery_date: 'newOrder.deliveryDate',
  pallets_count: 'newOrder.pallets',
  weight: 'newOrder.weight',
  cargo_type: 'newOrder.cargoType',
  notes: 'newOrder.notes',
  payment_days: 'newOrder.paymentDays',
  pickup_until: 'orders.facts.pickupUntil',
  delivery_until: 'orders.facts.deliveryUntil',
  ldm: 'orders.facts.ldm',
  length_cm: 'orders.facts.length',
  width_cm: 'orders.facts.width',
  height_cm: 'orders.facts.height',
  body_type: 'orders.facts.bodyType',
  temperature_min: 'orders.facts.temperatureMin',
  temperature_max: 'orders.facts.temperatureMax',
  adr_un: 'orders.facts.adrUn',
  adr_class: 'orders.facts.adrClass',
  incoterm: 'orders.facts.incoterm',
  client_reference: 'orders.facts.clientReference',
  our_reference: 'orders.facts.ourReference',
} satisfies Record<OrderField, MessageKey>;

interface ChangeListProps {
  fields: readonly OrderField[];
  values: OrderValues;
  /** Other values of the same fields, shown beside those that differ on purpose. */
  others?: Partial<OrderValues>;
}

/** Fields by name, each with what it holds. */
export function ChangeList({ fields, values, others = {} }: ChangeListProps) {
  const t = useT();
  const write = useWriteValue();
  return (
    <ul className={styles['changes']}>
      {fields.map((field) => (
        <li key={field}>
          {endOf(field) && `${t(`newOrder.${endOf(field) ?? 'pickup'}`)}: `}
          {t(labels[field])}: <strong>{write(field, values[field])}</strong>
          {field in others &&
            ` (${t('orders.details.conflictYours', { value: write(field, others[field]) })})`}
        </li>
      ))}
    </ul>
  );
}

/** The end whose address a field belongs to; dates are named after theirs. */
function endOf(field: OrderField): 'pickup' | 'delivery' | null {
  if (field.endsWith('_date') || field.endsWith('_until')) return null;
  if (field.startsWith('pickup_')) return 'pickup';
  return field.startsWith('delivery_') ? 'delivery' : null;
}

function useWriteValue(): (field: OrderField, value: unknown) => string {
  const t = useT();
  const format = useFormat();
  const { byCode } = useCountries();
  return (field, value) => {
    if (typeof value === 'number') return format.number(value);
    if (typeof value !== 'string' || value === '') return t('common.state.none');
    if (field.endsWith('_date') || field.endsWith('_until'))
      // What was typed and is no date is told as it is.
      return isInstant(value) ? format.dateTime(value) : value;
    if (field === 'body_type') return t(`orders.facts.body.${value as Schemas['BodyType']}`);
    return field.endsWith('_country') ? (byCode(value)?.name ?? value) : value;
  };
}

/** What was typed when somebody else sent the offer: it cannot be saved any more, but it can be read and copied. */
export function LeftOverNote({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const typed = editing.form.getValues();
  return (
    <div className={styles['leftOver']}>
      <Note tone="warn" role="alert">
        <p>
          <strong>{t('orders.details.leftTitle')}</strong>
        </p>
        <p>{t('orders.details.leftText')}</p>
        <ChangeList fields={changedFields(editing.base, typed)} values={typed} />
        <div className={styles['ways']}>
          <Button size="small" variant="outlined" onClick={editing.undo}>
            {t('orders.details.leftDiscard')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
