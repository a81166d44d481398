import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { Section } from '../../kit/components/section';
import styles from './account.module.css';
import { AskPassword, useProof } from './ask-password';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup, SecondFactorSteps, type NewSecondFactor } from './second-factor-setup';

/** Whether signing in takes a code, and the way to change that. */
export function SecondFactorSection() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.get('/auth/second-factor', { signal }),
    staleTime: 0,
  });
  const renewed = () => void refetch();
  // It is on already while the recovery codes of the set-up are shown.
  const [isSettingUp, setIsSettingUp] = useState(false);
  return (
    <Section title={t('ownAccount.secondFactor.title')} text={t('ownAccount.secondFactor.text')}>
      {error && !data && <ErrorState error={error} onRetry={renewed} />}
      {!error && !data && <SkeletonLines lines={2} />}
      {data && (
        <p className={styles['state']}>
          <Tag>{t(data.enabled ? 'ownAccount.secondFactor.on' : 'ownAccount.secondFactor.off')}</Tag>
          {data.enabled && (
            <span>{t('ownAccount.secondFactor.codesLeft', { smart_count: data.recovery_codes_left })}</span>
          )}
          {data.required && <span>{t('ownAccount.secondFactor.required')}</span>}
        </p>
      )}
      {data && (!data.enabled || isSettingUp) && (
        <SecondFactorSetup
          onTurnedOn={() => {
            setIsSettingUp(true);
            renewed();
          }}
          onDone={() => setIsSettingUp(false)}
        />
      )}
      {data?.enabled && !isSettingUp && <ChangeSecondFactor isRequired={data.required} onChanged={renewed} />}
    </Section>
  );
}

interface ChangeSecondFactorProps {
  /** Nobody turns off what their organisation requires. */
  isRequired: boolean;
  onChanged: () => void;
}

function ChangeSecondFactor({ isRequired, onChanged }: ChangeSecondFactorProps) {
  const t = useT();
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState<'move' | 'turnOff' | null>(null);
  const [moving, setMoving] = useState<NewSecondFactor | null>(null);
  const failed = t('ownAccount.secondFactor.failed');
  const { prove, busy, question } = useProof(t('ownAccount.secondFactor.renew'), failed);

  async function renew(proof: { password?: string }): Promise<void> {
    const { recovery_codes } = await api.post('/auth/second-factor/recovery-codes', { body: proof });
    setCodes(recovery_codes);
    onChanged();
  }

  async function move(password: string): Promise<void> {
    setMoving(await api.post('/auth/second-factor', { body: { replace: true, password } }));
  }

  async function turnOff(password: string): Promise<void> {
    await api.delete('/auth/second-factor', { body: { password } });
    toast.success(t('ownAccount.secondFactor.turnedOff'));
    onChanged();
  }

  if (moving)
    return (
      <SecondFactorSteps
        begun={moving}
        isMove
        onRight={onChanged}
        onCancel={() => setMoving(null)}
        onDone={() => setMoving(null)}
      />
    );
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <div className={styles['buttons']}>
      <Button variant="outlined" loading={busy} onClick={() => prove(renew)}>
        {t('ownAccount.secondFactor.renew')}
      </Button>
      <Button variant="outlined" onClick={() => setOpen('move')}>
        {t('ownAccount.secondFactor.move')}
      </Button>
      {!isRequired && (
        <Button variant="outlined" color="error" onClick={() => setOpen('turnOff')}>
          {t('ownAccount.secondFactor.turnOff')}
        </Button>
      )}
      {question}
      {open === 'move' && (
        <AskPassword
          title={t('ownAccount.secondFactor.moveTitle')}
          text={t('ownAccount.secondFactor.moveText')}
          submitLabel={t('ownAccount.secondFactor.moveSubmit')}
          failed={failed}
          onSubmit={move}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'turnOff' && (
        <AskPassword
          title={t('ownAccount.secondFactor.turnOffTitle')}
          text={t('ownAccount.secondFactor.turnOffText')}
          submitLabel={t('ownAccount.secondFactor.turnOff')}
          failed={failed}
          onSubmit={turnOff}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
