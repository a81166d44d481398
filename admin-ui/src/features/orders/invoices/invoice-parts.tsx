import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame } from '../../../kit/components/text-field';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormAccept } from '../../../kit/form/form-accept';
import { FormDate } from '../../../kit/form/form-date';
import { FormNumber } from '../../../kit/form/form-number';
import { FormText } from '../../../kit/form/form-text';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { AcceptOldRates } from '../summary/accept-old-rates';
import type { VatRate, VatRates } from './invoice-queries';
import styles from './invoices.module.css';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Note } from '../../../kit/components/note';
import { Money } from '../../../kit/components/money';

interface InvoiceDoubtsProps {
  rates: VatRates;
  chosen: VatRate | undefined;
  /** Of a correction that keeps them, neither is a doubt. */
  isVatKept?: boolean;
  isRateKept?: boolean;
}

/** The exchange rate of an invoice's tax, and what of its rates has to be accepted before it is issued. */
export function InvoiceDoubts({ rates, chosen, isVatKept = false, isRateKept = false }: InvoiceDoubtsProps) {
  const t = useT();
  const usual = rates.available_rates.find((rate) => rate.is_usual);
  const { tax_rate: rate } = rates;
  return (
    <>
      {rate && !isRateKept && <TaxRate rate={rate} />}
      {rate && !isRateKept && <AcceptOldRates rates={[rate]} />}
      {chosen?.is_unusual && !isVatKept && usual && (
        <FormAccept name="accept_unusual_rate" label={t('invoices.unusual.accept', { label: chosen.label })}>
          <p>{t('invoices.unusual.text', { label: usual.label, reason: usual.explanation })}</p>
        </FormAccept>
      )}
    </>
  );
}

function TaxRate({ rate }: { rate: NonNullable<VatRates['tax_rate']> }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className={styles['explanation']}>
      {t('invoices.taxRate', {
        rate: `1 ${rate.from} = ${format.rate(rate.rate)} ${rate.to}`,
        source: rate.source === 'demo' ? t('invoices.madeUp') : rate.source,
        date: format.shortDate(`${rate.date}T12:00:00Z`),
      })}
    </p>
  );
}

interface Doubtful {
  vat_rate?: number | undefined;
  vat_case?: VatRate['vat_case'] | undefined;
  accept_old_rate?: boolean | undefined;
  accept_unusual_rate?: boolean | undefined;
}

/** The chosen one among the rates of the country. */
export function rateOf({ available_rates: choices }: VatRates, { vat_rate, vat_case }: Doubtful) {
  return choices.find((rate) => rate.vat_rate === vat_rate && rate.vat_case === vat_case);
}

/**
 * Rules of a form that issues an invoice: what the API would refuse for doubt has to be accepted.
 * @param isKept of a correction: whether the VAT rate, or the exchange rate, is that of the invoice
 */
export function useInvoiceDoubts(
  rates: VatRates,
  isKept: { vat?: (typed: Doubtful) => boolean; rate?: boolean } = {},
) {
  const t = useT();
  const isOld = rates.tax_rate?.too_old === true && !isKept.rate;
  const isUnusual = (typed: Doubtful) => rateOf(rates, typed)?.is_unusual === true && !isKept.vat?.(typed);
  return {
    isOld,
    isUnusual,
    rules: (typed: Doubtful) => ({
      ...(isOld && !typed.accept_old_rate && { accept_old_rate: t('orders.oldRates.required') }),
      ...(isUnusual(typed) &&
        !typed.accept_unusual_rate && { accept_unusual_rate: t('invoices.unusual.required') }),
    }),
  };
}

const keyOfRate = ({ vat_rate, vat_case }: VatRate) => `${vat_rate} ${vat_case ?? ''}`;

interface VatChoiceProps {
  rates: readonly VatRate[];
  value: VatRate | undefined;
  onChange: (rate: VatRate) => void;
  /** The chosen one has the focus at first. */
  autoFocus?: boolean;
}

