import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './order-picture.module.css';

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
export function PictureSteps() {
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
