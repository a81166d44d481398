import { styled } from '@mui/material/styles';
import { useFormat } from '../format/use-format';

const Amount = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& span': { color: 'var(--text-3)', fontWeight: 400, fontSize: '0.88em' },
});

interface MoneyProps {
  /** In whole units with at most two decimals, as the API sends it. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** `+95,20` instead of `95,20`: for differences. */
  signed?: boolean;
}

/** An amount with its currency, smaller and grey behind it; digits stand under each other in columns. */
export function Money({ amount, currency, signed = false }: MoneyProps) {
  const format = useFormat();
  const sign = signed && amount > 0 ? '+' : '';
  return (
    <Amount>
      {sign}
      {format.amount(amount)}
      {/* A real blank, so that it is also read aloud and copied as two words. */}
      <span data-currency>{`\u00a0${currency}`}</span>
    </Amount>
  );
}
