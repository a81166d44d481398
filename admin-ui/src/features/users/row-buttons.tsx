import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash from 'lucide-react/icons/trash-2';
import { Icon } from '../../kit/components/icon';
import { Tooltip } from '../../kit/components/tooltip';
import { useT } from '../../kit/i18n/use-t';
import directory from '../../kit/directory/directory.module.css';
import type { UserDialog } from './user-dialog';
import type { User } from './user-resource';
import styles from './user-management.module.css';

interface UserActionsProps {
  user: User;
  isMe: boolean;
  /** Another row has changes that are not saved. */
  busyElsewhere: boolean;
  onEdit: () => void;
  onDialog: (dialog: UserDialog) => void;
}

/** What can be done with a user; what cannot says why. */
export function UserActions({ user, isMe, busyElsewhere, onEdit, onDialog }: UserActionsProps) {
  const t = useT();
  const { name } = user;
  const edit = busyElsewhere ? t('users.saveFirst') : t('users.editOf', { name });
  const endSessions = isMe ? t('users.sessions.own') : t('users.sessions.endOf', { name });
  const removeFactor = isMe ? t('users.secondFactor.own') : t('users.secondFactor.removeOf', { name });
  const remove = isMe ? t('users.cannotDeleteSelf') : t('users.deleteOf', { name });
  return (
    <div
      className={`${directory['actions']} ${styles['buttons']}`}
      onClick={(event) => event.stopPropagation()}
    >
      <Tooltip title={edit} describeChild={false}>
        <IconButton
          size="small"
          aria-label={edit}
          aria-disabled={busyElsewhere || undefined}
          onClick={busyElsewhere ? undefined : onEdit}
          className={busyElsewhere ? (styles['off'] ?? '') : ''}
        >
          <Icon of={Pencil} size={14} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('users.passwordOf', { name })} describeChild={false}>
        <IconButton
          size="small"
          aria-label={t('users.passwordOf', { name })}
          onClick={() => onDialog({ kind: 'password', user })}
        >
          <Icon of={KeyRound} size={14} />
        </IconButton>
      </Tooltip>
      <Tooltip title={endSessions} describeChild={false}>
        <IconButton
          size="small"
          aria-label={endSessions}
          aria-disabled={isMe || undefined}
          onClick={isMe ? undefined : () => onDialog({ kind: 'sessions', user })}
          className={isMe ? (styles['off'] ?? '') : ''}
        >
          <Icon of={LogOut} size={14} />
        </IconButton>
      </Tooltip>
      {user.has_second_factor && (
        <Tooltip title={removeFactor} describeChild={false}>
          <IconButton
            size="small"
            aria-label={removeFactor}
            aria-disabled={isMe || undefined}
            onClick={isMe ? undefined : () => onDialog({ kind: 'second-factor', user })}
            className={isMe ? (styles['off'] ?? '') : ''}
          >
            <Icon of={ShieldOff} size={14} />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={remove} describeChild={false}>
        <IconButton
          size="small"
          aria-label={remove}
          aria-disabled={isMe || undefined}
          onClick={isMe ? undefined : () => onDialog({ kind: 'delete', user })}
          className={isMe ? (styles['off'] ?? '') : ''}
        >
          <Icon of={Trash} size={14} />
        </IconButton>
      </Tooltip>
    </div>
  );
}

/** The end of a row that is being changed. */
export function EditActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
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
