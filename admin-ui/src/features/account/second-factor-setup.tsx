import Button from '@mui/material/Button';
import encodeQr from 'qr';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { useCopy } from '../../kit/components/use-copy';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';
import { useProof } from './ask-password';
import { RecoveryCodes } from './recovery-codes';

export type NewSecondFactor = Schemas['NewSecondFactor'];

interface SecondFactorSetupProps {
  /** Called once it is on, while the recovery codes are shown still. */
  onTurnedOn?: () => void;
  /** Called when the recovery codes are saved. */
  onDone: () => void;
}

/** Turns a second factor on: the picture for the app, its first code, then the recovery codes. */
export function SecondFactorSetup({ onTurnedOn, onDone }: SecondFactorSetupProps) {
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
        <Button variant="contained" loading={busy} onClick={() => prove(begin)}>
          {t('ownAccount.secondFactor.turnOn')}
        </Button>
        {question}
      </div>
    );
  }
  return (
    <>
      <SecondFactorSteps begun={begun} onRight={onTurnedOn} onCancel={() => setBegun(null)} onDone={onDone} />
      {question}
    </>
  );
}

interface SecondFactorStepsProps {
  begun: NewSecondFactor;
  /** Whether it takes the place of one that is on. */
  isMove?: boolean;
  /** Called once it is on, while the recovery codes are shown still. */
  onRight?: (() => void) | undefined;
  onCancel: () => void;
  /** Called when the recovery codes are saved. */
  onDone: () => void;
}

/** A second factor that was begun: the picture for the app, its first code, then the recovery codes. */
export function SecondFactorSteps({
  begun,
  isMove = false,
  onRight,
  onCancel,
  onDone,
}: SecondFactorStepsProps) {
  const [isOn, setIsOn] = useState(false);
  if (isOn) return <RecoveryCodes codes={begun.recovery_codes} onDone={onDone} />;
  return (
    <FirstCode
      uri={begun.otpauth_uri}
      isMove={isMove}
      onRight={() => {
        setIsOn(true);
        onRight?.();
      }}
      onCancel={onCancel}
    />
  );
}

interface FirstCodeProps {
  uri: string;
  isMove: boolean;
  onRight: () => void;
  onCancel: () => void;
}

function FirstCode({ uri, isMove, onRight, onCancel }: FirstCodeProps) {
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
      onRight();
    },
    onFailure: (error) => toast.failure(t('ownAccount.secondFactor.failed'), error),
  });
  return (
    <FormProvider {...form}>
      <div className={styles['setUp']}>
        <QrCode text={uri} label={t('ownAccount.secondFactor.picture')} />
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

/** A text as a QR code, drawn here: what stands in it goes to nobody else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQr(text, 'raw', { ecc: 'medium', border: 4 }), [text]);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['qr']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
