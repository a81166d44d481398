import { useT } from '../i18n/use-t';
import { Cell, FieldGrid } from './field-grid';
import { FormCountry } from './form-select';
import { FormDateTime } from './form-date';
import { FormText } from './form-text';

interface AddressFieldsProps {
  /** Begins the names of the fields, as in `pickup_street`. */
  prefix: 'pickup' | 'delivery';
  autoFocus?: boolean;
  /** Half of the usual width: the date then needs the larger part of its row. */
  narrow?: boolean;
  /** The country is given and cannot be changed. */
  fixedCountry?: boolean;
}

/** Street, post code, city, country and date of a loading or unloading. */
export function AddressFields({
  prefix,
  autoFocus = false,
  narrow = false,
  fixedCountry = false,
}: AddressFieldsProps) {
  const t = useT();
  return (
    <FieldGrid>
      <Cell span={6}>
        <FormText
          name={`${prefix}_street`}
          label={t('newOrder.street')}
          autoFocus={autoFocus}
          required
          maxLength={200}
        />
      </Cell>
      <Cell span={2}>
        <FormText name={`${prefix}_post_code`} label={t('newOrder.postCode')} required maxLength={12} />
      </Cell>
      <Cell span={4}>
        <FormText name={`${prefix}_city`} label={t('newOrder.city')} required maxLength={200} />
      </Cell>
      <Cell span={narrow ? 2 : 3}>
        <FormCountry
          name={`${prefix}_country`}
          by="code"
          label={t('newOrder.country')}
          required
          disabled={fixedCountry}
        />
      </Cell>
      <Cell span={narrow ? 4 : 3}>
        <FormDateTime name={`${prefix}_date`} label={t(`newOrder.${prefix}Date`)} required />
      </Cell>
    </FieldGrid>
  );
}
