import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Note } from '../../kit/components/note';
import { useFormat } from '../../kit/format/use-format';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useT } from '../../kit/i18n/use-t';
import { PasswordField } from '../../kit/form/password-field';
import type { LinkProps } from './link-props';

/**
 * Confirms an address by a button: programs that look into mails open links, and press nothing. Where the account is not signed in, its
 * password shows that it is the reader's.
 */
export function ConfirmEmail({ token, link, onDone }: LinkProps) {
  const t = useT();
  const [isNotMe, setIsNotMe] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { needs_password: needsPassword } = link;
  const { form, submit } = useSchemaForm<{ password: string }>({
    schema: ({ confirmEmailInputSchema }) => confirmEmailInputSchema,
    only: ['password'],
    values: { password: '' },
    rules: ({ password }) =>
      needsPassword && password === '' ? { password: t('common.fault.required') } : {},
    onSubmit: async () => {
      setFailure(null);
      const { password } = form.getValues();
      await api.post('/auth/confirm-email', { body: { token, ...(needsPassword && { password }) } });
      onDone(t('accountLinks.confirm.done'), t('accountLinks.confirm.doneText'));
    },
    onFailure: setFailure,
  });
  const back = () => setIsNotMe(false);
  if (isNotMe && link.purpose === 'registration') return <FreeAddress email={link.email} onBack={back} />;
  const isChange = link.purpose === 'email_change';
  return (
    <>
      <h1>{t('accountLinks.confirm.title')}</h1>
      <p>
        {t(isChange ? 'accountLinks.confirm.changeText' : 'accountLinks.confirm.text', { email: link.email })}
      </p>
      {isNotMe && <NothingChanges until={link.expires_at} />}
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          {needsPassword && (
            <>
              <input type="email" autoComplete="username" value={link.email} readOnly hidden />
              <PasswordField
                name="password"
                label={t('accountLinks.confirm.password')}
                required
                autoComplete="current-password"
                hint={t('accountLinks.confirm.passwordHint')}
              />
            </>
          )}
          <Failure title={t('accountLinks.confirm.failed')} failure={failure} />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {t('accountLinks.confirm.submit')}
          </Button>
        </form>
      </FormProvider>
      {!isNotMe && <Button onClick={() => setIsNotMe(true)}>{t('accountLinks.confirm.notMe')}</Button>}
    </>
  );
}

/** Of a new address nothing has to be undone: without a confirmation it is none. */
function NothingChanges({ until }: { until: string }) {
  const t = useT();
  const { dateTime } = useFormat();
  return <Note role="status">{t('accountLinks.confirm.changeNotMeText', { when: dateTime(until) })}</Note>;
}

/**
 * Somebody else registered with the reader's address: has the link mailed by which the reader takes the account out of their hands, and
 * leaves their company.
 */
function FreeAddress({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT();
  const [isSent, setIsSent] = useState(false);
  const { run, busy, failure } = useAction();
  const send = async () => {
    await api.post('/auth/forgot-password', { body: { email } });
    setIsSent(true);
  };
  if (isSent)
    return (
      <>
        <h1>{t('accountLinks.confirm.notMeDone')}</h1>
        <Note tone="ok" role="status">
          {t('accountLinks.confirm.notMeDoneText', { email })}
        </Note>
      </>
    );
  return (
    <>
      <h1>{t('accountLinks.confirm.notMe')}</h1>
      <p>{t('accountLinks.confirm.notMeText')}</p>
      <Failure title={t('accountLinks.confirm.notMeFailed')} failure={failure} />
      <Button variant="contained" size="large" loading={busy} onClick={() => void run(send)}>
        {t('accountLinks.confirm.notMeSubmit')}
      </Button>
      <Button onClick={onBack}>{t('accountLinks.confirm.notMeBack')}</Button>
    </>
  );
}

function Failure({ title, failure }: { title: string; failure: unknown }) {
  const describe = useDescribeFailure();
  if (failure === null) return null;
  return (
    <Note tone="bad" role="alert">
      <strong>{title}</strong>
      <br />
      {describe(failure).text}
    </Note>
  );
}

/** What a button does: whether it is under way, and what it failed with, until the next try. */
function useAction() {
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return { run, busy, failure };
}
