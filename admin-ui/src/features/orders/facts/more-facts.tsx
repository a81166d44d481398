import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Icon } from '../../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { useT, type Translate } from '../../../kit/i18n/use-t';
import { factFields, type FactValues } from './fact-values';
import styles from './facts.module.css';
import { useFormat, type Format } from '../../../kit/format/use-format';
import { windowEnd } from './time-window';
import { isInstant } from '@frakto/sdk/rules';
import { adrClassValues, bodyTypeValues, incotermValues } from '@frakto/sdk/enums';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDateTime } from '../../../kit/form/form-date';
import { FormNumber } from '../../../kit/form/form-number';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';

interface Windows {
  pickup_date: string | null;
  pickup_until: string | null;
  delivery_date: string | null;
  delivery_until: string | null;
}

/** The ends of both windows as facts, where there are any. */
function useWindowList(values: Windows): Fact[] {
  const t = useT();
  const format = useFormat();
  return (['pickup', 'delivery'] as const).flatMap((end) => {
    const until = dateOf(values[`${end}_until`]);
    const way = windowEnd({ from: dateOf(values[`${end}_date`]), until });
    return until && way
      ? [{ key: end, label: t(`orders.facts.${end}Until`), value: format[way](until) }]
      : [];
  });
}

/** A form may also hold what was typed and is no date. */
const dateOf = (value: string | null) => (value !== null && isInstant(value) ? value : null);

/** The facts of the form around it: folded, what is filled in; unfolded, the fields. */
export function MoreFacts() {
  const t = useT();
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const { errors } = useFormState();
  // A fault must be in sight.
  const isOpen = wanted || factFields.some((field) => field in errors);
  return (
    <section className={styles['more']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <span id={`${id}-title`}>{t('orders.facts.title')}</span>
        <FoldButton isOpen={isOpen} controls={`${id}-fields`} onToggle={() => setWanted(!isOpen)} />
      </div>
      <div id={`${id}-fields`}>{isOpen ? <FactFields /> : <FilledFacts />}</div>
    </section>
  );
}

interface FoldButtonProps {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

function FoldButton({ isOpen, controls, onToggle }: FoldButtonProps) {
  const t = useT();
  const isAny = useFilled().length > 0;
  const label = isAny ? t('orders.facts.edit') : t('orders.facts.add');
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      endIcon={
        <span className={styles['sign']} data-turned={isOpen || undefined}>
          <Icon of={ChevronDown} size={14} />
        </span>
      }
    >
      {isOpen ? t('orders.facts.hide') : label}
    </Button>
  );
}

function FilledFacts() {
  const t = useT();
  const filled = useFilled();
  if (filled.length === 0) return <p className={styles['none']}>{t('orders.facts.none')}</p>;
  return (
    <LabelledValues columns={2}>
      {filled.map(({ key, label, value }) => (
        <LabelledValue key={key} label={label}>
          {value}
        </LabelledValue>
      ))}
    </LabelledValues>
  );
}

/** What is filled in now, saved or not. */
function useFilled() {
  const values = useWatch() as FactValues & { pickup_date: string | null; delivery_date: string | null };
  return [...useWindowList(values), ...useFactList(values)];
}

const longestReference = 60;

// The contract lists whole classes before divisions; people look for 1.4 after 1.3.
const classes = adrClassValues.toSorted((one, other) => Number(one) - Number(other));

/** Every fact that an order may have, to enter. */
function FactFields() {
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

/** A fact to read. */
interface Fact {
  key: string;
  label: string;
  value: string;
}

/** What is known of a load, as it is read; only what is known. Windows stand beside their dates and not here. */
export function useFactList(values: Partial<FactValues>): Fact[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => factList(values, t, format), [values, t, format]);
}

function factList(values: Partial<FactValues>, t: Translate, format: Format): Fact[] {
  const fact = (key: string, label: string, value: string | null | undefined): Fact[] =>
    value ? [{ key, label, value }] : [];
  const { ldm, body_type: body, adr_un: un, adr_class: adrClass } = values;
  const adr = [un && `UN ${un}`, adrClass && t('orders.facts.adrClassOf', { class: adrClass })];
  return [
    ...fact('ldm', t('orders.facts.ldm'), ldm == null ? null : format.number(ldm)),
    ...fact('size', t('orders.facts.dimensions'), dimensions(values, t, format)),
    ...fact('body', t('orders.facts.bodyType'), body && t(`orders.facts.body.${body}`)),
    ...fact('temperature', t('orders.facts.temperature'), temperature(values, format)),
    ...fact('adr', t('orders.facts.adr'), adr.filter(Boolean).join(', ')),
    ...fact('incoterm', t('orders.facts.incoterm'), values.incoterm),
    ...fact('client', t('orders.facts.clientReference'), values.client_reference),
    ...fact('own', t('orders.facts.ourReference'), values.our_reference),
  ];
}

function dimensions(values: Partial<FactValues>, t: Translate, format: Format): string {
  const sides = [
    ['length', values.length_cm],
    ['width', values.width_cm],
    ['height', values.height_cm],
  ] as const;
  const known = sides.flatMap(([name, side]) =>
    typeof side === 'number' ? [{ name, size: format.number(side) }] : [],
  );
  if (known.length === sides.length) return `${known.map(({ size }) => size).join(' × ')} cm`;
  return known.map(({ name, size }) => t(`orders.facts.${name}Of`, { size })).join(', ');
}

function temperature(values: Partial<FactValues>, format: Format): string | null {
  const { temperature_min: min, temperature_max: max } = values;
  const signed = (degrees: unknown) =>
    typeof degrees === 'number' ? `${degrees > 0 ? '+' : ''}${format.number(degrees)}` : null;
  const [from, to] = [signed(min), signed(max)];
  if (from === null && to === null) return null;
  if (from === null) return `≤ ${to} °C`;
  if (to === null) return `≥ ${from} °C`;
  return from === to ? `${from} °C` : `${from} … ${to} °C`;
}
