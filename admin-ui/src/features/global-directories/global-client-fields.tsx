import { useWatch } from 'react-hook-form';
import { ContactCells, NameCells } from '../clients/client-fields';
import { clientLabels, clientNumbers } from '../clients/client-labels';
import { NumberFields } from '../clients/number-fields';
import { RegisterLookup } from '../company-register/register-lookup';
import { useNumberWarnings } from '../../kit/form/use-number-warnings';
import { Cell, FieldGrid, FieldGroup } from '../../kit/form/field-grid';
import { FormCountry } from '../../kit/form/form-select';
import { RecordTextInput } from '../../kit/records/record-text-input';
import { useT } from '../../kit/i18n/use-t';
import { styled } from '@mui/material/styles';

/** The fields of a global client in two columns: who it is and where, and how to reach it. */
export function GlobalClientFields() {
  const t = useT();
  const country = (useWatch({ name: 'country_id' }) ?? null) as number | null;
  const { warnings, check } = useNumberWarnings(country, clientNumbers);
  return (
    <div style={{ display: 'contents' }} onBlur={check}>
      <RegisterLookup labels={clientLabels} onFilled={check} />
      <Columns>
        <FieldGroup title={t('globalClients.section.basic')}>
          <FieldGrid>
            <Cell span={6}>
              <FormCountry name="country_id" by="id" label={t('clients.field.country')} optional />
            </Cell>
            <NameCells />
            <Cell span={4}>
              <RecordTextInput source="city" label={t('clients.field.city')} maxLength={200} />
            </Cell>
            <Cell span={2}>
              <RecordTextInput
                source="post_code"
                label={t('clients.field.postCode')}
                required
                maxLength={12}
              />
            </Cell>
            <Cell span={6}>
              <RecordTextInput source="notes" label={t('clients.field.notes')} rows={3} maxLength={4000} />
            </Cell>
          </FieldGrid>
        </FieldGroup>
        <FieldGroup title={t('globalClients.section.contact')}>
          <FieldGrid>
            <ContactCells span={6} warnings={warnings} />
            <NumberFields warnings={warnings} />
          </FieldGrid>
        </FieldGroup>
      </Columns>
    </div>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
