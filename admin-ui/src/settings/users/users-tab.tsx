import Button from '@mui/material/Button';
import Mail from 'lucide-react/icons/mail';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useMe } from '../../api/session';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { Loaded } from '../loaded';
import { InviteDialog } from './invite-dialog';
import { PeopleTable } from './people-table';
import { PendingInvitations } from './pending-invitations';
import { usePeople } from './people-queries';
import { RegisterDialog } from './register-dialog';
import styles from './users.module.css';

type OpenDialog = 'register' | 'invite' | null;

/** The people of the company: who works in it, who may, who has been asked. */
export function UsersTab() {
  const companyId = useMe().user_companies.find(({ is_owner }) => is_owner)?.company_id;
  return companyId === undefined ? null : <CompanyPeople companyId={companyId} />;
}

function CompanyPeople({ companyId }: { companyId: number }) {
  const t = useT();
  const query = usePeople(companyId);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <div className={styles['tab']}>
      <div className={styles['head']}>
        <div>
          <h2>{t('settings.users.title')}</h2>
          <p>{t('settings.users.text')}</p>
        </div>
        <Button variant="outlined" onClick={() => setDialog('invite')}>
          <Icon of={Mail} />
          {t('settings.users.invite.open')}
        </Button>
        <Button variant="contained" onClick={() => setDialog('register')}>
          <Icon of={UserPlus} />
          {t('settings.users.register.open')}
        </Button>
      </div>
      <Loaded query={query}>
        {({ items, invitations }) => (
          <>
            <PeopleTable companyId={companyId} people={items} />
            {invitations.length > 0 && <PendingInvitations companyId={companyId} invitations={invitations} />}
          </>
        )}
      </Loaded>
      {dialog === 'register' && <RegisterDialog companyId={companyId} onClose={close} />}
      {dialog === 'invite' && <InviteDialog companyId={companyId} onClose={close} />}
    </div>
  );
}
