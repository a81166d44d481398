import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import styles from './invoices.module.css';

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
