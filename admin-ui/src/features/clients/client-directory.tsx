import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { PageHead } from '../../kit/components/page-head';
import { ScreenLoading } from '../../kit/components/thin-progress';
import { EmptyState } from '../../kit/components/empty-state';
import { useToast } from '../../kit/components/use-toast';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Mails from 'lucide-react/icons/mails';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import X from 'lucide-react/icons/x';
import { api } from '../../kit/api/client';
import type { DirectoryClient } from '../../kit/api/types';
import { ClientMails } from '../client-mail/client-mails';
import { SendButton } from '../client-mail/client-mails';
import { useWriting, WritingProvider } from '../client-mail/client-mails';
import { DateTime } from '../../kit/components/date-time';
import { Icon } from '../../kit/components/icon';
import { Tag } from '../../kit/components/tag';
import { AddressCell, ContactCell, NameCell, PhoneContact, SourceTag } from '../../kit/directory/cells';
import { CopyEmails } from '../../kit/directory/copy-emails';
import { dialogsOf, type Directory, type RowActionsProps } from '../../kit/directory/directory';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryScreen } from '../directory/directory-screen';
import { CountryFilter, EmailFilter, SourceFilter } from '../../kit/directory/filter-menu';
import { RowActs, useEditAndDelete, type RowAct } from '../../kit/directory/row-actions';
import { useCopyLink } from '../orders/links/copy-link-button';
import { useReleaseClient } from './use-release-client';

const PartnerPage = lazy(async () => ({
  default: (await import('../partners/partner-page')).PartnerPage,
}));
const FormLinkDialog = lazy(async () => ({
  default: (await import('../form-link/form-link-dialog')).FormLinkDialog,
}));
const Peek = lazy(async () => ({ default: (await import('../partners/partner-peek')).PartnerPeek }));

/** The company's clients; administrators have none and are told so. */
export function ClientDirectory() {
  const me = useMe();
  if (me.is_admin) return <NoticeForAdministrators />;
  return (
    <Routes>
      <Route
        path=":id/overview"
        element={
          <Suspense fallback={<ScreenLoading />}>
            <PartnerPage kind="client" />
          </Suspense>
        }
      />
      <Route path="*" element={<ClientList />} />
    </Routes>
  );
}

function NoticeForAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('clients.title')} />
      <EmptyState
        title={t('clients.forAdministrators.title')}
        text={t('clients.forAdministrators.text')}
        picture="warehouse"
      >
        <Button variant="contained" component={Link} to={paths.globalClients}>
          {t('clients.forAdministrators.open')}
        </Button>
      </EmptyState>
    </>
  );
}

/** A company's clients: its own, and those from the global database. */
const clientDirectory: Directory<DirectoryClient> = {
  resource: 'client-directory',
  collection: 'user-global-clients',
  words: 'clients',
  path: paths.clients,
  pageOf: paths.clientPage,
  Peek: ({ record, onClose }) => <Peek kind="client" partner={record} onClose={onClose} />,
  importKind: 'clients',
  columnsKey: 'clients.columns',
  columns: [
    {
      source: 'name',
      label: 'clients.column.client',
      sortable: true,
      width: '25%',
      narrowWidth: 'auto',
      phoneWidth: '100%',
      render: (client) => <ClientName client={client} />,
    },
    {
      source: 'address',
      label: 'clients.column.address',
      width: '19%',
      className: styles['wide'],
      render: ({ address, post_code: postCode, country_id: country }) => (
        <AddressCell address={address} postCode={postCode} countryId={country} />
      ),
    },
    {
      source: 'city',
      label: 'clients.column.city',
      sortable: true,
      width: '11%',
      narrowWidth: '104px',
      className: `${styles['notPhone']} cut`,
      render: ({ city }) => city,
    },
    {
      source: 'email',
      label: 'clients.column.contact',
      width: '28%',
      narrowWidth: '260px',
      className: styles['notPhone'],
      render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
    },
    {
      source: 'source_type',
      label: 'clients.column.source',
      width: '96px',
      className: styles['wide'],
      render: ({ source_type: source }) => <SourceTag source={source} />,
    },
    {
      source: 'update_date',
      label: 'clients.column.updated',
      sortable: true,
      align: 'right',
      width: '104px',
      className: `${styles['wide']} ${styles['roomy']}`,
      render: ({ update_date: date }) => (
        <DateTime value={date} as="date" className={styles['faint'] ?? ''} />
      ),
    },
  ],
  actionsWidth: { width: '140px', narrowWidth: '48px', phoneWidth: '44px' },
  RowActions: ClientActions,
  cannotSelect: 'clients.cannotSelect',
  BulkActions: ClientBulkActions,
  Filters: () => (
    <>
      <SourceFilter />
      <CountryFilter />
      <EmailFilter />
    </>
  ),
  menuLink: { label: 'clientMail.sentOnes', icon: Mails, to: paths.mailings },
  headDialog: { label: 'links.form', icon: Link2, Dialog: FormLinkDialog },
  HeadAction: SendButton,
  Notice: ClientMails,
  picture: 'warehouse',
  Dialogs: dialogsOf(async () => (await import('./client-directory-kind')).clientDirectoryKind),
};

