import Button from '@mui/material/Button';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useMe } from '../../api/session';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { Loaded } from '../loaded';
import { AddDialog } from './add-dialog';
import { PeopleTable } from './people-table';
import { usePeople } from './people-queries';
import styles from './users.module.css';

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
    <div className={styles['tab']}>
      <div className={styles['head']}>
        <div>
          <h2>{t('settings.users.title')}</h2>
          <p>{t('settings.users.text')}</p>
        </div>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          <Icon of={UserPlus} />
          {t('settings.users.add.open')}
        </Button>
      </div>
      <Loaded query={query}>
        {({ items, invitations }) => (
          <PeopleTable companyId={companyId} people={items} invitations={invitations} />
        )}
      </Loaded>
      {isAdding && <AddDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
