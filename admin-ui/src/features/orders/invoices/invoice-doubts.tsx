import { FormAccept } from '../../../kit/form/form-accept';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { AcceptOldRates } from '../summary/accept-old-rates';
import { useOrderFormat } from '../use-order-format';
import type { VatRate, VatRates } from './invoice-queries';
import styles from './invoices.module.css';

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
  const { rate: written } = useOrderFormat();
  return (
    <p className={styles['explanation']}>
      {t('invoices.taxRate', {
        rate: `1 ${rate.from} = ${written(rate.rate)} ${rate.to}`,
        source: rate.source === 'demo' ? t('invoices.madeUp') : rate.source,
        date: format.date(`${rate.date}T12:00:00Z`),
      })}
    </p>
  );
}
