import { ProblemError } from '@frakto/sdk/client';
import { invoiceCountryValues, type InvoiceCountry } from '@frakto/sdk/enums';
import BookSearch from 'lucide-react/icons/book-search';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useCountries } from '../../kit/api/countries';
import type { Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import { Section } from '../../kit/components/section';
import { Segmented } from '../../kit/components/segmented';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormText } from '../../kit/form/form-text';
import { textOf } from '../../kit/form/use-field';
import { useNumberWarnings } from '../../kit/form/use-number-warnings';
import { usePostCodeRule } from '../../kit/form/use-post-code-rule';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { RegisterAnswer, useRegister } from '../company-register/register-lookup';
import { Loaded, readSettings, useCompanySettings, useForgetSettings } from './settings-queries';
import { SettingsFormFrame, useSettingsForm, type Versioned } from './settings-form-frame';
import styles from './settings.module.css';

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

interface RegisterButtonProps {
  country: InvoiceCountry;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** Fetches the company from its country's public register, by the number that the form has. */
function RegisterButton({ country, onFilled }: RegisterButtonProps) {
  const t = useT();
  const { byCode } = useCountries();
  const number = useWatch<InvoiceValues>({ name: registerNumber[country] }).trim();
  const register = useRegister({
    labels: invoiceLabels,
    read: (company) => fromRegister(country, company),
    onFilled,
  });
  const countryId = byCode(country)?.id;
  const ask = () => {
    if (countryId !== undefined) register.ask(countryId, number);
  };
  return (
    <div className={styles['register']}>
      <ReasonButton
        variant="outlined"
        size="small"
        loading={register.isPending}
        reason={number ? null : t(`settings.invoice.register.needs${country}`)}
        onClick={ask}
      >
        <Icon of={BookSearch} size={14} />
        {t(`settings.invoice.register.fetch${country}`)}
      </ReasonButton>
      {countryId !== undefined && register.isAbout(countryId, number) && (
        <RegisterAnswer register={register} labels={invoiceLabels} />
      )}
    </div>
  );
}

interface InvoiceFieldsProps {
  country: InvoiceCountry;
  /** Stands first. */
  children: ReactNode;
}

interface FieldsProps {
  country: InvoiceCountry;
  warnings: Partial<Record<InvoiceField, string>>;
  fields: readonly Placed[];
}

type Columns = 2 | 3 | 4 | 6;
type Placed = readonly [field: InvoiceField, span: Columns];

const numbers: Readonly<Record<InvoiceCountry, readonly Placed[]>> = {
  PL: [
    ['nip', 3],
    ['regon', 3],
  ],
  NO: [
    ['organization_number', 3],
    ['vat_number', 3],
  ],
};
/** What the court register says of a company; Norwegian ones have no such thing to enter. */
const court: Readonly<Record<InvoiceCountry, readonly Placed[]>> = {
  PL: [
    ['krs', 3],
    ['share_capital', 3],
    ['register_court', 6],
  ],
  NO: [],
};
const address: readonly Placed[] = [
  ['company_name', 6],
  ['address', 6],
  ['post_code', 2],
  ['city', 4],
];
const contact: readonly Placed[] = [
  ['email', 3],
  ['phone', 3],
  ['website', 6],
];
const bank: Readonly<Record<InvoiceCountry, readonly Placed[]>> = {
  PL: [
    ['bank_name', 3],
    ['bank_swift', 3],
    ['bank_account', 6],
    ['bank_account_eur', 6],
  ],
  NO: [
    ['bank_account_no', 3],
    ['bank_swift_no', 3],
    ['bank_iban_no', 6],
    ['bank_account_eur', 6],
  ],
};

const kinds: Partial<
  Record<InvoiceField, { type?: string; inputMode?: 'email' | 'tel' | 'url' | 'numeric'; max?: number }>
> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  website: { inputMode: 'url' },
  post_code: { max: 12 },
  krs: { max: 10, inputMode: 'numeric' },
};

const hints: Partial<Record<InvoiceField, MessageKey>> = {
  bank_swift: 'settings.invoice.swiftHint',
  bank_account_eur: 'settings.invoice.euroAccountHint',
  krs: 'settings.invoice.krsHint',
  share_capital: 'settings.invoice.capitalHint',
};

