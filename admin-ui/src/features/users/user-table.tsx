import { useListContext, useUpdate } from 'react-admin';
import { useEffect, useState, useId, type KeyboardEvent, type MouseEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { problemOf } from '../../kit/api/use-describe-failure';
import { getSession, startSession, useMe } from '../../kit/api/session';
import type { Action } from '../../kit/components/action-list';
import { ActionMenu } from '../../kit/components/action-menu';
import { DateTime } from '../../kit/components/date-time';
import { usePhone } from '../../kit/components/use-phone';
import { useToast } from '../../kit/components/use-toast';
import directory from '../../kit/directory/directory.module.css';
import { RecordTable, type TableColumn } from '../../kit/records/record-table';
import { useRefresh } from '../../kit/directory/use-refresh';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import { type UserDialog, userResource, type User } from './user';
import styles from './user-management.module.css';
import { Tag } from '../../kit/components/tag';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { textOf, useField } from '../../kit/form/use-field';
import { Tooltip } from '../../kit/components/tooltip';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash from 'lucide-react/icons/trash-2';
import { Icon } from '../../kit/components/icon';

const stay = (event: MouseEvent) => event.stopPropagation();

interface TextCellProps {
  name: string;
  /** Names the field for screen readers: the head of the column says it to the eye. */
  label: string;
  type?: 'text' | 'email';
  /** Called on Escape. */
  onCancel: () => void;
}

/** A text of the row that is being changed. Enter saves, Escape leaves it. */
function TextCell({ name, label, type = 'text', onCancel }: TextCellProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const faultId = useId();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div className={styles['cell']} onClick={stay}>
      <OutlinedInput
        {...handlers}
        fullWidth
        type={type}
        value={textOf(value)}
        onChange={onChange}
        onKeyDown={leave}
        inputRef={ref}
        error={isInvalid}
        sx={{ minHeight: 32, fontSize: 13 }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': isInvalid ? faultId : undefined,
          maxLength: 200,
          autoComplete: 'off',
        }}
      />
      {isInvalid && (
        <FormHelperText id={faultId} error>
          {message}
        </FormHelperText>
      )}
    </div>
  );
}

/** Whether the user administers; why it cannot be changed where it cannot. */
function AdminCell({ reason }: { reason: string | undefined }) {
  const t = useT();
  const { value, onChange, ref, handlers } = useField('is_admin');
  return (
    <Tooltip title={reason ?? ''}>
      <label className={styles['flag']} onClick={stay} data-off={reason !== undefined || undefined}>
        <Checkbox
          {...handlers}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          disabled={reason !== undefined}
          slotProps={{ input: { ref } }}
        />
        <span>{t('users.role.administrator')}</span>
        {reason && <span className="visually-hidden">{reason}</span>}
      </label>
    </Tooltip>
  );
}

/** What a user may do: administer, or what they are in their company. */
function RoleTag({ user }: { user: User }) {
  const t = useT();
  if (user.is_admin) return <Tag tone="fast">{t('users.role.administrator')}</Tag>;
  if (user.company_name === null) return <Tag tone="line">{t('users.role.user')}</Tag>;
  return <Tag tone="line">{t(user.is_owner ? 'shell.role.owner' : 'shell.role.collaborator')}</Tag>;
}

/** What keeps a user from working. */
function StateTag({ state }: { state: Exclude<User['state'], 'active'> }) {
  const t = useT();
  return <Tag tone={state === 'inactive' ? 'plain' : 'warn'}>{t(`users.state.${state}`)}</Tag>;
}

interface UserValues {
  name: string;
  email: string;
  is_admin: boolean;
}

const valuesOf = (user: User | null): UserValues => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  is_admin: user?.is_admin ?? false,
});

