import Button from '@mui/material/Button';
import { outboxStatusValues } from '@frakto/sdk/enums';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import type { OutboxMail } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { EmptyState } from '../../kit/components/empty-state';
import { Note } from '../../kit/components/note';
import { NameCell } from '../../kit/directory/cells';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { NothingFound } from '../../kit/records/nothing-found';
import { RecordTable } from '../../kit/records/record-table';
import { FilterMenu } from '../../kit/directory/filter-menu';
import { ListSearch } from '../../kit/directory/list-search';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { MailStatus } from './mail-status';
import { useMe } from '../../kit/api/session';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { MailDetail } from './mail-detail';
import { SetAsideMails } from './set-aside-mails';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';

/** The mails that the product has composed, for administrators: a list, and each with its content. */
export function MailOutbox() {
  const t = useT();
  const me = useMe();
  if (!me.is_admin)
    return (
      <OnlyAdministrators
        page={t('mail.title')}
        title={t('mail.onlyAdministrators.title')}
        text={t('mail.onlyAdministrators.text')}
        picture="envelope"
      />
    );
  return (
    <Routes>
      <Route path="set-aside" element={<SetAsideMails />} />
      <Route path=":id" element={<MailDetail />} />
      <Route path="*" element={<MailList />} />
    </Routes>
  );
}

/** All mails, newest first. */
function MailList() {
  const t = useT();
  return (
    <DirectoryPage
      title={t('mail.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={
        <Button component={Link} to={paths.setAsideMails} variant="outlined" size="small">
          {t('mail.setAside.title')}
        </Button>
      }
      tools={
        <>
          <ListSearch label={t('mail.search')} placeholder={t('mail.searchPlaceholder')} />
          <StatusFilter />
        </>
      }
      notice={<KeptNotice />}
      empty={<EmptyState title={t('mail.empty.title')} text={t('mail.empty.text')} picture="envelope" />}
      nothing={<NothingFound />}
    >
      <MailTable />
    </DirectoryPage>
  );
}

/** Mails of the page that nobody got: why. Without a mail server, mail is composed and kept, and goes nowhere. */
function KeptNotice() {
  const t = useT();
  const { data = [] } = useListContext<OutboxMail>();
  if (!data.some(({ status }) => status === 'captured')) return null;
  return <Note title={t('mail.noServer.title')}>{t('mail.noServer.text')}</Note>;
}

/** A subject; where there is little room for it, what it is about has a line of its own: that is what tells mails of a kind apart. */
function SubjectCell({ mail: { id, subject, last_error: failure } }: { mail: OutboxMail }) {
  const isNarrow = useMediaQuery('(max-width: 1199px)', { noSsr: true });
  const place = isNarrow ? subject.lastIndexOf(' · #') : -1;
  const [words, about] = place < 0 ? [subject] : [subject.slice(0, place), subject.slice(place + 3)];
  return <NameCell name={words} to={paths.mail(id)} note={[about, failure].filter(Boolean).join(' · ')} />;
}

function MailTable() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <RecordTable<OutboxMail>
      label={t('mail.caption')}
      onOpen={(id) => void navigate(paths.mail(id))}
      columns={[
        {
          source: 'subject',
          label: t('mail.column.subject'),
          width: '36%',
          phoneWidth: 'auto',
          render: (mail) => (
            <>
              <SubjectCell mail={mail} />
              <span className={`${styles['small']} ${styles['onPhone']} cut`}>{mail.to}</span>
            </>
          ),
        },
        {
          source: 'to',
          label: t('mail.column.to'),
          width: '24%',
          className: `${styles['notPhone']} cut`,
          render: (mail) => mail.to,
        },
        {
          source: 'company_name',
          label: t('mail.column.company'),
          width: '18%',
          className: `${styles['wide']} cut`,
          render: (mail) => mail.company_name ?? <span className={styles['small']}>{t('mail.own')}</span>,
        },
        {
          source: 'status',
          label: t('mail.column.status'),
          width: '160px',
          phoneWidth: '172px',
          render: (mail) => <MailStatus status={mail.status} />,
        },
        {
          source: 'attempts',
          label: t('mail.column.attempts'),
          align: 'right',
          width: '80px',
          className: `${styles['wide']} num`,
          render: (mail) => mail.attempts,
        },
        {
          source: 'created_at',
          label: t('mail.column.created'),
          sortable: true,
          align: 'right',
          width: '144px',
          className: styles['notPhone'],
          render: (mail) => <DateTime value={mail.created_at} className={styles['faint'] ?? ''} />,
        },
      ]}
    />
  );
}

function StatusFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="status"
      label={(name) => t('mail.statusFilter', { name })}
      allLabel={t('mail.statusAll')}
      options={outboxStatusValues.map((status) => ({ value: status, label: t(`mail.status.${status}`) }))}
    />
  );
}
