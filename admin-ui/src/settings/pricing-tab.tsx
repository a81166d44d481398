import { currencyValues, type Currency } from '@frakto/sdk/enums';
import { checkForm, companySettingsUpdateSchema, priceSettingsInputSchema } from '@frakto/sdk/forms';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { Cell, FieldGrid } from '../form/field-grid';
import { FormNumber } from '../form/form-number';
import { FormSelect } from '../form/form-select';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import { Loaded } from './loaded';
import { Section } from './section';
import { SettingsFormFrame } from './settings-form-frame';
import { priceKey, readPrice, readSettings, useForgetSettings } from './settings-queries';
import { useSettingsForm, type Versioned } from './use-settings-form';

type PricingValues = {
  price_per_km: number | null;
  currency: Currency;
  profit_margin: number | null;
  payment_terms_days: number | null;
};

async function load(signal?: AbortSignal): Promise<Versioned<PricingValues>> {
  const [price, settings] = await Promise.all([readPrice(signal), readSettings(signal)]);
  return {
    version: settings.version,
    values: {
      price_per_km: price.price_per_km,
      currency: price.currency,
      profit_margin: settings.profit_margin,
      payment_terms_days: settings.payment_terms_days,
    },
  };
}

/** What a kilometre costs, the margin and the payment terms that orders start with. */
export function PricingTab() {
  const query = useQuery({
    queryKey: [...priceKey, 'with-settings'],
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
  });
  return <Loaded query={query}>{(start) => <PricingForm start={start} />}</Loaded>;
}

function PricingForm({ start }: { start: Versioned<PricingValues> }) {
  const t = useT();
  const forget = useForgetSettings();
  // The settings may be stored while the price fails: trying again is then no other person's change.
  const stored = useRef(start.version);
  const editing = useSettingsForm<PricingValues>({
    start,
    schema: companySettingsUpdateSchema,
    empty: 'null',
    say: ({ field }) => (field === 'payment_terms_days' ? t('settings.pricing.invalidDays') : undefined),
    rules: ({ price_per_km, currency }) => {
      const check = checkForm(priceSettingsInputSchema, { price_per_km, currency });
      return check.ok ? {} : { price_per_km: t('settings.pricing.invalidPrice') };
    },
    save: async (_body, values, version) => {
      const { profit_margin, payment_terms_days, currency } = values;
      // The settings first: they can be refused because of another person's change.
      const settings = await api.put('/company-settings', {
        body: { profit_margin, payment_terms_days, version: Math.max(version, stored.current) },
      });
      stored.current = settings.version;
      const price = await api.put('/user-price-km', {
        body: { price_per_km: values.price_per_km, currency } as Schemas['PriceSettingsInput'],
      });
      forget();
      return { values: { ...values, ...price }, version: settings.version };
    },
    load,
    done: t('settings.pricing.done'),
    failed: t('settings.failed'),
  });
  const currency = editing.form.watch('currency');
  return (
    <SettingsFormFrame
      label={t('settings.tab.pricing')}
      editing={editing}
      say={(field, value) => [t(`settings.pricing.${field}`), textOf(value)]}
    >
      <Section title={t('settings.pricing.price')} text={t('settings.pricing.priceText')}>
        <FieldGrid>
          <Cell span={3}>
            <FormNumber
              name="price_per_km"
              label={t('settings.pricing.price_per_km')}
              unit={`${currency}/km`}
              required
            />
          </Cell>
          <Cell span={3}>
            <FormSelect
              name="currency"
              label={t('settings.pricing.currency')}
              options={currencyValues.map((value) => ({ value, label: value }))}
              required
            />
          </Cell>
        </FieldGrid>
      </Section>
      <Section title={t('settings.pricing.defaults')} text={t('settings.pricing.defaultsText')}>
        <FieldGrid>
          <Cell span={3}>
            <FormNumber
              name="profit_margin"
              label={t('settings.pricing.profit_margin')}
              unit="%"
              hint={t('settings.pricing.marginHint')}
            />
          </Cell>
          <Cell span={3}>
            <FormNumber
              name="payment_terms_days"
              label={t('settings.pricing.payment_terms_days')}
              unit={t('settings.pricing.days')}
              whole
              hint={t('settings.pricing.daysHint')}
            />
          </Cell>
        </FieldGrid>
      </Section>
    </SettingsFormFrame>
  );
}