/** The company as the invoices of a country show it. */
function InvoiceFields({ country, children }: InvoiceFieldsProps) {
  const t = useT();
  const { byCode } = useCountries();
  const { warnings, check } = useNumberWarnings<InvoiceField>(byCode(country)?.id, checkedFields[country]);
  return (
    <div onBlur={check}>
      {children}
      <Section title={t('settings.invoice.numbers')} text={t(`settings.invoice.numbersText${country}`)}>
        <Fields country={country} warnings={warnings} fields={numbers[country]} />
        <RegisterButton country={country} onFilled={check} />
      </Section>
      <Section title={t('settings.invoice.seller')} text={t('settings.invoice.sellerText')}>
        <Fields country={country} warnings={warnings} fields={address} />
      </Section>
      {court[country].length > 0 && (
        <Section title={t('settings.invoice.court')} text={t('settings.invoice.courtText')}>
          <Fields country={country} warnings={warnings} fields={court[country]} />
        </Section>
      )}
      <Section title={t('settings.invoice.contact')} text={t('settings.invoice.contactText')}>
        <Fields country={country} warnings={warnings} fields={contact} />
      </Section>
      <Section title={t('settings.invoice.bank')} text={t('settings.invoice.bankText')}>
        <Fields country={country} warnings={warnings} fields={bank[country]} />
      </Section>
    </div>
  );
}

function Fields({ country, warnings, fields }: FieldsProps) {
  const t = useT();
  return (
    <FieldGrid>
      {fields.map(([field, span]) => {
        const { type, inputMode, max = 200 } = kinds[field] ?? {};
        const hint = hints[field];
        return (
          <Cell key={field} span={span}>
            <FormText
              name={field}
              label={t(invoiceLabels[field])}
              required={neededFields[country].includes(field)}
              warning={warnings[field]}
              maxLength={max}
              {...(hint && { hint: t(hint) })}
              {...(type && { type })}
              {...(inputMode && { inputMode })}
            />
          </Cell>
        );
      })}
    </FieldGrid>
  );
}

type CompanyData = Schemas['CompanyData'];
type InvoiceField = keyof CompanyData;

/** The fields of the form: the country, and the company as it stands on invoices. */
type InvoiceValues = { invoice_country: InvoiceCountry } & Record<InvoiceField, string>;

const empty: Record<InvoiceField, string> = {
  company_name: '',
  address: '',
  city: '',
  post_code: '',
  phone: '',
  email: '',
  website: '',
  nip: '',
  regon: '',
  krs: '',
  register_court: '',
  share_capital: '',
  bank_name: '',
  bank_account: '',
  bank_swift: '',
  bank_account_eur: '',
  organization_number: '',
  vat_number: '',
  bank_account_no: '',
  bank_swift_no: '',
  bank_iban_no: '',
};

/** What the fields are called. */
const invoiceLabels = Object.fromEntries(
  Object.keys(empty).map((field) => [field, `settings.invoice.field.${field}`]),
) as Record<InvoiceField, MessageKey>;

/** The number of a company in its country's register, by which it can be looked up. */
const registerNumber = { PL: 'nip', NO: 'organization_number' } as const;

/** What an invoice of the country cannot do without; the API refuses data that lack it. */
const neededFields: Readonly<Record<InvoiceCountry, readonly InvoiceField[]>> = {
  PL: ['company_name', 'nip', 'address', 'city', 'post_code', 'email'],
  NO: ['company_name', 'organization_number', 'address', 'city', 'post_code', 'email'],
};

/** Fields of a country under the names that the check of numbers has for them. */
const checkedFields = {
  PL: {
    vat_number: 'nip',
    business_registration_number: 'regon',
    bank_account: 'bank_account',
    iban: 'bank_account_eur',
    bic: 'bank_swift',
    phone: 'phone',
  },
  NO: {
    vat_number: 'vat_number',
    business_registration_number: 'organization_number',
    bank_account: 'bank_account_no',
    iban: 'bank_iban_no',
    bic: 'bank_swift_no',
    phone: 'phone',
  },
} as const satisfies Record<InvoiceCountry, Record<string, InvoiceField>>;

/** Fills the form. */
function invoiceValues(settings: Schemas['CompanySettings']): Versioned<InvoiceValues> {
  const { invoice_country, company_data, version } = settings;
  return { values: { ...empty, ...company_data, invoice_country }, version };
}

/** A company's register entry under the names of the form. */
function fromRegister(
  country: InvoiceCountry,
  found: Schemas['RegisteredCompanyDto'],
): Partial<Record<InvoiceField, string | null>> {
  const numbers =
    country === 'PL'
      ? { nip: found.vat_number, regon: found.business_registration_number }
      : { organization_number: found.business_registration_number, vat_number: found.vat_number };
  return {
    company_name: found.name,
    ...numbers,
    address: found.address,
    post_code: found.post_code,
    city: found.city,
    email: found.email,
    phone: found.phone,
    website: found.website,
  };
}
