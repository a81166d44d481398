import type { InvoiceCountry } from '@frakto/sdk/enums';
import type { ReactNode } from 'react';
import { useCountries } from '../../../kit/api/countries';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormText } from '../../../kit/form/form-text';
import { useNumberWarnings } from '../../../kit/form/use-number-warnings';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { Section } from '../../../kit/components/section';
import {
  checkedFields,
  invoiceLabels,
  neededFields,
  type InvoiceField,
  fromRegister,
  registerNumber,
  type InvoiceValues,
} from './invoice-values';
import BookSearch from 'lucide-react/icons/book-search';
import { useWatch } from 'react-hook-form';
import { RegisterAnswer } from '../../company-register/register-answer';
import { useRegister } from '../../company-register/use-register';
import { Icon } from '../../../kit/components/icon';
import { ReasonButton } from '../../../kit/components/reason-button';
import styles from './invoice.module.css';

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
  ],
  NO: [
    ['bank_account_no', 3],
    ['bank_swift_no', 3],
    ['bank_iban_no', 6],
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
  krs: 'settings.invoice.krsHint',
  share_capital: 'settings.invoice.capitalHint',
};

/** The company as the invoices of a country show it. */
export function InvoiceFields({ country, children }: InvoiceFieldsProps) {
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
