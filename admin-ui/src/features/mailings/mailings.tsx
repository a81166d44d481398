import { Route, Routes, Link, useNavigate } from 'react-router-dom';
import { MailingDetail } from './mailing-detail';
import Button from '@mui/material/Button';
import Users from 'lucide-react/icons/users';
import type { ClientMailing } from '../../kit/api/types';
import { EmptyState } from '../../kit/components/empty-state';
import { Icon } from '../../kit/components/icon';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { FilterMenu } from '../../kit/directory/filter-menu';
import { ListSearch } from '../../kit/directory/list-search';
import { useT } from '../../kit/i18n/use-t';
import { NothingFound } from '../../kit/records/nothing-found';
import { paths } from '../../kit/paths';
import { DateTime } from '../../kit/components/date-time';
import { Tag } from '../../kit/components/tag';
import { NameCell } from '../../kit/directory/cells';
import styles from '../../kit/directory/directory.module.css';
import { RecordTable } from '../../kit/records/record-table';
import { useFormat } from '../../kit/format/use-format';
import { MailingBar } from './mailing-bar';

/** The e-mails of the page: about what, how far each is, whom it did not reach, who sent it and when. */
function MailingTable() {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormat();
  return (
    <RecordTable<ClientMailing>
      label={t('mailings.caption')}
      onOpen={(id) => void navigate(paths.mailing(id))}
      columns={[
        {
          source: 'subject',
          label: t('mailings.column.subject'),
          sortable: true,
          width: 'auto',
          render: ({ id, subject, sent_at }) => (
            <>
              <NameCell name={subject} to={paths.mailing(id)} />
              <DateTime
                value={sent_at}
                className={`${styles['small'] ?? ''} ${styles['onPhone'] ?? ''} cut`}
              />
            </>
          ),
        },
        {
          source: 'counts',
          label: t('mailings.column.progress'),
          width: '200px',
          phoneWidth: '132px',
          render: ({ counts, subject }) => <MailingBar counts={counts} label={subject} />,
        },
        {
          source: 'failed',
          label: t('mailings.column.failed'),
          align: 'right',
          width: '96px',
          phoneWidth: '84px',
          className: 'num',
          render: ({ counts: { failed } }) =>
            failed > 0 ? <Tag tone="bad">{number(failed)}</Tag> : number(failed),
        },
        {
          source: 'sent_by_name',
          label: t('mailings.column.by'),
          width: '18%',
          className: `${styles['wide'] ?? ''} cut`,
          render: ({ sent_by_name: name }) =>
            name ?? <span className={styles['faint']}>{t('mailings.nobody')}</span>,
        },
        {
          source: 'sent_at',
          label: t('mailings.column.at'),
          sortable: true,
          align: 'right',
          width: '144px',
          className: styles['notPhone'],
          render: ({ sent_at }) => <DateTime value={sent_at} className={styles['faint'] ?? ''} />,
        },
      ]}
    />
  );
}

const pollMs = 2_000;
const isGoingOut = (mailings: readonly ClientMailing[]) => mailings.some(({ counts }) => counts.waiting > 0);

/** All e-mails to many clients, the latest first. */
function MailingList() {
  const t = useT();
  return (
    <DirectoryPage<ClientMailing>
      title={t('mailings.title')}
      sort={{ field: 'sent_at', order: 'DESC' }}
      isAlive
      pollWhile={[isGoingOut, pollMs]}
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
        <EmptyState title={t('mailings.empty.title')} text={t('mailings.empty.text')} picture="envelope">
          <Button variant="contained" component={Link} to={paths.clients}>
            {t('mailings.empty.open')}
          </Button>
        </EmptyState>
      }
      nothing={<NothingFound />}
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

/** The e-mails that the company sent to many clients: a list, and each with its words and whom it went to. */
export function Mailings() {
  return (
    <Routes>
      <Route path=":id" element={<MailingDetail />} />
      <Route path="*" element={<MailingList />} />
    </Routes>
  );
}
