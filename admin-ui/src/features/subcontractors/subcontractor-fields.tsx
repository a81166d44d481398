import { rateTypeValues } from '@frakto/sdk/enums';
import { useWatch } from 'react-hook-form';
import { RegisterLookup } from '../company-register/register-lookup';
import { useNumberWarnings } from '../../kit/form/use-number-warnings';
import { Cell, FieldGrid, FieldGroup } from '../../kit/form/field-grid';
import { FormCountry, FormSelect } from '../../kit/form/form-select';
import { RecordTextInput } from '../../kit/records/record-text-input';
import { useT } from '../../kit/i18n/use-t';
import { subcontractorLabels } from './subcontractor-values';

const checkedNumbers = { phone: 'phone', vat_number: 'vat_number' } as const;

/** The fields of a subcontractor. */
export function SubcontractorFields() {
  const t = useT();
  const rates = rateTypeValues.map((value) => ({ value, label: t(`subcontractors.rate.${value}`) }));
  const country = (useWatch({ name: 'country_id' }) ?? null) as number | null;
  const { warnings, check } = useNumberWarnings(country, checkedNumbers);
  return (
    <div style={{ display: 'contents' }} onBlur={check}>
      <RegisterLookup labels={subcontractorLabels} onFilled={check} />
      <FieldGroup title={t('subcontractors.section.basic')}>
        <FieldGrid>
          <Cell span={6}>
            <RecordTextInput
              source="name"
              label={t('subcontractors.field.name')}
              required
              autoFocus
              maxLength={200}
            />
          </Cell>
          <Cell span={3}>
            <RecordTextInput
              source="email"
              label={t('subcontractors.field.email')}
              type="email"
              inputMode="email"
              hint={t('subcontractors.field.emailHint')}
            />
          </Cell>
          <Cell span={3}>
            <RecordTextInput
              source="phone"
              label={t('subcontractors.field.phone')}
              type="tel"
              inputMode="tel"
              maxLength={40}
              warning={warnings.phone}
            />
          </Cell>
          <Cell span={3}>
            <RecordTextInput
              source="vat_number"
              label={t('subcontractors.field.vat')}
              maxLength={30}
              warning={warnings.vat_number}
              hint={t('subcontractors.field.vatHint')}
            />
          </Cell>
          <Cell span={3}>
            <FormSelect
              name="rate_type"
              label={t('subcontractors.field.rateType')}
              options={rates}
              hint={t('subcontractors.field.rateHint')}
            />
          </Cell>
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={t('subcontractors.section.address')}>
        <FieldGrid>
          <Cell span={6}>
            <RecordTextInput source="address" label={t('subcontractors.field.address')} maxLength={200} />
          </Cell>
          <Cell span={2} phone={3}>
            <RecordTextInput source="post_code" label={t('subcontractors.field.postCode')} maxLength={12} />
          </Cell>
          <Cell span={2} phone={3}>
            <RecordTextInput source="city" label={t('subcontractors.field.city')} maxLength={200} />
          </Cell>
          <Cell span={2}>
            <FormCountry name="country_id" by="id" label={t('subcontractors.field.country')} optional />
          </Cell>
          <Cell span={6}>
            <RecordTextInput
              source="notes"
              label={t('subcontractors.field.notes')}
              rows={3}
              maxLength={4000}
            />
          </Cell>
        </FieldGrid>
      </FieldGroup>
    </div>
  );
}
