import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Icon } from '../../kit/components/icon';
import { Section } from '../../kit/components/section';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import styles from './settings.module.css';

type Step = Schemas['KsefTrialStep'];

const icons = { passed: Check, failed: X, undecided: Hourglass, skipped: CircleDashed } as const;

/** Tries whether KSeF takes what the settings say, step by step, and says what to do where it does not. */
export function KsefTrial({ environment }: { environment: 'test' | 'demo' | 'production' }) {
  const t = useT();
  const toast = useToast();
  const trial = useMutation({
    mutationFn: () => api.post('/company-settings/ksef/trial', {}),
    onError: (error) => toast.failure(t('settings.ksef.trial.failed'), error),
  });
  const isReal = environment === 'production';
  return (
    <Section
      title={t('settings.ksef.trial.title')}
      text={t(isReal ? 'settings.ksef.trial.realText' : 'settings.ksef.trial.text')}
    >
      <div>
        <Button
          variant="outlined"
          aria-busy={trial.isPending}
          onClick={() => !trial.isPending && trial.mutate()}
        >
          {t(isReal ? 'settings.ksef.trial.check' : 'settings.ksef.trial.send')}
        </Button>
      </div>
      <div role="status">
        {trial.isPending && <p className={styles['hint']}>{t('settings.ksef.trial.running')}</p>}
        {!trial.isPending && trial.data && (
          <ol className={styles['steps']}>
            {trial.data.steps
              .filter(({ name }) => name !== 'invoice' || !isReal)
              .map((step) => (
                <TrialStep key={step.name} step={step} number={trial.data.number} />
              ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

function TrialStep({ step, number }: { step: Step; number: string | null }) {
  const t = useT();
  const { name, outcome, words, advice } = step;
  return (
    <li data-outcome={outcome}>
      <Icon of={icons[outcome]} size={16} />
      <div>
        <b>{t(`settings.ksef.trial.steps.${name}`)}</b>{' '}
        <span>{t(`settings.ksef.trial.outcomes.${outcome}`)}</span>
        {name === 'invoice' && number && <span className="num"> {number}</span>}
        {words && <p>{words}</p>}
        {advice && <p>{advice}</p>}
      </div>
    </li>
  );
}
