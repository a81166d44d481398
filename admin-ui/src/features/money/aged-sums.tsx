import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import type { MoneyFilters, MoneySummary, ages } from './money-queries';
import styles from './money.module.css';

interface AgedSumsProps {
  summary: MoneySummary;
  filters: MoneyFilters;
  /** The column between all and the ages that only this view has. */
  withPod: boolean;
}

/** What is open by currency and age. An amount narrows the list below to what it is made of. */
export function AgedSums({ summary, filters, withPod }: AgedSumsProps) {
  const t = useT();
  const { currencies, home, home_currency, rates, missing_rates } = summary;
  const all = [
    'not_due' as const,
    // Part of the one before it: what of that is next.
    'this_week' as const,
    ...lateAges,
    ...(withPod ? (['no_due_day'] as const) : []),
    'total' as const,
    ...(currencies.some(({ to_return }) => to_return > 0) ? (['to_return'] as const) : []),
  ];
  const isConverted = currencies.some(({ currency }) => currency !== home_currency);
  // A range in which nothing is open has no column.
  const columns = all.filter(
    (name) => name === 'total' || currencies.some((sums) => (sums[name] ?? 0) !== 0),
  );
  const late = columns.filter(isLate);
  return (
    <>
      <div className={styles['frame']}>
        <table className={styles['ages']} aria-label={t('money.ages')}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('money.currency')}
              </th>
              {columns
                .filter((name) => !isLate(name) || name === late[0])
                .map((name) =>
                  isLate(name) ? (
                    <th key={name} scope="colgroup" colSpan={late.length}>
                      {t('money.late')}
                    </th>
                  ) : (
                    <th key={name} scope="col" rowSpan={2}>
                      {t(`money.age.${name}`)}
                    </th>
                  ),
                )}
            </tr>
            <tr>
              {late.map((name) => (
                <th key={name} scope="col">
                  {t(`money.lateBy.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currencies.map((sums) => (
              <tr key={sums.currency}>
                <th scope="row">{sums.currency}</th>
                {columns.map((name) => (
                  <Sum
                    key={name}
                    name={name}
                    amount={sums[name]}
                    currency={sums.currency}
                    filters={filters}
                  />
                ))}
              </tr>
            ))}
            {isConverted && (
              <tr data-total>
                <th scope="row">{t('money.converted', { currency: home_currency })}</th>
                {columns.map((name) => (
                  <PlainSum key={name} name={name} amount={name === 'to_return' ? null : home[name]} />
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {isConverted && <RateNote rates={rates} missing={missing_rates} />}
    </>
  );
}

const lateAges = ['days_1_7', 'days_8_30', 'days_31_60', 'days_over_60'] as const;

type SumName = (typeof ages)[number] | 'no_due_day' | 'total' | 'this_week' | 'to_return';

const isLate = (name: SumName): name is (typeof lateAges)[number] => lateAges.some((age) => age === name);

function PlainSum({ name, amount }: { name: SumName; amount: number | null }) {
  const t = useT();
  const format = useFormat();
  return (
    <td
      data-name={name}
      data-label={t(`money.age.${name}`)}
      className={`num ${isLate(name) && amount ? (styles['late'] ?? '') : ''}`}
      data-zero={amount ? undefined : ''}
    >
      {amount === null ? '' : amount === 0 ? '–' : format.amount(amount)}
    </td>
  );
}

interface SumProps {
  name: SumName;
  amount: number;
  currency: string;
  filters: MoneyFilters;
}

/** What the list has to be narrowed to, to show what a sum is made of. */
function filterOf(name: SumName): Record<string, string | null> {
  const none = { age: null, only: null };
  if (name === 'total') return none;
  if (name === 'this_week' || name === 'to_return' || name === 'no_due_day') return { ...none, only: name };
  return { ...none, age: name };
}

function Sum({ name, amount, currency, filters }: SumProps) {
  const t = useT();
  const format = useFormat();
  if (amount === 0) return <PlainSum name={name} amount={0} />;
  const wanted = { ...filterOf(name), currency };
  const isChosen = Object.entries(wanted).every(([key, value]) => filters.value(key) === (value ?? ''));
  return (
    <td
      data-name={name}
      data-label={t(`money.age.${name}`)}
      className={`num ${isLate(name) ? (styles['late'] ?? '') : ''}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${t(`money.age.${name}`)}: ${format.amount(amount)} ${currency}`}
        onClick={() =>
          filters.change(isChosen ? { ...filterOf('total'), currency: null } : { ...wanted, state: null })
        }
      >
        {format.amount(amount)}
      </button>
    </td>
  );
}

function RateNote({ rates, missing }: { rates: MoneySummary['rates']; missing: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const [rate] = rates;
  return (
    <p className={styles['note']}>
      {rate && t('money.rateNote', { date: format.date(`${rate.date}T12:00:00Z`) })}
      {rate &&
        `: ${rates.map(({ currency, rate: value }) => `${currency} ${format.rate(value)}`).join('; ')}. `}
      {missing.length > 0 && t('money.noRate', { currencies: missing.join(', ') })}
    </p>
  );
}
