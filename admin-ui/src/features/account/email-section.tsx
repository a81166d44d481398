import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { PasswordField } from '../../kit/form/password-field';
import { Section } from '../../kit/components/section';
import styles from './account.module.css';

export type EmailChange = Schemas['EmailChangeStatus'];

/** Of the query for the new address that waits. */
export const changeKey = ['email-change'] as const;
const nothing = { new_email: '', password: '' };

/** Another address for oneself, which counts once the link in its mailbox is opened. */
export function EmailSection() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: changeKey,
    queryFn: ({ signal }) => api.get('/auth/change-email', { signal }),
    staleTime: 0,
  });
  const { form, submit } = useSchemaForm<typeof nothing>({
    schema: ({ changeEmailInputSchema }) => changeEmailInputSchema,
    values: nothing,
    rules: ({ password }) => (password === '' ? { password: t('common.fault.required') } : {}),
    onSubmit: async () => {
      const { new_email, password } = form.getValues();
      await api.post('/auth/change-email', { body: { new_email: new_email.trim(), password } });
      await client.invalidateQueries({ queryKey: changeKey });
      form.reset(nothing);
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
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
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
    <Note tone={isExpired ? 'warn' : 'info'} role="status">
      <strong>{t('ownAccount.email.pending', { email })}</strong>
      <br />
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
