import { currencyValues, type Currency } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormNumber } from '../../kit/form/form-number';
import { FormSelect } from '../../kit/form/form-select';
import { textOf } from '../../kit/form/use-field';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Loaded, priceKey, readPrice, readSettings, useForgetSettings } from './settings-queries';
import { Section } from '../../kit/components/section';
import { SettingsFormFrame, useSettingsForm, type Versioned } from './settings-form-frame';

type PricingValues = {
  price_per_km: number | null;
  currency: Currency;
  profit_margin: number | null;
  payment_terms_days: number | null;
};

/** The price is kept beside the settings. */
interface PricingVersion {
  price: number;
  settings: number;
}

type Pricing = Versioned<PricingValues, PricingVersion>;

async function load(signal?: AbortSignal): Promise<Pricing> {
  const [price, settings] = await Promise.all([readPrice(signal), readSettings(signal)]);
  return {
    version: { price: price.version, settings: settings.version },
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

function PricingForm({ start }: { start: Pricing }) {
  const t = useT();
  const { number } = useFormat();
  const forget = useForgetSettings();
  const editing = useSettingsForm<PricingValues, PricingVersion>({
    start,
    schema: ({ companySettingsUpdateSchema }) => companySettingsUpdateSchema,
    empty: 'null',
    say: ({ field }) => (field === 'payment_terms_days' ? t('settings.pricing.invalidDays') : undefined),
    rules: ({ price_per_km, currency }, api) => {
      const check = api?.checkForm(api.priceSettingsInputSchema, { price_per_km, currency });
      return !check || check.ok ? {} : { price_per_km: t('settings.pricing.invalidPrice') };
    },
    save: async (_body, values, version, { before, reach }) => {
      const stored = { values: { ...before }, version: { ...version } };
      const { price_per_km, currency, profit_margin, payment_terms_days } = values;
      // Each part only when it was changed: another person's change of the other one is then no conflict.
      if (profit_margin !== before.profit_margin || payment_terms_days !== before.payment_terms_days) {
        const body = { profit_margin, payment_terms_days, version: version.settings };
        const settings = await api.put('/company-settings', { body });
        Object.assign(stored.values, { profit_margin, payment_terms_days });
        stored.version.settings = settings.version;
        // The price can still be refused; what was just stored is then no other person's change.
        reach(stored);
      }
      if (price_per_km !== before.price_per_km || currency !== before.currency) {
        const body = { price_per_km, currency, version: version.price } as Schemas['PriceSettingsInput'];
        const price = await api.put('/user-price-km', { body });
        Object.assign(stored.values, { price_per_km, currency });
        stored.version.price = price.version;
      }
      forget();
      return stored;
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
      say={(field, value) => [
        t(`settings.pricing.${field}`),
        typeof value === 'number' ? number(value) : textOf(value),
      ]}
    >
      <Section title={t('settings.pricing.price')} text={t('settings.pricing.priceText')}>
        <FieldGrid>
          <Cell span={3}>
            <FormNumber
              name="price_per_km"
              label={t('settings.pricing.price_per_km')}
              unit={`${currency}/km`}
              measure={`${currency}/km`}
              decimals={2}
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
