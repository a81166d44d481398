import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMe } from '../../api/session';
import { Avatar } from '../../components/avatar';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { DateTime } from '../../components/date-time';
import { ReasonButton } from '../../components/reason-button';
import { Tag } from '../../components/tag';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import { useRefreshPeople, type Person } from './people-queries';
import styles from './users.module.css';

interface PeopleTableProps {
  companyId: number;
  people: Person[];
}

/** Who belongs to the company. The owner and whoever looks at it stay as they are, and the buttons say why. */
export function PeopleTable({ companyId, people }: PeopleTableProps) {
  const t = useT();
  const [leaving, setLeaving] = useState<Person | null>(null);
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={t('settings.users.title')}>
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
  const { id, name, email, is_owner, is_active } = person;
  const path = { id: companyId, userId: id };
  const activation = useMutation({
    mutationFn: () =>
      api.post('/companies/{id}/users/{userId}/activate', {
        params: { path },
        body: { is_active: !is_active },
      }),
    onSuccess: async (saved) => {
      await refresh();
      toast.success(t(saved.is_active ? 'settings.users.activated' : 'settings.users.deactivated', { name }));
    },
    onError: (error) => toast.failure(t('settings.users.activationFailed', { name }), error),
  });
  const untouchable = is_owner
    ? t('settings.users.ownerStays')
    : id === me.id
      ? t('settings.users.youStay')
      : null;
  return (
    <tr data-inactive={!is_active || undefined}>
      <td>
        <span className={styles['person']}>
          <Avatar name={name} />
          <span>
            <b className="cut" title={name}>
              {name}
            </b>
            <small className="cut" title={email}>
              {email}
            </small>
          </span>
        </span>
      </td>
      <td className={styles['role']}>{t(`shell.role.${person.role}`)}</td>
      <td className={styles['state']}>
        <Tag tone={is_active ? 'good' : 'plain'}>
          {t(is_active ? 'settings.users.active' : 'settings.users.inactive')}
        </Tag>
      </td>
      <td className={styles['login']}>
        {person.last_login ? <DateTime value={person.last_login} /> : t('settings.users.never')}
      </td>
      <td className={styles['actions']}>
        <span>
          <ReasonButton
            size="small"
            variant="outlined"
            reason={untouchable}
            loading={activation.isPending}
            aria-label={t(is_active ? 'settings.users.deactivateOf' : 'settings.users.activateOf', { name })}
            onClick={() => activation.mutate()}
          >
            {t(is_active ? 'settings.users.deactivate' : 'settings.users.activate')}
          </ReasonButton>
          <ReasonButton
            size="small"
            variant="outlined"
            color="error"
            reason={untouchable}
            aria-label={t('settings.users.removeOf', { name })}
            onClick={() => onRemove(person)}
          >
            {t('settings.users.remove')}
          </ReasonButton>
        </span>
      </td>
    </tr>
  );
}

function RemoveQuestion(props: { companyId: number; person: Person; onClose: () => void }) {
  const { companyId, person, onClose } = props;
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshPeople(companyId);
  const { id: userId, name } = person;
  const removal = useMutation({
    mutationFn: () =>
      api.delete('/companies/{id}/users/{userId}', { params: { path: { id: companyId, userId } } }),
    onSuccess: async () => {
      await refresh();
      toast.success(t('settings.users.removed', { name }));
    },
    onError: (error) => toast.failure(t('settings.users.removeFailed', { name }), error),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      busy={removal.isPending}
      title={t('settings.users.removeTitle', { name })}
      confirmLabel={t('settings.users.removeSubmit')}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t('settings.users.removeText')}
    </ConfirmDialog>
  );
}
