import { Cell, FieldGrid, FieldGroup } from '../../form/field-grid';
import { FormNumber } from '../../form/form-number';
import { FormText } from '../../form/form-text';
import { useT } from '../../i18n/use-t';
import { MoreFacts } from '../facts/more-facts';

/** What is carried, with notes and the payment term, and what else is known of it. */
export function CargoFields() {
  const t = useT();
  return (
    <FieldGroup title={t('newOrder.cargo')}>
      <FieldGrid>
        <Cell span={2} phone={3}>
          <FormNumber name="pallets_count" label={t('newOrder.pallets')} whole required />
        </Cell>
        <Cell span={2} phone={3}>
          <FormNumber name="weight" label={t('newOrder.weight')} measure="kg" required />
        </Cell>
        <Cell span={2}>
          <FormText name="cargo_type" label={t('newOrder.cargoType')} required maxLength={200} />
        </Cell>
        <Cell span={4}>
          <FormText
            name="notes"
            label={t('newOrder.notes')}
            hint={t('newOrder.notesHint')}
            rows={2}
            maxLength={4000}
          />
        </Cell>
        <Cell span={2}>
          <FormNumber name="payment_days" label={t('newOrder.paymentDays')} whole />
        </Cell>
      </FieldGrid>
      <MoreFacts />
    </FieldGroup>
  );
}
