import Radio from '@mui/material/Radio';
import type { Ref } from 'react';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { Quote, Subcontractor } from '../queries/types';
import styles from './contract.module.css';

interface CarrierOptionProps {
  carrier: Subcontractor;
  /** What they have quoted for the leg already. */
  quote: Quote | undefined;
  /** Of the group of radios. */
  name: string;
  checked: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
}

/** One subcontractor to choose. Whose quote is chosen cannot be: the offer counts with that price. */
export function CarrierOption({ carrier, quote, name, checked, inputRef, onChoose }: CarrierOptionProps) {
  const t = useT();
  const format = useFormat();
  const place = [carrier.city, carrier.country_name].filter(Boolean).join(', ');
  return (
    <label className={`${styles['option']} ${quote?.is_chosen ? styles['off'] : ''}`}>
      <Radio
        size="small"
        name={name}
        value={carrier.id}
        checked={checked}
        disabled={quote?.is_chosen ?? false}
        onChange={onChoose}
        {...(inputRef && { slotProps: { input: { ref: inputRef } } })}
      />
      <span className={styles['who']}>
        <span className={`cut ${styles['name']}`} title={carrier.name}>
          {carrier.name}
        </span>
        <span className={`cut ${styles['sub']}`}>{[place, carrier.email].filter(Boolean).join(' · ')}</span>
      </span>
      {quote && (
        <span className={`num ${styles['has']}`}>
          {t('orders.contract.has', { price: `${format.amount(quote.price)} ${quote.currency}` })}
          {quote.is_chosen && <span>{t('orders.contract.isChosen')}</span>}
        </span>
      )}
    </label>
  );
}
