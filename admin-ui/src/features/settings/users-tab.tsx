import Send from 'lucide-react/icons/send';
import UserCheck from 'lucide-react/icons/user-check';
import UserMinus from 'lucide-react/icons/user-minus';
import UserX from 'lucide-react/icons/user-x';
import type { Action } from '../../kit/components/action-list';
import { ActionMenu } from '../../kit/components/action-menu';
import { usePhone } from '../../kit/components/use-phone';
import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { useMutation } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Avatar } from '../../kit/components/avatar';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { DateTime } from '../../kit/components/date-time';
import { ReasonButton } from '../../kit/components/reason-button';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormSelect } from '../../kit/form/form-select';
import { FormText } from '../../kit/form/form-text';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { PasswordChoice, usePasswordWay } from '../account/password-choice';
import { ListHead } from './list-head';
import { Loaded, usePeople, useRefreshPeople, type PendingInvitation, type Person } from './settings-queries';
import styles from './settings.module.css';

interface AddValues {
  name: string;
  email: string;
  password: string;
  default_language: UiLanguage;
}

const ofAddress = ['email_taken', 'user_not_found', 'user_already_in_company', 'user_already_invited'];

/**
 * A new collaborator, who gets a link or, as the second choice, a password from the owner. Whoever has an account without a company is
 * invited instead: they decide themselves.
 */
function AddDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { locale } = useLocale();
  const [way, setWay] = usePasswordWay();
  const refresh = useRefreshPeople(companyId);
  const path = { id: companyId };

  async function add(input: Schemas['CompanyUserInput']): Promise<void> {
    const { name } = await api.post('/companies/{id}/register-user', { params: { path }, body: input });
    toast.success(t(way === 'link' ? 'settings.users.add.mailed' : 'settings.users.add.done', { name }));
  }

  async function invite(email: string): Promise<void> {
    const made = await api.post('/companies/{id}/users', { params: { path }, body: { email } });
    toast.success(t('settings.users.add.invited', { name: made.name ?? made.email }));
  }

  const { form, submit } = useSchemaForm<AddValues>({
    schema: ({ companyUserInputSchema }) => companyUserInputSchema,
    values: { name: '', email: '', password: '', default_language: locale },
    // By the link they set a password of their own.
    ...(way === 'link' && { only: ['name', 'email', 'default_language'] as const }),
    rules: ({ password }) =>
      way === 'password' && password === '' ? { password: t('common.fault.required') } : {},
    onSubmit: async (body) => {
      const person = body as Schemas['CompanyUserInput'];
      // The password as it was typed: blanks around it belong to it.
      const password = way === 'link' ? null : form.getValues('password');
      try {
        await add({ ...person, password });
      } catch (error) {
        if (way !== 'link' || problemOf(error)?.code !== 'email_taken') throw error;
        await invite(person.email);
      }
      await refresh();
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem && ofAddress.includes(problem.code)) {
        const hint = way === 'password' ? ` ${t('settings.users.add.takenHint')}` : '';
        const message = problem.detail + (problem.code === 'email_taken' ? hint : '');
        form.setError('email', { type: problem.code, message }, { shouldFocus: true });
      } else toast.failure(t('settings.users.add.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('settings.users.add.title')}
        form={form}
        submit={submit}
        submitLabel={t(way === 'link' ? 'settings.users.add.send' : 'settings.users.add.submit')}
        onClose={askToClose}
      >
        <FormText name="name" label={t('settings.users.field.name')} required autoFocus maxLength={200} />
        <FormText
          name="email"
          label={t('settings.users.field.email')}
          required
          type="email"
          inputMode="email"
          hint={t('settings.users.add.emailHint')}
        />
        <PasswordChoice
          way={way}
          onChange={setWay}
          name="password"
          label={t('settings.users.field.password')}
          hint={t('settings.users.add.passwordHint')}
        />
        <FormSelect
          name="default_language"
          label={t('settings.users.field.language')}
          options={uiLanguageValues.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
        />
      </FormDialog>
      {question}
    </>
  );
}

/** The people of the company: who works in it, who may, who has been asked. */
export function UsersTab() {
  const companyId = useMe().user_companies.find(({ is_owner }) => is_owner)?.company_id;
  return companyId === undefined ? null : <CompanyPeople companyId={companyId} />;
}

function CompanyPeople({ companyId }: { companyId: number }) {
  const t = useT();
  const query = usePeople(companyId);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles['users']}>
      <ListHead
        title={t('settings.users.title')}
        text={t('settings.users.text')}
        add={{ icon: UserPlus, label: t('settings.users.add.open'), run: () => setIsAdding(true) }}
      />
      <Loaded query={query}>
        {({ items, invitations }) => (
          <PeopleTable companyId={companyId} people={items} invitations={invitations} />
        )}
      </Loaded>
      {isAdding && <AddDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

/** Who a row is about; the address is null where it is the name. */
function PersonCell({ name, email }: { name: string; email: string | null }) {
  return (
    <span className={styles['person']}>
      <Avatar name={name} />
      <span>
        <b className="cut" title={name}>
          {name}
        </b>
        {email !== null && (
          <small className="cut" title={email}>
            {email}
          </small>
        )}
      </span>
    </span>
  );
}

/** What can be done with somebody; `label` says with whom. */
interface PersonAct extends Action {
  text: string;
  busy?: boolean;
  isDestructive?: boolean;
}

/** Buttons, on phones a menu. */
function PersonActs({ name, acts }: { name: string; acts: readonly PersonAct[] }) {
  const t = useT();
  const isPhone = usePhone();
  if (isPhone)
    return (
      <ActionMenu
        label={t('directory.actsOf', { name })}
        actions={acts.map((act) => ({ ...act, label: act.text, run: () => !act.busy && act.run() }))}
      />
    );
  return (
    <span>
      {acts.map(({ key, text, label, reason = null, busy = false, isDestructive = false, run }) => (
        <ReasonButton
          key={key}
          size="small"
          variant="text"
          {...(isDestructive && { color: 'error' })}
          reason={reason}
          loading={busy}
          aria-label={label}
          onClick={run}
        >
          {text}
        </ReasonButton>
      ))}
    </span>
  );
}

interface InvitationRowProps {
  companyId: number;
  invitation: PendingInvitation;
}

/** Somebody who has been invited and has not answered yet. */
function InvitationRow({ companyId, invitation }: InvitationRowProps) {
  const { id: invitationId, email, created_at, expires_at } = invitation;
  // Of somebody without an account the address alone is known.
  const name = invitation.name ?? email;
  const t = useT();
  const toast = useToast();
  const { shortDate } = useFormat();
  const refresh = useRefreshPeople(companyId);
  const [isAsked, setIsAsked] = useState(false);
  const path = { id: companyId, invitationId };
  const resend = useMutation({
    mutationFn: () => api.post('/companies/{id}/invitations/{invitationId}/resend', { params: { path } }),
    onSuccess: () => toast.success(t('settings.users.resent', { email })),
    onError: (error) => toast.failure(t('settings.users.resendFailed'), error),
    // It may also have been answered meanwhile.
    onSettled: refresh,
  });
  const withdrawal = useMutation({
    mutationFn: () => api.delete('/companies/{id}/invitations/{invitationId}', { params: { path } }),
    onSuccess: () => toast.success(t('settings.users.pending.done', { name })),
    onError: (error) => toast.failure(t('settings.users.pending.failed'), error),
    onSettled: async () => {
      setIsAsked(false);
      await refresh();
    },
  });
  const isExpired = expires_at !== null && new Date(expires_at) <= new Date();
  return (
    <tr>
      <td>
        <PersonCell name={name} email={invitation.name === null ? null : email} />
      </td>
      <td className={styles['role']}>{t('shell.role.collaborator')}</td>
      <td className={styles['state']}>
        <Tag tone="warn">{t('settings.users.pending.state')}</Tag>
        <small>
          {isExpired
            ? t('settings.users.linkExpired')
            : t('settings.users.pending.since', { date: shortDate(created_at) })}
        </small>
      </td>
      <td className={styles['login']}>{t('settings.users.never')}</td>
      <td className={styles['actions']}>
        <PersonActs
          name={name}
          acts={[
            {
              key: 'resend',
              text: t('settings.users.resend'),
              label: `${t('settings.users.resend')}: ${name}`,
              icon: Send,
              busy: resend.isPending,
              run: () => resend.mutate(),
            },
            {
              key: 'withdraw',
              text: t('settings.users.withdraw'),
              label: t('settings.users.pending.withdrawOf', { name }),
              icon: UserMinus,
              isDestructive: true,
              run: () => setIsAsked(true),
            },
          ]}
        />
        <ConfirmDialog
          open={isAsked}
          destructive
          busy={withdrawal.isPending}
          title={t('settings.users.pending.withdrawTitle', { name })}
          confirmLabel={t('settings.users.pending.withdrawSubmit')}
          onConfirm={() => withdrawal.mutate()}
          onClose={() => setIsAsked(false)}
        >
          {t('settings.users.pending.withdrawText')}
        </ConfirmDialog>
      </td>
    </tr>
  );
}

interface PeopleTableProps {
  companyId: number;
  people: Person[];
  invitations: PendingInvitation[];
}

/** Who belongs to the company, and who has been asked to. The owner and whoever looks at it stay as they are, and the buttons say why. */
function PeopleTable({ companyId, people, invitations }: PeopleTableProps) {
  const t = useT();
  const [leaving, setLeaving] = useState<Person | null>(null);
  return (
    <div className={styles['tableFrame']}>
      <table className={`${styles['table']} ${styles['people']}`} aria-label={t('settings.users.title')}>
        <thead>
          <tr>
            <th>{t('settings.users.column.name')}</th>
            <th className={styles['role']}>{t('settings.users.column.role')}</th>
            <th className={styles['state']}>{t('settings.users.column.state')}</th>
            <th className={styles['login']}>{t('settings.users.column.lastLogin')}</th>
            <th className={styles['actions']}>
              <span className="visually-hidden">{t('common.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} companyId={companyId} person={person} onRemove={setLeaving} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
          ))}
        </tbody>
      </table>
      {leaving && <RemoveQuestion companyId={companyId} person={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

interface PersonRowProps {
  companyId: number;
  person: Person;
  onRemove: (person: Person) => void;
}

function PersonRow({ companyId, person, onRemove }: PersonRowProps) {
  const t = useT();
  const toast = useToast();
  const me = useMe();
  const refresh = useRefreshPeople(companyId);
  const { id, name, email, is_owner, is_active, state } = person;
  // Nobody has signed in to the account yet: there is nothing to deactivate.
  const isNew = state === 'waiting' && person.last_login === null;
  const resendLabel = t(isNew ? 'settings.users.resend' : 'settings.users.sendLink');
  const path = { id: companyId, userId: id };
  const activation = useMutation({
    mutationFn: (next: boolean) =>
      api.post('/companies/{id}/users/{userId}/activate', { params: { path }, body: { is_active: next } }),
    onSuccess: async (saved) => {
      await refresh();
      toast.success(
        t(saved.is_active ? 'settings.users.activated' : 'settings.users.deactivated', { name }),
        {
          action: { label: t('common.action.undo'), run: () => activation.mutate(!saved.is_active) },
        },
      );
    },
    onError: (error) => toast.failure(t('settings.users.activationFailed', { name }), error),
  });
  const resend = useMutation({
    mutationFn: () => api.post('/companies/{id}/users/{userId}/password-link', { params: { path } }),
    onSuccess: () => toast.success(t('settings.users.resent', { email })),
    onError: (error) => toast.failure(t('settings.users.resendFailed'), error),
    // They may have set a password meanwhile.
    onSettled: refresh,
  });
  const untouchable = is_owner
    ? t('settings.users.ownerStays')
    : id === me.id
      ? t('settings.users.youStay')
      : null;
  const acts: (PersonAct | false)[] = [
    state === 'waiting' &&
      !is_owner && {
        key: 'resend',
        text: resendLabel,
        label: `${resendLabel}: ${name}`,
        icon: Send,
        busy: resend.isPending,
        run: () => resend.mutate(),
      },
    !isNew && {
      key: 'activation',
      text: t(is_active ? 'settings.users.deactivate' : 'settings.users.activate'),
      label: t(is_active ? 'settings.users.deactivateOf' : 'settings.users.activateOf', { name }),
      icon: is_active ? UserX : UserCheck,
      reason: untouchable,
      busy: activation.isPending,
      run: () => activation.mutate(!is_active),
    },
    {
      key: 'remove',
      text: t(isNew ? 'settings.users.withdraw' : 'settings.users.remove'),
      label: isNew ? `${t('settings.users.withdraw')}: ${name}` : t('settings.users.removeOf', { name }),
      icon: UserMinus,
      reason: untouchable,
      isDestructive: true,
      run: () => onRemove(person),
    },
  ];
  return (
    <tr data-inactive={!is_active || undefined}>
      <td>
        <PersonCell name={name} email={email} />
      </td>
      <td className={styles['role']}>{t(`shell.role.${person.role}`)}</td>
      <td className={styles['state']}>
        <StateOf person={person} />
      </td>
      <td className={styles['login']}>
        {person.last_login ? <DateTime value={person.last_login} /> : t('settings.users.never')}
      </td>
      <td className={styles['actions']}>
        <PersonActs name={name} acts={acts.filter((act) => !!act)} />
      </td>
    </tr>
  );
}

/** Whether somebody works, or what they wait for; and whether a second factor guards their account. */
function StateOf({ person: { state, last_login, link_expires_at, has_second_factor } }: { person: Person }) {
  const t = useT();
  const { shortDate } = useFormat();
  if (state === 'inactive') return <Tag>{t('settings.users.inactive')}</Tag>;
  if (state === 'waiting') {
    const link =
      link_expires_at === null
        ? t('settings.users.noLink')
        : new Date(link_expires_at) <= new Date()
          ? t('settings.users.linkExpired')
          : t('settings.users.linkUntil', { date: shortDate(link_expires_at) });
    return (
      <>
        <Tag tone="warn">
          {t(last_login === null ? 'settings.users.noPassword' : 'settings.users.notOwn')}
        </Tag>
        <small>{link}</small>
      </>
    );
  }
  return (
    <>
      {t('settings.users.active')}
      {has_second_factor !== null && (
        <small>{t(has_second_factor ? 'settings.users.factorOn' : 'settings.users.factorOff')}</small>
      )}
    </>
  );
}

function RemoveQuestion(props: { companyId: number; person: Person; onClose: () => void }) {
  const { companyId, person, onClose } = props;
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshPeople(companyId);
  const { id: userId, name } = person;
  // Nobody has signed in to the account yet: there is nobody to sign out.
  const isInvited = person.state === 'waiting' && person.last_login === null;
  const removal = useMutation({
    mutationFn: () =>
      api.delete('/companies/{id}/users/{userId}', { params: { path: { id: companyId, userId } } }),
    onSuccess: async () => {
      await refresh();
      toast.success(t(isInvited ? 'settings.users.pending.done' : 'settings.users.removed', { name }));
    },
    onError: (error) =>
      toast.failure(
        t(isInvited ? 'settings.users.pending.failed' : 'settings.users.removeFailed', { name }),
        error,
      ),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      busy={removal.isPending}
      title={t(isInvited ? 'settings.users.pending.withdrawTitle' : 'settings.users.removeTitle', { name })}
      confirmLabel={t(isInvited ? 'settings.users.pending.withdrawSubmit' : 'settings.users.removeSubmit')}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t(isInvited ? 'settings.users.withdrawText' : 'settings.users.removeText')}
    </ConfirmDialog>
  );
}