/** The users of the page. One at a time turns into fields, in its own row. */
export function UserTable({ onDialog }: { onDialog: (dialog: UserDialog) => void }) {
  const t = useT();
  const toast = useToast();
  const me = useMe();
  const { data = [], refetch } = useListContext<User>();
  const [update] = useUpdate<User>();
  const refresh = useRefresh();
  const [edited, setEdited] = useState<User | null>(null);

  const { form, submit } = useSchemaForm<UserValues>({
    schema: ({ userUpdateSchema }) => userUpdateSchema,
    values: valuesOf(null),
    empty: 'null',
    onSubmit: async (body) => {
      if (!edited) return;
      // The version that was edited: another administrator's change in between is a conflict.
      const data = { ...(body as Partial<User>), version: edited.version };
      const saved = (await update(
        userResource,
        { id: edited.id, data, previousData: edited },
        {
          mutationMode: 'pessimistic',
          returnPromise: true,
          onSuccess: () => undefined,
          onError: () => undefined,
        },
      )) as User;
      refresh(userResource);
      const session = getSession();
      if (session && saved.id === me.id)
        startSession({
          token: session.token,
          user: { ...session.user, name: saved.name, email: saved.email },
        });
      toast.success(t('users.edit.done', { name: saved.name }));
      stop();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'email_taken')
        form.setError('email', { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else {
        const isOld = problem?.code === 'changed_meanwhile';
        const action = { label: t('common.action.loadNewest'), run: () => void reload() };
        toast.failure(t('users.edit.failed'), error, isOld ? { action } : {});
      }
    },
  });
  const isDirty = form.formState.isDirty;
  const guard = useUnsavedGuard(isDirty);

  function start(user: User): void {
    form.reset(valuesOf(user));
    setEdited(user);
  }
  function stop(): void {
    form.reset(valuesOf(null));
    setEdited(null);
  }
  async function reload(): Promise<void> {
    await refetch();
    stop();
  }

  useEffect(() => {
    if (edited) form.setFocus('name', { shouldSelect: true });
  }, [edited, form]);

  const isPhone = usePhone();
  const isEdited = (user: User) => user.id === edited?.id;
  // On phones below the name.
  const email: TableColumn<User> = {
    source: 'email',
    label: t('users.column.email'),
    sortable: true,
    width: '22%',
    narrowWidth: 'auto',
    className: 'cut',
    render: (user) =>
      isEdited(user) ? (
        <TextCell name="email" label={t('users.column.email')} type="email" onCancel={stop} />
      ) : (
        <>
          {user.email}
          <small className={styles['narrow']}>{user.company_name}</small>
          <small className={styles['narrow']}>
            {t('users.column.lastLogin')}:{' '}
            {user.last_login_date ? <DateTime value={user.last_login_date} /> : t('users.never')}
          </small>
        </>
      ),
  };
  const columns: TableColumn<User>[] = [
    {
      source: 'name',
      label: t('users.column.name'),
      sortable: true,
      width: '18%',
      narrowWidth: '24%',
      phoneWidth: '100%',
      render: (user) =>
        isEdited(user) ? (
          <>
            <TextCell name="name" label={t('users.column.name')} onCancel={stop} />
            {isPhone && email.render(user)}
          </>
        ) : (
          <>
            <span className={`${directory['primary']} cut`} title={user.name}>
              {user.name}
              {user.id === me.id && <span className={directory['faint']}> {t('users.you')}</span>}
            </span>
            {isPhone && email.render(user)}
          </>
        ),
    },
    ...(isPhone ? [] : [email]),
    {
      source: 'company_name',
      label: t('users.column.company'),
      width: '14%',
      className: `${directory['wide']} cut`,
      render: (user) => user.company_name ?? <span className={directory['faint']}>–</span>,
    },
    {
      source: 'is_admin',
      label: t('users.column.role'),
      width: '136px',
      className: directory['notPhone'],
      render: (user) =>
        isEdited(user) ? (
          <AdminCell reason={user.id === me.id ? t('users.ownFlag') : undefined} />
        ) : (
          <>
            <RoleTag user={user} />
            {user.state !== 'active' && (
              <span className={styles['narrow']}>
                <StateTag state={user.state} />
              </span>
            )}
            {user.has_second_factor && (
              <small className={styles['factor']}>{t('users.secondFactor.on')}</small>
            )}
          </>
        ),
    },
    {
      source: 'state',
      label: t('users.column.state'),
      width: '144px',
      className: directory['wide'],
      render: ({ state }) =>
        state === 'active' ? (
          <span className={directory['faint']}>{t('users.state.active')}</span>
        ) : (
          <StateTag state={state} />
        ),
    },
    {
      source: 'creation_date',
      label: t('users.column.created'),
      sortable: true,
      align: 'right',
      width: '104px',
      className: directory['wide'],
      render: (user) => (
        <DateTime value={user.creation_date} as="date" className={directory['faint'] ?? ''} />
      ),
    },
    {
      source: 'last_login_date',
      label: t('users.column.lastLogin'),
      sortable: true,
      align: 'right',
      width: '152px',
      className: directory['wide'],
      render: (user) =>
        user.last_login_date ? (
          <DateTime value={user.last_login_date} className={directory['faint'] ?? ''} />
        ) : (
          <span className={directory['faint']}>{t('users.never')}</span>
        ),
    },
    {
      source: 'actions',
      label: <span className="visually-hidden">{t('common.list.actions')}</span>,
      width: '176px',
      narrowWidth: '152px',
      phoneWidth: isPhone && edited ? '116px' : '52px',
      render: (user) =>
        isEdited(user) ? (
          <EditActions busy={form.formState.isSubmitting} onCancel={stop} />
        ) : (
          <UserActions
            user={user}
            isMe={user.id === me.id}
            busyElsewhere={isDirty}
            onEdit={() => start(user)}
            onDialog={onDialog}
          />
        ),
    },
  ];
  const open = (id: number) => {
    const user = data.find((one) => one.id === id);
    if (user && !isEdited(user) && !isDirty) start(user);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('users.caption')}
        // The table scrolls in it, under its own head.
        style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => void submit(event)}
      >
        <RecordTable<User> label={t('users.caption')} columns={columns} onOpen={open} />
      </form>
      {guard.dialog}
    </FormProvider>
  );
}

