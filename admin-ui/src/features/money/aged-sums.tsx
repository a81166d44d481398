import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import type { MoneyFilters, MoneySummary } from './money-queries';
import styles from './money.module.css';

interface AgedSumsProps {
  summary: MoneySummary;
  filters: MoneyFilters;
}

/** What is open by currency and age. An amount narrows the list below to what it is made of. */
export function AgedSums({ summary, filters }: AgedSumsProps) {
  const t = useT();
  const format = useFormat();
  const look = (name: (typeof columns)[number], amount: number) => ({
    'data-name': name,
    'data-label': t(`money.age.${name}`),
    'data-zero': amount === 0 || undefined,
    className: `num ${amount !== 0 && name !== 'not_due' && name !== 'total' ? (styles['late'] ?? '') : ''}`,
  });
  const { currencies, home, home_currency, rates, missing_rates } = summary;
  const isConverted = currencies.some(({ currency }) => currency !== home_currency);
  return (
    <>
      <div className={styles['frame']}>
        <table className={styles['ages']} aria-label={t('money.ages')}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('money.currency')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('money.age.not_due')}
              </th>
              <th scope="colgroup" colSpan={lateAges.length}>
                {t('money.late')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('money.age.total')}
              </th>
            </tr>
            <tr>
              {lateAges.map((name) => (
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
                  <td key={name} {...look(name, sums[name])}>
                    <Sum name={name} amount={sums[name]} currency={sums.currency} filters={filters} />
                    {(partsOf[name] ?? []).map(
                      (part) =>
                        (sums[part] ?? 0) !== 0 && (
                          <Sum
                            key={part}
                            name={part}
                            amount={sums[part] ?? 0}
                            currency={sums.currency}
                            filters={filters}
                          />
                        ),
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {isConverted && (
              <tr data-total>
                <th scope="row">{t('money.converted', { currency: home_currency })}</th>
                {columns.map((name) => (
                  <td key={name} {...look(name, home[name])}>
                    {home[name] === 0 ? '–' : format.amount(home[name])}
                  </td>
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

/** The same in both views, so that they can be compared column by column. */
const columns = ['not_due', ...lateAges, 'total'] as const;

/** What of a column stands below its sum, where there is any of it. */
const partsOf: Partial<Record<(typeof columns)[number], readonly PartName[]>> = {
  not_due: ['this_week'],
  total: ['no_due_day', 'to_return'],
};

type PartName = 'this_week' | 'no_due_day' | 'to_return';
type SumName = (typeof columns)[number] | PartName;

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
  if (amount === 0) return '–';
  const isPart = name === 'this_week' || name === 'no_due_day' || name === 'to_return';
  const wanted = { ...filterOf(name), currency };
  const isChosen = Object.entries(wanted).every(([key, value]) => filters.value(key) === (value ?? ''));
  return (
    <button
      type="button"
      data-part={isPart || undefined}
      aria-pressed={isChosen}
      aria-label={`${t(`money.age.${name}`)}: ${format.amount(amount)} ${currency}`}
      onClick={() =>
        filters.change(isChosen ? { ...filterOf('total'), currency: null } : { ...wanted, state: null })
      }
    >
      {isPart && `${t(`money.age.${name}`)}: `}
      {format.amount(amount)}
    </button>
  );
}

function RateNote({ rates, missing }: { rates: MoneySummary['rates']; missing: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const [rate] = rates;
  return (
    <p className={styles['note']}>
      {rate && t('money.rateNote', { date: format.shortDate(`${rate.date}T12:00:00Z`) })}
      {rate &&
        `: ${rates.map(({ currency, rate: value }) => `${currency} ${format.rate(value)}`).join('; ')}. `}
      {missing.length > 0 && t('money.noRate', { currencies: missing.join(', ') })}
    </p>
  );
}
