import Check from 'lucide-react/icons/check';
import { Money } from '../../kit/components/money';
import { Tag } from '../../kit/components/tag';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { StatusChip } from '../../kit/status/status-chip';
import styles from './landing.module.css';

const phases = [
  { key: 'valuation', steps: ['request', 'accepted', 'valuation'] },
  { key: 'offer', steps: ['withClient', 'offerAccepted'] },
  { key: 'execution', steps: ['order', 'withCarrier', 'progress', 'pod'] },
  { key: 'settlement', steps: ['invoice', 'sent', 'paid'] },
] as const;

/** Dates of the steps that are done; the last of them is the current one. */
const dates: Partial<Record<string, string>> = {
  request: '2026-11-18T12:00:00Z',
  accepted: '2026-11-18T14:00:00Z',
  valuation: '2026-11-19T08:00:00Z',
};

/** The stepper of the picture: four phases, twelve steps. */
function PictureSteps() {
  const t = useT();
  const { shortDate } = useFormat();
  return (
    <div className={`${styles['steps']} ${styles['wide']}`}>
      {phases.map((phase) => (
        <div key={phase.key} className={phase.key === 'valuation' ? styles['now'] : undefined}>
          <b>{t(`landing.picture.phases.${phase.key}`)}</b>
          <ol>
            {phase.steps.map((step) => {
              const date = dates[step];
              const state = step === 'valuation' ? styles['current'] : date ? styles['done'] : undefined;
              return (
                <li key={step} className={state}>
                  <span className="cut">{t(`landing.picture.steps.${step}`)}</span>
                  {date && <time dateTime={date}>{shortDate(date)}</time>}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

const inValuation = 2;

/** A picture of the order page, drawn with the product's own parts. It is one image to a screen reader. */
export function OrderPicture() {
  const t = useT();
  return (
    <div role="img" aria-label={t('landing.picture.caption')} className={styles['picture']}>
      <div aria-hidden="true">
        <div className={styles['bar']}>
          <b className="cut">Elektromontaż Sp. z o.o.</b>
          <span className={styles['wide']}>#1048</span>
          <StatusChip status={inValuation} />
          <span className={`${styles['button']} ${styles['wide']}`}>{t('landing.picture.send')}</span>
        </div>
        <div className={styles['two']}>
          <div className={styles['left']}>
            <PictureSteps />
            <Quotes />
          </div>
          <Summary />
        </div>
      </div>
    </div>
  );
}

function Quotes() {
  const t = useT();
  const { amount } = useFormat();
  return (
    <table className={styles['quotes']}>
      <thead>
        <tr>
          <th>Gdańsk → Oslo</th>
          <th>{t('landing.picture.priceWithMargin')}</th>
          <th className={styles['wide']}>{t('landing.picture.difference')}</th>
          <th>{t('landing.picture.time')}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles['chosen']}>
          <td>
            <b>Baltic Carriers</b>
          </td>
          <td>
            <Money amount={1657.6} currency="EUR" />
          </td>
          <td className={styles['wide']}>
            <Tag tone="line" icon={Check}>
              {t('landing.picture.chosen')}
            </Tag>
          </td>
          <td>{t('landing.picture.days', { smart_count: 3 })}</td>
        </tr>
        <tr>
          <td>
            Nordtrans Gdynia{' '}
            <span className={styles['wide']}>
              <Tag tone="good">{t('landing.picture.cheapest')}</Tag>
            </span>
          </td>
          <td>
            <Money amount={1562.4} currency="EUR" />
          </td>
          <td className={`${styles['wide']} ${styles['less']}`}>{amount(-95.2)}</td>
          <td>{t('landing.picture.days', { smart_count: 5 })}</td>
        </tr>
        <tr>
          <td>
            Skandia Cargo{' '}
            <span className={styles['wide']}>
              <Tag tone="fast">{t('landing.picture.fastest')}</Tag>
            </span>
          </td>
          <td>
            <Money amount={19600} currency="NOK" />
          </td>
          <td className={styles['wide']}>+{amount(18.9)}</td>
          <td>{t('landing.picture.days', { smart_count: 2 })}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Summary() {
  const t = useT();
  const { percent } = useFormat();
  return (
    <div className={styles['summary']}>
      <b>{t('landing.picture.summary')}</b>
      <div className={styles['line']}>
        Poznań → Gdańsk <Money amount={2408} currency="PLN" />
      </div>
      <div className={styles['line']}>
        Gdańsk → Oslo <Money amount={1657.6} currency="EUR" />
      </div>
      <div className={styles['line']}>
        Oslo → Bergen <Money amount={10780} currency="NOK" />
      </div>
      <div className={`${styles['line']} ${styles['ruled']}`}>
        {t('landing.picture.carriersCost')} <Money amount={11982.86} currency="PLN" />
      </div>
      <div className={styles['line']}>
        {t('landing.picture.margin', { percent: percent(11.4) })} <Money amount={1366.83} currency="PLN" />
      </div>
      <div className={styles['total']}>
        {t('landing.picture.total')}
        <strong>
          <Money amount={13349.69} currency="PLN" />
        </strong>
      </div>
    </div>
  );
}
