import Button from '@mui/material/Button';
import { joinInputSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../api/client';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { PasswordField } from '../landing/password-field';
import type { LinkProps } from './link-props';
import { EndsWithPassword, endedBy } from './ends-with-password';
import { useLeadIn } from './use-lead-in';

/** An invitation: with a password of one's own, and a name where there is no account yet. */
export function JoinForm({ token, link, onDone }: LinkProps) {
  const t = useT();
  const describe = useDescribeFailure();
  const leadIn = useLeadIn();
  const [failure, setFailure] = useState<unknown>(null);
  const company = link.company_name ?? '';
  const isNew = link.name === null;
  const { form, submit } = useSchemaForm<{ name: string; password: string }>({
    schema: joinInputSchema,
    only: ['name', 'password'],
    values: { name: '', password: '' },
    rules: ({ name }) => (isNew && name.trim() === '' ? { name: t('common.fault.required') } : {}),
    onSubmit: async () => {
      setFailure(null);
      const { name, password } = form.getValues();
      await api.post('/auth/join', { body: { token, password, ...(isNew && { name: name.trim() }) } });
      if (await leadIn(link.email, password)) return;
      onDone(t('accountLinks.join.done', { company }), t('accountLinks.join.doneText'), endedBy(link, t));
    },
    onFailure: setFailure,
  });
  return (
    <FormProvider {...form}>
      <h1>{t('accountLinks.join.title', { company })}</h1>
      {link.invited_by && <p>{t('accountLinks.join.invitedBy', { name: link.invited_by })}</p>}
      <p>{t(isNew ? 'accountLinks.join.fresh' : 'accountLinks.join.existing', { email: link.email })}</p>
      <EndsWithPassword link={link} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        {isNew && (
          <FormText name="name" label={t('accountLinks.join.name')} required autoFocus autoComplete="name" />
        )}
        <PasswordField
          name="password"
          label={t('account.newPassword')}
          required
          autoFocus={!isNew}
          autoComplete="new-password"
          hint={t('account.passwordHint')}
        />
        {failure !== null && (
          <Note tone="bad" role="alert">
            <strong>{t('accountLinks.join.failed')}</strong>
            <br />
            {describe(failure).text}
          </Note>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('accountLinks.join.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
