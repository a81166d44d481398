import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ErrorState } from '../../kit/components/error-state';
import { QrCode } from '../../kit/components/qr-code';
import { Section } from '../../kit/components/section';
import { SkeletonLines } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useCopy } from '../../kit/components/use-copy';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';
import { AskPassword, useProof } from './ask-password';

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
        onConfirmed={onChanged}
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

type NewSecondFactor = Schemas['NewSecondFactor'];

interface SecondFactorSetupProps {
  /** Called once it is on, while the recovery codes are shown still. */
  onTurnedOn?: () => void;
  /** Called when the recovery codes are saved. */
  onDone: () => void;
  /** Nothing else is done on the screen. */
  isAlone?: boolean;
}

/** Turns a second factor on: the picture for the app, its first code, then the recovery codes. */
export function SecondFactorSetup({ onTurnedOn, onDone, isAlone = false }: SecondFactorSetupProps) {
  const t = useT();
  const [begun, setBegun] = useState<NewSecondFactor | null>(null);
  const { prove, busy, question } = useProof(
    t('ownAccount.secondFactor.title'),
    t('ownAccount.secondFactor.failed'),
  );
  if (!begun) {
    const begin = (proof: { password?: string }) =>
      api.post('/auth/second-factor', { body: proof }).then(setBegun);
    return (
      <div>
        <Button variant={isAlone ? 'contained' : 'outlined'} loading={busy} onClick={() => prove(begin)}>
          {t('ownAccount.secondFactor.turnOn')}
        </Button>
        {question}
      </div>
    );
  }
  return (
    <>
      <SecondFactorSteps
        begun={begun}
        onConfirmed={onTurnedOn}
        onCancel={() => setBegun(null)}
        onDone={onDone}
      />
      {question}
    </>
  );
}

interface SecondFactorStepsProps {
  begun: NewSecondFactor;
  /** Whether it takes the place of one that is on. */
  isMove?: boolean;
  /** Called once it is on, while the recovery codes are shown still. */
  onConfirmed?: (() => void) | undefined;
  onCancel: () => void;
  /** Called when the recovery codes are saved. */
  onDone: () => void;
}

/** A second factor that was begun: the picture for the app, its first code, then the recovery codes. */
function SecondFactorSteps({ begun, isMove = false, onConfirmed, onCancel, onDone }: SecondFactorStepsProps) {
  const [isOn, setIsOn] = useState(false);
  if (isOn) return <RecoveryCodes codes={begun.recovery_codes} onDone={onDone} />;
  return (
    <FirstCode
      uri={begun.otpauth_uri}
      isMove={isMove}
      onConfirmed={() => {
        setIsOn(true);
        onConfirmed?.();
      }}
      onCancel={onCancel}
    />
  );
}

interface FirstCodeProps {
  uri: string;
  isMove: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

function FirstCode({ uri, isMove, onConfirmed, onCancel }: FirstCodeProps) {
  const t = useT();
  const toast = useToast();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const copy = useCopy();
  const copyKey = () =>
    copy(secret, {
      done: t('ownAccount.secondFactor.keyCopied'),
      failed: t('ownAccount.secondFactor.copyFailed'),
    });
  const { form, submit } = useSchemaForm<{ code: string }>({
    schema: ({ secondFactorConfirmationSchema }) => secondFactorConfirmationSchema,
    values: { code: '' },
    onSubmit: async () => {
      await api.post('/auth/second-factor/confirm', { body: { code: form.getValues('code') } });
      toast.success(t(isMove ? 'ownAccount.secondFactor.moved' : 'ownAccount.secondFactor.turnedOn'));
      onConfirmed();
    },
    onFailure: (error) => toast.failure(t('ownAccount.secondFactor.failed'), error),
  });
  return (
    <FormProvider {...form}>
      <div className={styles['setUp']}>
        <QrCode className={styles['qr']} text={uri} label={t('ownAccount.secondFactor.picture')} />
        <form
          noValidate
          aria-label={t('ownAccount.secondFactor.title')}
          onSubmit={(event) => void submit(event)}
        >
          <p>{t('ownAccount.secondFactor.scan')}</p>
          <p className={`${styles['manual']} ${styles['onPhone']}`}>
            <span>{t('ownAccount.secondFactor.openAppHint')}</span>
            <Button variant="outlined" href={uri}>
              {t('ownAccount.secondFactor.openApp')}
            </Button>
          </p>
          <p className={styles['manual']}>
            <span>{t('ownAccount.secondFactor.manual')}</span>
            <code className={styles['key']}>{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
            <Button variant="outlined" size="small" onClick={copyKey}>
              {t('ownAccount.secondFactor.copyKey')}
            </Button>
          </p>
          <FormText
            name="code"
            label={t('ownAccount.secondFactor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            required
            autoFocus
          />
          <div className={styles['buttons']}>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t(isMove ? 'ownAccount.secondFactor.confirmMove' : 'ownAccount.secondFactor.confirm')}
            </Button>
            <Button onClick={onCancel}>{t('ownAccount.secondFactor.cancel')}</Button>
          </div>
        </form>
      </div>
    </FormProvider>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown once: to be copied, printed or kept as a file. Whoever leaves before they say so is asked. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const copy = useCopy();
  const { dialog } = useUnsavedGuard(true, {
    texts: {
      title: t('ownAccount.secondFactor.leaveTitle'),
      text: t('ownAccount.secondFactor.leaveText'),
      leave: t('ownAccount.secondFactor.leave'),
      stay: t('ownAccount.secondFactor.leaveStay'),
    },
  });
  const text = codes.join('\n');
  const copyCodes = () =>
    copy(text, {
      done: t('ownAccount.secondFactor.copied'),
      failed: t('ownAccount.secondFactor.copyFailed'),
    });
  return (
    <section className={styles['codes']} aria-label={t('ownAccount.secondFactor.codes')}>
      <h3>{t('ownAccount.secondFactor.codes')}</h3>
      <p>{t('ownAccount.secondFactor.codesText')}</p>
      <ol aria-label={t('ownAccount.secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button variant="outlined" onClick={copyCodes}>
          {t('ownAccount.secondFactor.copy')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('ownAccount.secondFactor.print')}
        </Button>
        <Button variant="outlined" onClick={() => download(t('ownAccount.secondFactor.file'), `${text}\n`)}>
          {t('ownAccount.secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('ownAccount.secondFactor.kept')}
        </Button>
      </div>
      {dialog}
    </section>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
