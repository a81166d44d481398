import { adrClassValues, bodyTypeValues, incotermValues } from '@frakto/sdk/enums';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDateTime } from '../../../kit/form/form-date';
import { FormNumber } from '../../../kit/form/form-number';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useT } from '../../../kit/i18n/use-t';

const longestReference = 60;

// The contract lists whole classes before divisions; people look for 1.4 after 1.3.
const classes = adrClassValues.toSorted((one, other) => Number(one) - Number(other));

/** Every fact that an order may have, to enter. */
export function FactFields() {
  const t = useT();
  return (
    <FieldGrid>
      <Cell span={3}>
        <FormDateTime name="pickup_until" label={t('orders.facts.pickupUntil')} />
      </Cell>
      <Cell span={3}>
        <FormDateTime name="delivery_until" label={t('orders.facts.deliveryUntil')} />
      </Cell>
      <Cell span={3} phone={3}>
        <FormNumber name="ldm" label={t('orders.facts.ldm')} />
      </Cell>
      <Cell span={3} phone={3}>
        <FormSelect
          name="body_type"
          label={t('orders.facts.bodyType')}
          optional
          options={bodyTypeValues.map((value) => ({ value, label: t(`orders.facts.body.${value}`) }))}
        />
      </Cell>
      <Cell span={2} phone={2}>
        <FormNumber
          name="length_cm"
          label={t('orders.facts.length')}
          hint={t('orders.facts.sizeHint')}
          whole
        />
      </Cell>
      <Cell span={2} phone={2}>
        <FormNumber name="width_cm" label={t('orders.facts.width')} whole />
      </Cell>
      <Cell span={2} phone={2}>
        <FormNumber name="height_cm" label={t('orders.facts.height')} whole />
      </Cell>
      <Cell span={2} phone={3}>
        <FormNumber name="temperature_min" label={t('orders.facts.temperatureMin')} />
      </Cell>
      <Cell span={2} phone={3}>
        <FormNumber name="temperature_max" label={t('orders.facts.temperatureMax')} />
      </Cell>
      <Cell span={2}>
        <FormSelect
          name="incoterm"
          label={t('orders.facts.incoterm')}
          optional
          options={incotermValues.map((value) => ({ value, label: value }))}
        />
      </Cell>
      <Cell span={3} phone={3}>
        <FormText name="adr_un" label={t('orders.facts.adrUn')} inputMode="numeric" maxLength={4} />
      </Cell>
      <Cell span={3} phone={3}>
        <FormSelect
          name="adr_class"
          label={t('orders.facts.adrClass')}
          optional
          options={classes.map((value) => ({ value, label: value }))}
        />
      </Cell>
      <ReferenceFields />
    </FieldGrid>
  );
}

/** What the client and the company call the order; inside a `FieldGrid`. */
export function ReferenceFields() {
  const t = useT();
  return (
    <>
      <Cell span={3}>
        <FormText
          name="client_reference"
          label={t('orders.facts.clientReference')}
          maxLength={longestReference}
        />
      </Cell>
      <Cell span={3}>
        <FormText name="our_reference" label={t('orders.facts.ourReference')} maxLength={longestReference} />
      </Cell>
    </>
  );
}
