import { styled } from '@mui/material/styles';
import { useT } from '../i18n/use-t';
import { Cell, FieldGrid } from './field-grid';
import { FormCountry } from './form-select';
import { FormDateTime } from './form-date';
import { FormText } from './form-text';

/** A date with its time needs more room than the name of a country, which is read whole as well. */
const CountryAndDate = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '16px 12px',
  alignItems: 'start',
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface AddressFieldsProps {
  /** Begins the names of the fields, as in `pickup_street`. */
  prefix: 'pickup' | 'delivery';
  autoFocus?: boolean;
  /** The country is given and cannot be changed. */
  fixedCountry?: boolean;
}

/** Street, post code, city, country and date of a loading or unloading. */
export function AddressFields({ prefix, autoFocus = false, fixedCountry = false }: AddressFieldsProps) {
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
      <Cell span={6}>
        <CountryAndDate>
          <FormCountry
            name={`${prefix}_country`}
            by="code"
            label={t('newOrder.country')}
            required
            disabled={fixedCountry}
          />
          <FormDateTime name={`${prefix}_date`} label={t(`newOrder.${prefix}Date`)} required />
        </CountryAndDate>
      </Cell>
    </FieldGrid>
  );
}
