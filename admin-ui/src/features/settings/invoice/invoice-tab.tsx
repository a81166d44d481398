import { invoiceCountryValues } from '@frakto/sdk/enums';
import { ProblemError } from '@frakto/sdk/client';
import { api } from '../../../kit/api/client';
import { useCountries } from '../../../kit/api/countries';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Schemas } from '../../../kit/api/types';
import { Segmented } from '../../../kit/components/segmented';
import { textOf } from '../../../kit/form/use-field';
import { usePostCodeRule } from '../../../kit/form/use-post-code-rule';
import { useT } from '../../../kit/i18n/use-t';
import { Loaded } from '../loaded';
import { Section } from '../../../kit/components/section';
import { SettingsFormFrame } from '../settings-form-frame';
import { readSettings, useCompanySettings, useForgetSettings } from '../settings-queries';
import { useSettingsForm } from '../use-settings-form';
import styles from './invoice.module.css';
import { InvoiceFields } from './invoice-fields';
import { invoiceLabels, invoiceValues, neededFields, type InvoiceValues } from './invoice-values';

const prefix = /^company_data\./;

/** The company as it stands on its invoices, by the rules of the country that it invoices from. */
export function InvoiceTab() {
  return <Loaded query={useCompanySettings()}>{(settings) => <InvoiceForm settings={settings} />}</Loaded>;
}

function InvoiceForm({ settings }: { settings: Schemas['CompanySettings'] }) {
  const t = useT();
  const forget = useForgetSettings();
  const { byCode } = useCountries();
  const postCodeFault = usePostCodeRule();
  const editing = useSettingsForm<InvoiceValues>({
    start: invoiceValues(settings),
    schema: ({ companyDataInputSchema }) => companyDataInputSchema,
    rules: (values) => {
      const { invoice_country: country, post_code } = values;
      const lacking = neededFields[country].filter((field) => values[field].trim() === '');
      const postCode = postCodeFault(byCode(country), post_code);
      return {
        ...Object.fromEntries(lacking.map((field) => [field, t('common.fault.required')])),
        ...(postCode && { post_code: postCode }),
      };
    },
    save: async (body, { invoice_country }, version) => {
      try {
        const company_data = body as Schemas['CompanyDataInput'];
        const saved = await api.put('/company-settings', {
          body: { invoice_country, company_data, version },
        });
        forget();
        return invoiceValues(saved);
      } catch (error) {
        throw faultsOfFields(error);
      }
    },
    load: async () => invoiceValues(await readSettings()),
    done: t('settings.invoice.done'),
    failed: t('settings.failed'),
  });
  const { form } = editing;
  const country = form.watch('invoice_country');
  return (
    <SettingsFormFrame
      label={t('settings.tab.invoice')}
      editing={editing}
      say={(field, value) =>
        field === 'invoice_country'
          ? [t('settings.invoice.country'), byCode(textOf(value))?.name ?? textOf(value)]
          : [t(invoiceLabels[field]), textOf(value)]
      }
    >
      <InvoiceFields country={country}>
        <Section title={t('settings.invoice.country')} text={t('settings.invoice.countryText')}>
          <div className={styles['country']}>
            <Segmented
              label={t('settings.invoice.country')}
              value={country}
              options={invoiceCountryValues.map((code) => ({
                value: code,
                label: byCode(code)?.name ?? code,
              }))}
              onChange={(code) => {
                form.setValue('invoice_country', code, { shouldDirty: true });
                form.clearErrors();
              }}
            />
          </div>
        </Section>
      </InvoiceFields>
    </SettingsFormFrame>
  );
}

/** The API names the fields of invoice data with their place; the form has them side by side. */
function faultsOfFields(error: unknown): unknown {
  const problem = problemOf(error);
  if (!problem) return error;
  const errors = problem.errors.map((fault) => ({ ...fault, field: fault.field.replace(prefix, '') }));
  return new ProblemError({ ...problem, errors }, problem.requestId, problem.retryAfter);
}
