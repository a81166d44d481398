import { useWatch } from 'react-hook-form';
import { useCountries } from '../../kit/api/countries';
import { Cell } from '../../kit/form/field-grid';
import { RecordTextInput } from '../../kit/records/record-text-input';
import { useT } from '../../kit/i18n/use-t';
import { numberLabels } from './client-labels';

interface NumberFieldsProps {
  warnings: Partial<Record<'vat_number' | 'business_registration_number', string>>;
}

/** The numbers of a company, called as its country calls them. */
export function NumberFields({ warnings }: NumberFieldsProps) {
  const t = useT();
  const { byId } = useCountries();
  const labels = numberLabels(byId(useWatch({ name: 'country_id' }) as number | null)?.code);
  return (
    <>
      <Cell span={3}>
        <RecordTextInput
          source="vat_number"
          label={t(labels.vat)}
          maxLength={30}
          warning={warnings.vat_number}
        />
      </Cell>
      <Cell span={3}>
        <RecordTextInput
          source="business_registration_number"
          label={t(labels.registration)}
          maxLength={30}
          warning={warnings.business_registration_number}
        />
      </Cell>
    </>
  );
}
