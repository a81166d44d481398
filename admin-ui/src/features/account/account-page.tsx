import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { ErrorState } from '../../kit/components/error-state';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Note } from '../../kit/components/note';
import { PageHead } from '../../kit/components/page-head';
import { Section } from '../../kit/components/section';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { PasswordField } from '../../kit/form/password-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';
import { PasskeysSection } from './passkeys-section';
import { SecondFactorSection } from './second-factor-section';

/** The parts of the page, from above. */
const sections: readonly (readonly [name: string, Section: ComponentType])[] = [
  ['password', PasswordSection],
  ['second-factor', SecondFactorSection],
  ['passkeys', PasskeysSection],
  ['email', EmailSection],
  ['devices', DevicesSection],
];

/** What a person decides about their own account; for everybody, also administrators and people without a company. */
export function AccountPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('account.title')} />
      <div className={styles['page']}>
        {sections.map(([name, Section]) => (
          <Section key={name} />
        ))}
      </div>
    </>
  );
}

const noPasswords = { current_password: '', new_password: '' };

/** Another password for oneself. */
function PasswordSection() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const client = useQueryClient();
  const { form, submit } = useSchemaForm<typeof noPasswords>({
    schema: ({ changePasswordInputSchema }) => changePasswordInputSchema,
    values: noPasswords,
    rules: ({ current_password }) =>
      current_password === '' ? { current_password: t('common.fault.required') } : {},
    onSubmit: async () => {
      // As they were typed: blanks around a password belong to it.
      await api.post('/auth/change-password', { body: form.getValues() });
      form.reset(noPasswords);
      // It ends a change of the address that waits.
      const email = client.getQueryData<EmailChange>(changeKey)?.pending?.new_email;
      toast.success(
        email ? t('ownAccount.password.doneCancelled', { email }) : t('ownAccount.password.done'),
      );
      await client.invalidateQueries({ queryKey: changeKey });
    },
    onFailure: (error) => toast.failure(t('ownAccount.password.failed'), error),
  });
  return (
    <Section title={t('ownAccount.password.title')} text={t('ownAccount.password.text')}>
      <FormProvider {...form}>
        <form noValidate className={styles['stack']} onSubmit={(event) => void submit(event)}>
          {me.password_set_by_other && <Note tone="warn">{t('ownAccount.password.byOther')}</Note>}
          <input type="email" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            name="current_password"
            label={t('ownAccount.password.current')}
            required
            autoComplete="current-password"
          />
          <PasswordField
            name="new_password"
            label={t('account.newPassword')}
            required
            autoComplete="new-password"
            hint={t('account.passwordHint')}
          />
          <div>
            <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
              {t('ownAccount.password.submit')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Section>
  );
}

type EmailChange = Schemas['EmailChangeStatus'];

/** Of the query for the new address that waits. */
const changeKey = ['email-change'] as const;
const noChange = { new_email: '', password: '' };

/** Another address for oneself, which counts once the link in its mailbox is opened. */
function EmailSection() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: changeKey,
    queryFn: ({ signal }) => api.get('/auth/change-email', { signal }),
    staleTime: 0,
  });
  const { form, submit } = useSchemaForm<typeof noChange>({
    schema: ({ changeEmailInputSchema }) => changeEmailInputSchema,
    values: noChange,
    rules: ({ password }) => (password === '' ? { password: t('common.fault.required') } : {}),
    onSubmit: async () => {
      const { new_email, password } = form.getValues();
      await api.post('/auth/change-email', { body: { new_email: new_email.trim(), password } });
      await client.invalidateQueries({ queryKey: changeKey });
      form.reset(noChange);
    },
    onFailure: (error) => toast.failure(t('ownAccount.email.failed'), error),
  });
  return (
    <Section title={t('ownAccount.email.title')} text={t('ownAccount.email.text')}>
      <FormProvider {...form}>
        <form noValidate className={styles['stack']} onSubmit={(event) => void submit(event)}>
          <LabelledValues columns={1}>
            <LabelledValue label={t('ownAccount.email.present')}>{me.email}</LabelledValue>
          </LabelledValues>
          {data?.pending && <Pending change={data.pending} />}
          <FormText
            name="new_email"
            label={t('ownAccount.email.field')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <PasswordField
            name="password"
            label={t('ownAccount.email.password')}
            required
            autoComplete="current-password"
          />
          <div>
            <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
              {t('ownAccount.email.submit')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Section>
  );
}

/** The new address that waits for its link to be opened. */
function Pending({ change: { new_email: email, expires_at } }: { change: Schemas['PendingEmailChange'] }) {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const { dateTime } = useFormat();
  const client = useQueryClient();
  // It may have been confirmed meanwhile.
  const onSettled = () => client.invalidateQueries({ queryKey: changeKey });
  const resend = useMutation({
    mutationFn: () => api.post('/auth/change-email/resend'),
    onSuccess: () => toast.success(t('ownAccount.email.resent', { email })),
    onError: (error) => toast.failure(t('ownAccount.email.resendFailed'), error),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: () => api.delete('/auth/change-email'),
    onSuccess: () => toast.success(t('ownAccount.email.cancelled', { email: me.email })),
    onError: (error) => toast.failure(t('ownAccount.email.cancelFailed'), error),
    onSettled,
  });
  const isExpired = new Date(expires_at) <= new Date();
  return (
    <Note tone={isExpired ? 'warn' : 'info'} role="status" title={t('ownAccount.email.pending', { email })}>
      {isExpired
        ? t('ownAccount.email.expiredText')
        : t('ownAccount.email.pendingText', { when: dateTime(expires_at) })}
      <span className={styles['noteButtons']}>
        <Button size="small" variant="outlined" loading={resend.isPending} onClick={() => resend.mutate()}>
          {t('ownAccount.email.resend')}
        </Button>
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('ownAccount.email.cancel')}
        </Button>
      </span>
    </Note>
  );
}