/** The list of a company's clients, and the mails to them. */
function ClientList() {
  return (
    <WritingProvider>
      <DirectoryScreen directory={clientDirectory} />
    </WritingProvider>
  );
}

function ClientName({ client }: { client: DirectoryClient }) {
  const t = useT();
  const { id, name, website, email, phone, is_unconfirmed: isUnconfirmed } = client;
  return (
    <>
      <NameCell name={name} to={paths.clientPage(id)} website={website} />
      {isUnconfirmed && (
        <Tag tone="warn" title={t('clients.unconfirmed.title')}>
          {t('clients.unconfirmed.tag')}
        </Tag>
      )}
      <PhoneContact email={email} phone={phone} />
    </>
  );
}

/** Says of clients who were made of requests from the website that they are real. */
function useConfirmClient() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [busy, setBusy] = useState<number | null>(null);
  async function confirm({ id, name }: DirectoryClient): Promise<void> {
    setBusy(id);
    try {
      await api.post('/clients-personal/{id}/confirm', { params: { path: { id } } });
      toast.success(t('clients.unconfirmed.done', { name }));
    } catch (error) {
      toast.failure(t('clients.unconfirmed.failed'), error);
    }
    setBusy(null);
    refresh('client-directory');
  }
  return { confirm, busy };
}

function ClientActions({ record, onOpen, onDelete }: RowActionsProps<DirectoryClient>) {
  const { id, name, email, source_type: source } = record;
  const t = useT();
  const { setWriting } = useWriting();
  const { release, busy } = useReleaseClient();
  const confirming = useConfirmClient();
  const { copyLink, isCopying, shownLink } = useCopyLink();
  const ofOnesOwn = useEditAndDelete({ name, onEdit: onOpen, onDelete });
  const acts: RowAct[] = [
    ...(record.is_unconfirmed
      ? [
          {
            key: 'confirm',
            label: t('clients.unconfirmed.confirm', { name }),
            icon: BadgeCheck,
            busy: confirming.busy === id,
            run: () => void confirming.confirm(record),
          },
        ]
      : []),
    ...(email
      ? [
          {
            key: 'write',
            label: t('clientMail.writeTo', { name }),
            icon: Mail,
            run: () => setWriting(record),
          },
          {
            key: 'link',
            label: t('clients.copyFormLinkOf', { name }),
            icon: Link2,
            busy: isCopying,
            run: () => copyLink({ kind: 'order-form', client_id: id }),
          },
        ]
      : []),
    ...(source === 'personal'
      ? ofOnesOwn
      : [
          { key: 'note', label: t('directory.noteOf', { name }), icon: NotebookPen, run: onOpen },
          {
            key: 'remove',
            label: t('directory.removeOf', { name }),
            icon: X,
            busy: busy === id,
            run: () => void release(record),
          },
        ]),
  ];
  return (
    <>
      <RowActs name={name} acts={acts} />
      {shownLink}
    </>
  );
}

function ClientBulkActions({ records }: { records: readonly DirectoryClient[] }) {
  const t = useT();
  const { setWriting } = useWriting();
  return (
    <>
      <CopyEmails records={records} variant="text" />
      <Button size="small" variant="contained" onClick={() => setWriting('selected')}>
        <Icon of={Mail} size={14} />
        {t('clientMail.sendTo', { count: records.length })}
      </Button>
    </>
  );
}