/** Signs side by side, whose name is why they are off; a menu on phones. */
function Acts({ name, acts }: { name: string; acts: readonly Action[] }) {
  const t = useT();
  if (usePhone()) return <ActionMenu label={t('directory.actsOf', { name })} actions={acts} />;
  return acts.map(({ key, label, icon, reason, run }) => (
    <Tooltip key={key} title={reason ?? label} describeChild={false}>
      <IconButton
        size="small"
        aria-label={reason ?? label}
        aria-disabled={reason ? true : undefined}
        onClick={reason ? undefined : run}
        className={reason ? (styles['off'] ?? '') : ''}
      >
        <Icon of={icon} size={14} />
      </IconButton>
    </Tooltip>
  ));
}

interface UserActionsProps {
  user: User;
  isMe: boolean;
  /** Another row has changes that are not saved. */
  busyElsewhere: boolean;
  onEdit: () => void;
  onDialog: (dialog: UserDialog) => void;
}

/** What can be done with a user; what cannot says why. */
function UserActions({ user, isMe, busyElsewhere, onEdit, onDialog }: UserActionsProps) {
  const t = useT();
  const { name } = user;
  const acts: (Action | false)[] = [
    {
      key: 'edit',
      label: t('users.editOf', { name }),
      icon: Pencil,
      reason: busyElsewhere ? t('users.saveFirst') : null,
      run: onEdit,
    },
    {
      key: 'password',
      label: t('users.passwordOf', { name }),
      icon: KeyRound,
      run: () => onDialog({ kind: 'password', user }),
    },
    {
      key: 'sessions',
      label: t('users.sessions.endOf', { name }),
      icon: LogOut,
      reason: isMe ? t('users.sessions.own') : null,
      run: () => onDialog({ kind: 'sessions', user }),
    },
    user.has_second_factor && {
      key: 'second-factor',
      label: t('users.secondFactor.removeOf', { name }),
      icon: ShieldOff,
      reason: isMe ? t('users.secondFactor.own') : null,
      run: () => onDialog({ kind: 'second-factor', user }),
    },
    {
      key: 'delete',
      label: t('users.deleteOf', { name }),
      icon: Trash,
      reason: isMe ? t('users.cannotDeleteSelf') : null,
      run: () => onDialog({ kind: 'delete', user }),
    },
  ];
  return (
    <div className={directory['actions']} onClick={stay}>
      <Acts name={name} acts={acts.filter((act) => !!act)} />
    </div>
  );
}

/** The end of a row that is being changed. */
function EditActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const t = useT();
  return (
    <div className={styles['editActions']} onClick={(event) => event.stopPropagation()}>
      <Button size="small" onClick={onCancel} disabled={busy}>
        {t('common.action.cancel')}
      </Button>
      <Button size="small" type="submit" variant="contained" loading={busy}>
        {t('common.action.save')}
      </Button>
    </div>
  );
}
