import IconButton from '@mui/material/IconButton';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import { useMe } from '../api/session';
import { Avatar } from '../components/avatar';
import { Icon } from '../components/icon';
import { Tooltip } from '../components/tooltip';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import styles from './sidebar.module.css';
import { useSignOut } from './use-sign-out';

/** Who is signed in, the way to their account, and the way out. */
export function SidebarUser({ mini }: { mini: boolean }) {
  const t = useT();
  const me = useMe();
  const signOut = useSignOut();
  return (
    <div className={styles['user']}>
      {mini ? (
        <Tooltip title={`${me.name}, ${me.email}`} placement="right">
          <Link to={paths.account} className={styles['account']}>
            <span className="visually-hidden">{t('account.title')}</span>
            <Avatar name={me.name} />
          </Link>
        </Tooltip>
      ) : (
        <>
          <Link to={paths.account} className={styles['account']}>
            <span className="visually-hidden">{t('account.title')}</span>
            <Avatar name={me.name} />
            <span className={styles['userText']}>
              <b className="cut" title={me.name}>
                {me.name}
              </b>
              <span className="cut" title={me.email}>
                {me.email}
              </span>
            </span>
          </Link>
        </>
      )}
      <Tooltip title={mini ? t('shell.logout') : ''} placement="right" describeChild={false}>
        <IconButton size="small" aria-label={t('shell.logout')} onClick={signOut}>
          <Icon of={LogOut} />
        </IconButton>
      </Tooltip>
    </div>
  );
}
