import { useWatch } from 'react-hook-form';
import { RegisterLookup } from '../company-register/register-lookup';
import { useNumberWarnings } from '../../kit/form/use-number-warnings';
import { Cell, FieldGrid, FieldGroup } from '../../kit/form/field-grid';
import { FormCountry } from '../../kit/form/form-select';
import { RecordTextInput } from '../../kit/records/record-text-input';
import { useT } from '../../kit/i18n/use-t';
import { clientLabels, clientNumbers } from './client-labels';
import { NumberFields } from './number-fields';

/** The fields of a client. */
export function ClientFields() {
  const t = useT();
  const country = (useWatch({ name: 'country_id' }) ?? null) as number | null;
  const { warnings, check } = useNumberWarnings(country, clientNumbers);
  return (
    <div style={{ display: 'contents' }} onBlur={check}>
      <RegisterLookup labels={clientLabels} onFilled={check} />
      <FieldGroup title={t('clients.section.basic')}>
        <FieldGrid>
          <NameCells />
          <Cell span={2} phone={3}>
            <RecordTextInput source="post_code" label={t('clients.field.postCode')} required maxLength={12} />
          </Cell>
          <Cell span={2} phone={3}>
            <RecordTextInput source="city" label={t('clients.field.city')} maxLength={200} />
          </Cell>
          <Cell span={2}>
            <FormCountry name="country_id" by="id" label={t('clients.field.country')} required />
          </Cell>
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={t('clients.section.contact')}>
        <FieldGrid>
          <ContactCells span={3} warnings={warnings} />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={t('clients.section.more')}>
        <FieldGrid>
          <NumberFields warnings={warnings} />
          <Cell span={6}>
            <RecordTextInput source="notes" label={t('clients.field.notes')} rows={3} maxLength={4000} />
          </Cell>
        </FieldGrid>
      </FieldGroup>
    </div>
  );
}

/** What a client is called, and the street. */
export function NameCells() {
  const t = useT();
  return (
    <>
      <Cell span={6}>
        <RecordTextInput source="name" label={t('clients.field.name')} required autoFocus maxLength={200} />
      </Cell>
      <Cell span={6}>
        <RecordTextInput source="address" label={t('clients.field.address')} required maxLength={200} />
      </Cell>
    </>
  );
}

interface ContactCellsProps {
  /** Of the e-mail address and the phone number, in sixths of the line. */
  span: 3 | 6;
  warnings: Partial<Record<'phone', string>>;
}

/** How to reach a client. */
export function ContactCells({ span, warnings }: ContactCellsProps) {
  const t = useT();
  return (
    <>
      <Cell span={span}>
        <RecordTextInput source="email" label={t('clients.field.email')} type="email" inputMode="email" />
      </Cell>
      <Cell span={span}>
        <RecordTextInput
          source="phone"
          label={t('clients.field.phone')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          warning={warnings.phone}
        />
      </Cell>
      <Cell span={6}>
        <RecordTextInput
          source="website"
          label={t('clients.field.website')}
          inputMode="url"
          maxLength={500}
        />
      </Cell>
    </>
  );
}
