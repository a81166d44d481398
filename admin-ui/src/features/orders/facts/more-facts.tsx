import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { FactFields } from './fact-fields';
import { factFields, type FactValues } from './fact-values';
import { useFactList, type Fact } from './use-fact-list';
import styles from './facts.module.css';
import { useFormat } from '../../../kit/format/use-format';
import { windowEnd } from './time-window';

interface Windows {
  pickup_date: string | null;
  pickup_until: string | null;
  delivery_date: string | null;
  delivery_until: string | null;
}

/** The ends of both windows as facts, where there are any. */
function useWindowList(values: Windows): Fact[] {
  const t = useT();
  const format = useFormat();
  return (['pickup', 'delivery'] as const).flatMap((end) => {
    const until = values[`${end}_until`];
    const way = windowEnd({ from: values[`${end}_date`], until });
    return until && way
      ? [{ key: end, label: t(`orders.facts.${end}Until`), value: format[way](until) }]
      : [];
  });
}

/** The facts of the form around it: folded, what is filled in one line each; unfolded, the fields. */
export function MoreFacts() {
  const t = useT();
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const { errors } = useFormState();
  // A fault must be in sight.
  const isOpen = wanted || factFields.some((field) => field in errors);
  return (
    <section className={styles['more']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <span id={`${id}-title`}>{t('orders.facts.title')}</span>
        <FoldButton isOpen={isOpen} controls={`${id}-fields`} onToggle={() => setWanted(!isOpen)} />
      </div>
      <div id={`${id}-fields`}>{isOpen ? <FactFields /> : <FilledFacts />}</div>
    </section>
  );
}

interface FoldButtonProps {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

function FoldButton({ isOpen, controls, onToggle }: FoldButtonProps) {
  const t = useT();
  const isAny = useFilled().length > 0;
  const label = isAny ? t('orders.facts.edit') : t('orders.facts.add');
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      endIcon={
        <span className={isOpen ? styles['turned'] : undefined}>
          <Icon of={ChevronDown} size={14} />
        </span>
      }
    >
      {isOpen ? t('orders.facts.hide') : label}
    </Button>
  );
}

function FilledFacts() {
  const t = useT();
  const filled = useFilled();
  if (filled.length === 0) return <p className={styles['none']}>{t('orders.facts.none')}</p>;
  return (
    <dl className={styles['line']}>
      {filled.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is filled in now, saved or not. */
function useFilled() {
  const values = useWatch() as FactValues & { pickup_date: string | null; delivery_date: string | null };
  return [...useWindowList(values), ...useFactList(values)];
}
