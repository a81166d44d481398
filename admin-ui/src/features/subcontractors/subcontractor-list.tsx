import { Tag } from '../../kit/components/tag';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { lazy, useState } from 'react';
import type { DirectorySubcontractor } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import {
  AddressCell,
  ContactCell,
  NameCell,
  PhoneContact,
  SourceTag,
  RateTag,
  TownCell,
} from '../../kit/directory/cells';
import { CopyEmails } from '../../kit/directory/copy-emails';
import { dialogsOf, type Directory, type RowActionsProps } from '../../kit/directory/directory';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryScreen } from '../directory/directory-screen';
import { CountryFilter, EmailFilter, SourceFilter } from '../../kit/directory/filter-menu';
import { EditAndDelete, RowActs } from '../../kit/directory/row-actions';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { WaitingCarriers } from '../partners/waiting-carriers';
import { HeldPapersCell } from './held-papers';
import { RateFilter } from './rate';
import { ReleaseQuestion } from './release-question';
import { SubcontractorTabs } from './subcontractor-tabs';

const Peek = lazy(async () => ({ default: (await import('../partners/partner-peek')).PartnerPeek }));

/** A company's carriers: its own, and those from the global database. */
const subcontractorDirectory: Directory<DirectorySubcontractor> = {
  resource: 'subcontractors',
  collection: 'user-global-subcontractors',
  words: 'subcontractors',
  path: paths.subcontractors,
  pageOf: paths.subcontractorPage,
  Peek: ({ record, onClose }) => <Peek kind="subcontractor" partner={record} onClose={onClose} />,
  importKind: 'subcontractors',
  columnsKey: 'subcontractors.columns',
  columns: [
    {
      source: 'name',
      label: 'subcontractors.column.subcontractor',
      sortable: true,
      width: '33%',
      narrowWidth: 'auto',
      phoneWidth: '100%',
      render: (subcontractor) => <SubcontractorName subcontractor={subcontractor} />,
    },
    {
      source: 'email',
      label: 'subcontractors.column.contact',
      width: '34%',
      narrowWidth: '220px',
      className: styles['notPhone'],
      render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
    },
    {
      source: 'address',
      label: 'subcontractors.column.address',
      width: '18%',
      className: `${styles['wide']} ${styles['roomy']}`,
      render: ({ address, post_code: postCode }) => (
        <AddressCell address={address} postCode={postCode} countryId={null} />
      ),
    },
    {
      source: 'city',
      label: 'subcontractors.column.city',
      sortable: true,
      width: '15%',
      narrowWidth: '110px',
      className: styles['notPhone'],
      render: ({ city, country_id: country }) => <TownCell city={city} countryId={country} />,
    },
    {
      source: 'rate_type',
      label: 'subcontractors.column.rate',
      width: '88px',
      middlingWidth: '76px',
      narrowWidth: '78px',
      className: styles['notPhone'],
      render: ({ rate_type: rate }) => <RateTag rate={rate} />,
    },
    {
      source: 'papers',
      label: 'subcontractors.column.papers',
      width: '132px',
      middlingWidth: '112px',
      className: `${styles['wide']} cut`,
      render: ({ id }) => <HeldPapersCell id={id} />,
    },
    {
      source: 'source_type',
      label: 'subcontractors.column.source',
      width: '96px',
      middlingWidth: '88px',
      className: styles['wide'],
      // Nobody here entered who came with a price from the exchange.
      render: ({ source_type: source, origin }) =>
        origin === 'load_exchange' ? <Tag tone="line">Trans.eu</Tag> : <SourceTag source={source} />,
    },
    {
      source: 'update_date',
      label: 'subcontractors.column.updated',
      sortable: true,
      align: 'right',
      width: '100px',
      middlingWidth: '92px',
      className: `${styles['wide']} ${styles['roomy']}`,
      render: ({ update_date: date }) => (
        <DateTime value={date} as="date" className={styles['faint'] ?? ''} />
      ),
    },
  ],
  actionsWidth: { width: '84px', narrowWidth: '48px', phoneWidth: '44px' },
  RowActions: SubcontractorActions,
  cannotSelect: 'subcontractors.cannotSelect',
  BulkActions: CopyEmails,
  Filters: () => (
    <>
      <RateFilter />
      <SourceFilter />
      <CountryFilter />
      <EmailFilter />
    </>
  ),
  Tabs: () => <SubcontractorTabs open="directory" />,
  Notice: WaitingCarriers,
  picture: 'lorry',
  failed: 'subcontractors.loadFailed',
  Dialogs: dialogsOf(async () => (await import('./subcontractor-kind')).subcontractorKind),
};

function SubcontractorName({ subcontractor }: { subcontractor: DirectorySubcontractor }) {
  const t = useT();
  const { id, name, notes, email, phone, is_unconfirmed: isUnconfirmed } = subcontractor;
  return (
    <>
      <NameCell name={name} to={paths.subcontractorPage(id)} note={notes} />
      {isUnconfirmed && (
        <Tag tone="warn" title={t('partners.registrations.tagTitle')}>
          {t('partners.registrations.tag')}
        </Tag>
      )}
      <PhoneContact email={email} phone={phone} />
    </>
  );
}

/** The list of a company's carriers. */
export function SubcontractorList() {
  return <DirectoryScreen directory={subcontractorDirectory} />;
}

function SubcontractorActions({ record, onOpen, onDelete }: RowActionsProps<DirectorySubcontractor>) {
  const { name } = record;
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  if (record.source_type === 'personal')
    return <EditAndDelete name={name} onEdit={onOpen} onDelete={onDelete} />;
  return (
    <>
      <RowActs
        name={name}
        acts={[
          { key: 'show', label: t('directory.showOf', { name }), icon: Eye, run: onOpen },
          {
            key: 'remove',
            label: t('directory.removeOf', { name }),
            icon: X,
            run: () => setLeaving(true),
          },
        ]}
      />
      {isLeaving && <ReleaseQuestion subcontractor={record} onClose={() => setLeaving(false)} />}
    </>
  );
}