type Session = Schemas['SessionDto'];

const sessionsKey = ['sessions'] as const;

/** Where one is signed in, and the way to end that. */
function DevicesSection() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState<number | 'others' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
    staleTime: 0,
  });

  async function end(which: number | 'others', work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(which);
    try {
      await work();
      toast.success(done);
      setAsked(false);
    } catch (failure) {
      toast.failure(t('ownAccount.devices.failed'), failure);
    }
    await client.invalidateQueries({ queryKey: sessionsKey });
    setBusy(null);
  }

  const endOne = (session: Session) =>
    end(
      session.id,
      () => api.delete('/auth/sessions/{id}', { params: { path: { id: session.id } } }),
      t('ownAccount.devices.ended', { device: session.device ?? t('ownAccount.devices.unknown') }),
    );

  const others = (data?.items ?? []).filter(({ is_current }) => !is_current);
  return (
    <Section title={t('ownAccount.devices.title')} text={t('ownAccount.devices.text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonLines lines={3} />}
      {data && (
        <>
          <Devices
            title={t('ownAccount.devices.current')}
            sessions={data.items.filter(({ is_current }) => is_current)}
          />
          <Devices
            title={t('ownAccount.devices.others')}
            sessions={others}
            action={
              <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
                {t('ownAccount.devices.endOthers')}
              </Button>
            }
            empty={t('ownAccount.devices.noOthers')}
            busy={busy}
            onEnd={(session) => void endOne(session)}
          />
        </>
      )}
      <ConfirmDialog
        open={asked}
        title={t('ownAccount.devices.endOthersTitle')}
        confirmLabel={t('ownAccount.devices.endOthers')}
        busy={busy === 'others'}
        onConfirm={() =>
          void end('others', () => api.delete('/auth/sessions'), t('ownAccount.devices.endedOthers'))
        }
        onClose={() => setAsked(false)}
      >
        {t('ownAccount.devices.endOthersText')}
      </ConfirmDialog>
    </Section>
  );
}

interface DevicesProps {
  title: string;
  sessions: readonly Session[];
  /** What can be done with all of them. */
  action?: ReactNode;
  /** What stands in place of none. */
  empty?: string;
  busy?: number | 'others' | null;
  /** Left out where they stay. */
  onEnd?: (session: Session) => void;
}

/** Sessions under a heading, the one used last first. */
function Devices({ title, sessions, action, empty, busy, onEnd }: DevicesProps) {
  const id = useId();
  return (
    <div className={styles['devices']}>
      <div className={styles['devicesHead']}>
        <h3 id={id}>{title}</h3>
        {sessions.length > 0 && action}
      </div>
      {sessions.length === 0 && empty && <p>{empty}</p>}
      {sessions.length > 0 && (
        <ul className={styles['list']} aria-labelledby={id}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} busy={busy === session.id} onEnd={onEnd} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeviceProps {
  session: Session;
  busy: boolean;
  onEnd: ((session: Session) => void) | undefined;
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const t = useT();
  const { dateTime } = useFormat();
  const name = session.device ?? t('ownAccount.devices.unknown');
  return (
    <li>
      <span className={styles['what']}>
        <b>{name}</b>
        <small>
          {t('ownAccount.devices.opened', { when: dateTime(session.created_at) })},{' '}
          {t('ownAccount.devices.used', { when: dateTime(session.last_used_at) })}
        </small>
        {session.address && <small>{t('ownAccount.devices.address', { address: session.address })}</small>}
      </span>
      {onEnd && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('ownAccount.devices.endOf', { device: name })}
          onClick={() => onEnd(session)}
        >
          {t('ownAccount.devices.end')}
        </Button>
      )}
    </li>
  );
}
