import { useWatch } from 'react-hook-form';
import { Money } from '../../components/money';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useCompanyDefaults } from '../queries/order-queries';
import type { Route } from '../queries/types';
import { marginOf, type ContractValues } from './contract-values';
import { priceWithMargin } from './price-with-margin';
import styles from './contract.module.css';

/** What the price becomes with the leg's margin, while it is being typed. */
export function PricePreview({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const [price, currency] = useWatch<ContractValues, ['price', 'currency']>({ name: ['price', 'currency'] });
  const margin = marginOf(route, useCompanyDefaults().data?.profit_margin);
  const priced =
    typeof price === 'number' && price > 0 && margin ? priceWithMargin(price, margin.percent) : 0;
  return (
    <div className={styles['preview']} role="status">
      <span>{t('orders.contract.withMargin')}</span>
      <b>{priced > 0 ? <Money amount={priced} currency={currency} /> : '–'}</b>
      {margin && (
        <small className="num">
          {t(margin.isOwn ? 'orders.contract.margin' : 'orders.contract.marginDefault', {
            percent: format.percent(margin.percent),
          })}
        </small>
      )}
    </div>
  );
}
