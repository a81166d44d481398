import { invitationInputSchema } from '@frakto/sdk/forms';
import { api } from '../../api/client';
import { problemOf } from '../../api/use-describe-failure';
import type { Schemas } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { FormDialog } from '../../form/form-dialog';
import { FormText } from '../../form/form-text';
import { useCloseGuard } from '../../form/use-close-guard';
import { useSchemaForm } from '../../form/use-schema-form';
import { useT } from '../../i18n/use-t';
import { useRefreshPeople } from './people-queries';

const ofAddress = ['user_not_found', 'user_already_in_company', 'user_already_invited'];

/** Asks an existing user to join; they decide after signing in. */
export function InviteDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshPeople(companyId);
  const { form, submit } = useSchemaForm<{ email: string }>({
    schema: invitationInputSchema,
    values: { email: '' },
    onSubmit: async (body) => {
      const made = await api.post('/companies/{id}/users', {
        params: { path: { id: companyId } },
        body: body as Schemas['InvitationInput'],
      });
      await refresh();
      toast.success(t('settings.users.invite.done', { name: made.name }));
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem && ofAddress.includes(problem.code))
        form.setError('email', { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else toast.failure(t('settings.users.invite.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('settings.users.invite.title')}
        form={form}
        submit={submit}
        submitLabel={t('settings.users.invite.submit')}
        onClose={askToClose}
      >
        <p style={{ margin: 0, color: 'var(--text-2)' }}>{t('settings.users.invite.text')}</p>
        <FormText
          name="email"
          label={t('settings.users.field.email')}
          required
          autoFocus
          type="email"
          inputMode="email"
        />
      </FormDialog>
      {question}
    </>
  );
}
