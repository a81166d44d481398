import Button from '@mui/material/Button';
import { useId } from 'react';
import { Note } from '../../../kit/components/note';
import { Tag } from '../../../kit/components/tag';
import { useT } from '../../../kit/i18n/use-t';
import type { VatRate } from './invoice-queries';
import styles from './invoices.module.css';

interface VatChoiceProps {
  rates: readonly VatRate[];
  value: VatRate | undefined;
  onChange: (rate: VatRate) => void;
  /** The chosen one has the focus at first. */
  autoFocus?: boolean;
}

/** The rates of the company's country, the chosen one with when it is right; says so when another is usual. */
export function VatChoice({ rates, value, onChange, autoFocus = false }: VatChoiceProps) {
  const t = useT();
  const name = useId();
  const usual = rates.find((rate) => rate.is_usual);
  return (
    <fieldset className={styles['vat']}>
      <legend>{t('invoices.vat')}</legend>
      <div className={styles['rates']}>
        {rates.map((rate) => (
          <label key={`${rate.vat_rate} ${rate.vat_case}`} className={styles['rate']}>
            <input
              type="radio"
              name={name}
              checked={rate === value}
              autoFocus={autoFocus && rate === value}
              onChange={() => onChange(rate)}
            />
            <span>{rate.label}</span>
            {rate.is_usual && <Tag tone="good">{t('invoices.usual')}</Tag>}
          </label>
        ))}
      </div>
      {value && <p className={styles['explanation']}>{value.explanation}</p>}
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
    </fieldset>
  );
}
