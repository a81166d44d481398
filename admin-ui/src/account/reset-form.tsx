import Button from '@mui/material/Button';
import { resetPasswordInputSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../api/client';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { PasswordField } from '../landing/password-field';
import { Choice } from './choice';
import { EndsWithPassword, endedBy } from './ends-with-password';
import type { AccountLink, LinkProps } from './link-props';
import { useLeadIn } from './use-lead-in';

/**
 * A new password by a link. Of an account that was never confirmed, its person says whether the company is theirs. Somebody new is made
 * welcome, and goes straight in.
 */
export function ResetForm({ token, link, onDone }: LinkProps) {
  const t = useT();
  const describe = useDescribeFailure();
  const leadIn = useLeadIn();
  const company = link.is_unconfirmed ? link.company_name : null;
  const [failure, setFailure] = useState<unknown>(null);
  const [whose, setWhose] = useState<'mine' | 'notMine' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { form, submit } = useSchemaForm<{ password: string }>({
    schema: resetPasswordInputSchema,
    only: ['password'],
    values: { password: '' },
    onSubmit: async () => {
      setFailure(null);
      setAsked(true);
      if (company !== null && whose === null) return;
      const { password } = form.getValues();
      await api.post('/auth/reset-password', {
        body: { token, password, ...(company === null ? {} : { keep_company: whose === 'mine' }) },
      });
      if (link.is_first && (await leadIn(link.email, password))) return;
      onDone(t('accountLinks.reset.done'), t('accountLinks.reset.doneText'), endedBy(link, t));
    },
    onFailure: setFailure,
  });
  return (
    <FormProvider {...form}>
      {link.is_first ? (
        <Welcome link={link} />
      ) : (
        <>
          <h1>{t('accountLinks.reset.title')}</h1>
          <p>{t('accountLinks.reset.of', { email: link.email })}</p>
        </>
      )}
      <EndsWithPassword link={link} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers keep the password under the address. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        {company !== null && (
          <Choice
            label={t('accountLinks.reset.whose', { company })}
            value={whose}
            options={[
              { value: 'mine', label: t('accountLinks.reset.mine') },
              { value: 'notMine', label: t('accountLinks.reset.notMine') },
            ]}
            onChange={setWhose}
            fault={isAsked && whose === null ? t('accountLinks.reset.choose') : null}
          />
        )}
        <PasswordField
          name="password"
          label={t(link.is_first ? 'accountLinks.welcome.password' : 'account.newPassword')}
          required
          autoFocus
          autoComplete="new-password"
          hint={t('account.passwordHint')}
        />
        {failure !== null && (
          <Note tone="bad" role="alert">
            <strong>{t('accountLinks.reset.failed')}</strong>
            <br />
            {describe(failure).text}
          </Note>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t(link.is_first ? 'accountLinks.welcome.submit' : 'accountLinks.reset.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Whom somebody made an account for: where they are, and whose doing it is. */
function Welcome({ link: { company_name: company, invited_by: name, email } }: { link: AccountLink }) {
  const t = useT();
  return (
    <>
      <h1>
        {company === null
          ? t('accountLinks.welcome.titlePlain')
          : t('accountLinks.welcome.title', { company })}
      </h1>
      <p>
        {name !== null && t('accountLinks.welcome.by', { name })} {t('accountLinks.welcome.text', { email })}
      </p>
    </>
  );
}
