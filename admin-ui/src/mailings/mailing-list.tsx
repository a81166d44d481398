import Button from '@mui/material/Button';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import type { ClientMailing } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { EnvelopePicture } from '../components/pictures';
import { DirectoryPage } from '../directory/directory-page';
import { FilterMenu } from '../directory/filter-menu';
import { ListSearch } from '../directory/list-search';
import { useT } from '../i18n/use-t';
import { NothingFound } from '../kit/nothing-found';
import { NoMailServer } from '../mail-text/no-mail-server';
import { paths } from '../paths';
import { MailingTable } from './mailing-table';

const pollMs = 2_000;
const isGoingOut = (mailings: readonly ClientMailing[]) => mailings.some(({ counts }) => counts.waiting > 0);

/** All e-mails to many clients, the latest first. */
export function MailingList() {
  const t = useT();
  return (
    <DirectoryPage<ClientMailing>
      title={t('mailings.title')}
      sort={{ field: 'sent_at', order: 'DESC' }}
      isAlive
      pollWhile={[isGoingOut, pollMs]}
      notice={<NoMailServer />}
      actions={
        <Button variant="outlined" component={Link} to={paths.clients}>
          <Icon of={Users} size={14} />
          {t('mailings.toClients')}
        </Button>
      }
      tools={
        <>
          <ListSearch label={t('mailings.search')} placeholder={t('mailings.searchPlaceholder')} />
          <OpenFilter />
        </>
      }
      empty={
        <EmptyState
          title={t('mailings.empty.title')}
          text={t('mailings.empty.text')}
          picture={<EnvelopePicture />}
        >
          <Button variant="contained" component={Link} to={paths.clients}>
            {t('mailings.empty.open')}
          </Button>
        </EmptyState>
      }
      nothing={<NothingFound title={t('mailings.nothing.title')} text={t('mailings.nothing.text')} />}
    >
      <MailingTable />
    </DirectoryPage>
  );
}

function OpenFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="is_open"
      label={(name) => t('mailings.filter.label', { name })}
      allLabel={t('mailings.filter.all')}
      options={[
        { value: 'true', label: t('mailings.filter.open') },
        { value: 'false', label: t('mailings.filter.done') },
      ]}
      toFilter={(value) => value === 'true'}
    />
  );
}