/** The rates of the company's country, the chosen one with when it is right; says so when another is usual. */
function VatChoice({ rates, value, onChange, autoFocus = false }: VatChoiceProps) {
  const t = useT();
  const id = useId();
  const usual = rates.find((rate) => rate.is_usual);
  return (
    <div className={styles['vat']}>
      <FieldFrame id={id} label={t('invoices.vat')} {...(value && { helperText: value.explanation })}>
        {({ id: fieldId, describedBy }) => (
          <NativeSelect
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            id={fieldId}
            autoFocus={autoFocus}
            value={value ? keyOfRate(value) : ''}
            onChange={({ target }) => {
              const chosen = rates.find((rate) => keyOfRate(rate) === target.value);
              if (chosen) onChange(chosen);
            }}
            inputProps={{ 'aria-describedby': describedBy }}
          >
            {rates.map((rate) => (
              <option key={keyOfRate(rate)} value={keyOfRate(rate)}>
                {rate.is_usual ? t('invoices.usualOption', { label: rate.label }) : rate.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {usual && value !== usual && (
        <Note>
          <span className={styles['usual']}>
            {t('invoices.usualNote', { label: usual.label })}
            <Button size="small" variant="outlined" onClick={() => onChange(usual)}>
              {t('invoices.takeUsual')}
            </Button>
          </span>
        </Note>
      )}
    </div>
  );
}

interface InvoiceTermsProps {
  rates: VatRates;
  chosen: VatRate | undefined;
  saleDateHint?: string;
  /** The VAT rate has the focus at first. */
  autoFocus?: boolean;
}

/** VAT rate, day of sale and days to pay, which each form has that issues an invoice or a correction. */
export function InvoiceTerms({ rates, chosen, saleDateHint, autoFocus = false }: InvoiceTermsProps) {
  const t = useT();
  const { setValue } = useFormContext<Doubtful>();
  return (
    <>
      <VatChoice
        autoFocus={autoFocus}
        rates={rates.available_rates}
        value={chosen}
        onChange={({ vat_rate, vat_case }) => {
          setValue('vat_rate', vat_rate, { shouldDirty: true });
          setValue('vat_case', vat_case, { shouldDirty: true });
          setValue('accept_unusual_rate', false);
        }}
      />
      <FieldGrid>
        <Cell span={3}>
          <FormDate name="sale_date" label={t('invoices.saleDate')} hint={saleDateHint} required />
        </Cell>
        <Cell span={3}>
          <FormNumber
            name="payment_days"
            label={t('invoices.paymentDays')}
            unit={t('invoices.daysUnit')}
            whole
            required
          />
        </Cell>
      </FieldGrid>
    </>
  );
}

/** Why something is corrected, and the net amount that is right. */
export function CorrectionFields({ currency, autoFocus = false }: { currency: string; autoFocus?: boolean }) {
  const t = useT();
  return (
    <>
      <FormText
        name="reason"
        label={t('invoices.correct.reason')}
        hint={t('invoices.correct.reasonHint')}
        maxLength={200}
        required
        autoFocus={autoFocus}
      />
      <FormNumber
        name="net_amount"
        label={t('invoices.correct.net')}
        hint={t('invoices.correct.netHint')}
        unit={currency}
        measure={currency}
        required
      />
    </>
  );
}

interface InvoiceSumsProps {
  net: number;
  vat: number;
  gross: number;
  currency: string;
  /** Of a correction: what it changes. */
  isDifference?: boolean;
}

/** What an invoice comes to. */
export function InvoiceSums({ net, vat, gross, currency, isDifference = false }: InvoiceSumsProps) {
  const t = useT();
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('invoices.net')}</dt>
        <dd>
          <Money amount={net} currency={currency} signed={isDifference} />
        </dd>
      </div>
      <div>
        <dt>{t('invoices.vatAmount')}</dt>
        <dd>
          <Money amount={vat} currency={currency} signed={isDifference} />
        </dd>
      </div>
      <div className={styles['gross']}>
        <dt>{t(isDifference ? 'invoices.correct.difference' : 'invoices.gross')}</dt>
        <dd>
          <Money amount={gross} currency={currency} signed={isDifference} />
        </dd>
      </div>
    </dl>
  );
}
