import { orderStatuses } from '../../../kit/status/order-status';
import { useT } from '../../../kit/i18n/use-t';
import { useFormat } from '../../../kit/format/use-format';
import { stepperOf, type StatusChangeEntry, type StepperStep } from './stepper-model';
import styles from './order-stepper.module.css';

interface OrderStepperProps {
  /** Order status code, 0-13. */
  status: number;
  /** Changes of status, oldest first; without them the steps have no dates. */
  history: readonly StatusChangeEntry[];
}

/** How far the order has come: four phases with twelve steps, each with the date on which it was reached. */
export function OrderStepper({ status, history }: OrderStepperProps) {
  const t = useT();
  return (
    <div className={styles['steps']} role="list" aria-label={t('orders.stepper.label')}>
      {stepperOf(status, history).map((phase) => (
        <div key={phase.key} className={styles['phase']} role="listitem" data-state={phase.state}>
          <b>{t(`orders.stepper.phase.${phase.key}`)}</b>
          <ol>
            {phase.steps.map((step) => (
              <Step key={step.status} step={step} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Step({ step }: { step: StepperStep }) {
  const t = useT();
  const format = useFormat();
  const look = orderStatuses[step.status];
  if (!look) return null;
  const full = t(`status.full.${look.key}`);
  return (
    <li
      className={styles['step']}
      data-state={step.state}
      data-failed={step.failed || undefined}
      aria-current={step.state === 'current' ? 'step' : undefined}
      title={step.date ? `${full}, ${format.fullDateTime(step.date)}` : full}
    >
      <span className="cut">{t(`orders.stepper.step.${look.key}`)}</span>
      {step.date && (
        <time dateTime={step.date}>
          {step.state === 'current' ? format.dateTime(step.date) : format.shortDate(step.date)}
        </time>
      )}
    </li>
  );
}
