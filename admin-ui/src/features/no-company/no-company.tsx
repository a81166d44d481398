import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { ErrorState } from '../../kit/components/error-state';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import { getSession, startSession } from '../../kit/api/session';
import { problemOf } from '../../kit/api/use-describe-failure';
import type { Schemas } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { isMailbox } from '../../kit/format/mailbox';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { DateTime } from '../../kit/components/date-time';

interface InvitationCardProps {
  invitation: Schemas['InvitationDto'];
  /** Called when the list is no longer what it was. */
  onAnswered: () => void;
}

/** A company that asks the user to join it. */
function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const t = useT();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { id, company_name: company, invited_by, created_at } = invitation;
  const params = { path: { id } };
  const acceptance = useMutation({
    mutationFn: () => api.post('/invitations/{id}/accept', { params }),
    onSuccess: (user) => {
      const session = getSession();
      toast.success(t('noCompany.accepted', { company }));
      // With a company, the application opens in place of this screen.
      if (session) startSession({ token: session.token, user });
    },
    onError: (error) => {
      toast.failure(t('noCompany.acceptFailed'), error);
      onAnswered();
    },
  });
  const refusal = useMutation({
    mutationFn: () => api.post('/invitations/{id}/decline', { params }),
    onSuccess: () => toast.success(t('noCompany.declined', { company })),
    onError: (error) => toast.failure(t('noCompany.declineFailed'), error),
    onSettled: () => {
      setAsking(false);
      onAnswered();
    },
  });
  const busy = acceptance.isPending || refusal.isPending;
  return (
    <li>
      <span>
        <b>{company}</b>
        <small>
          {invited_by ? `${t('noCompany.invitedBy', { name: invited_by })}, ` : ''}
          <DateTime value={created_at} as="date" />
        </small>
      </span>
      <Button
        variant="outlined"
        disabled={busy}
        aria-label={t('noCompany.declineOf', { company })}
        onClick={() => setAsking(true)}
      >
        {t('noCompany.decline')}
      </Button>
      <Button
        variant="contained"
        loading={acceptance.isPending}
        disabled={busy}
        aria-label={t('noCompany.acceptOf', { company })}
        onClick={() => acceptance.mutate()}
      >
        {t('noCompany.accept')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={refusal.isPending}
        title={t('noCompany.declineTitle', { company })}
        confirmLabel={t('noCompany.decline')}
        onConfirm={() => refusal.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('noCompany.declineText')}
      </ConfirmDialog>
    </li>
  );
}

interface CompanyValues {
  name: string;
  email_name: string;
}

/** What the API finds taken, by the field to mend. */
const fieldOfConflict: Partial<Record<string, keyof CompanyValues>> = {
  company_name_taken: 'name',
  email_name_taken: 'email_name',
};

/** Makes a company that the user owns. */
function CreateCompany() {
  const t = useT();
  const toast = useToast();
  const { form, submit } = useSchemaForm<CompanyValues>({
    schema: ({ companyInputSchema }) => companyInputSchema,
    values: { name: '', email_name: '' },
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    rules: ({ email_name }) =>
      email_name && !isMailbox(email_name) ? { email_name: t('landing.fault.sendingAddress') } : {},
    onSubmit: async (body) => {
      const company = await api.post('/companies', { body: body as Schemas['CompanyInput'] });
      const user = await api.get('/auth/me');
      const session = getSession();
      toast.success(t('noCompany.created', { company: company.name }));
      if (session) startSession({ token: session.token, user });
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && fieldOfConflict[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else toast.failure(t('noCompany.createFailed'), error);
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={t('noCompany.own')} onSubmit={(event) => void submit(event)}>
        <FormText
          name="name"
          label={t('settings.company.name')}
          required
          maxLength={200}
          autoComplete="organization"
        />
        <FormText
          name="email_name"
          label={t('settings.company.email_name')}
          required
          maxLength={64}
          hint={t('users.field.emailNameHint')}
        />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('noCompany.create')}
        </Button>
      </form>
    </FormProvider>
  );
}

const Page = styled('div')({
  display: 'grid',
  gap: 32,
  maxWidth: 640,
  padding: '8px 24px 48px',
  '& > p': { margin: 0, color: 'var(--text-2)' },
  '& h2': { font: '600 14px/20px var(--font)' },
  '& section > p': { margin: '4px 0 0', color: 'var(--text-3)', font: '400 13px/20px var(--font)' },
  '& section > [data-none]': {
    marginTop: 12,
    padding: '24px 16px',
    border: '1px dashed var(--line)',
    borderRadius: 'var(--r3)',
    textAlign: 'center',
  },
  '& section > ul': { margin: '12px 0 0', border: '1px solid var(--line)', borderRadius: 'var(--r3)' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '12px 16px' },
  '& li + li': { borderTop: '1px solid var(--line-soft)' },
  '& li > span': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& li b': { font: '600 14px/20px var(--font)' },
  '& li small': { display: 'block', color: 'var(--text-3)', font: '400 12px/16px var(--font)' },
  '& form': { display: 'grid', gap: 16, justifyItems: 'start', marginTop: 16 },
  '@media (max-width: 899px)': { paddingInline: 16 },
});

const invitationsKey = ['invitations'] as const;

/** For a user who belongs to no company: who has invited them, and the way to a company of their own. */
export function NoCompany() {
  return (
    <LateTexts>
      <WaysToCompany />
    </LateTexts>
  );
}

function WaysToCompany() {
  const t = useT();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => api.get('/invitations', { signal }),
    // Somebody waits here for an invitation.
    refetchInterval: 30_000,
  });
  const answered = () => void client.invalidateQueries({ queryKey: invitationsKey });
  return (
    <>
      <PageHead title={t('noCompany.title')} />
      <Page>
        <p>{t('noCompany.text')}</p>
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t('noCompany.invitations')}</h2>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <SkeletonLines lines={2} />}
          {data?.items.length === 0 && <p data-none>{t('noCompany.none')}</p>}
          {data && data.items.length > 0 && (
            <ul>
              {data.items.map((invitation) => (
                <InvitationCard key={invitation.id} invitation={invitation} onAnswered={answered} />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="own-company">
          <h2 id="own-company">{t('noCompany.own')}</h2>
          <p>{t('noCompany.ownText')}</p>
          <CreateCompany />
        </section>
      </Page>
    </>
  );
}
