import { useMe } from '../../kit/api/session';
import type { Subcontractor } from '../../kit/api/types';
import { ContactCell, CountryCell, NameCell, NoContact, PhoneContact } from '../../kit/directory/cells';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { dialogsOf, type Directory } from '../../kit/directory/directory';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryScreen } from '../directory/directory-screen';
import { shortened } from '../../kit/directory/texts';
import { timeZone } from '../../kit/format/dates';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { RateFilter } from '../subcontractors/rate';

/** This table writes its dates the British way in every language. */
const britishDate = new Intl.DateTimeFormat('en-GB', { timeZone });

const globalSubcontractorDirectory: Directory<Subcontractor> = {
  resource: 'admin-global-subcontractors',
  words: 'globalSubcontractors',
  path: paths.globalSubcontractors,
  importKind: 'subcontractors',
  perPage: 50,
  isGlobal: true,
  columnsKey: 'global-subcontractors.columns',
  columns: [
    {
      source: 'name',
      label: 'globalSubcontractors.column.subcontractor',
      sortable: true,
      width: '24%',
      narrowWidth: 'auto',
      phoneWidth: '100%',
      render: ({ id, name, notes, email, phone }) => (
        <>
          <NameCell name={name} to={paths.globalSubcontractor(id)} note={notes} />
          <PhoneContact email={email} phone={phone} />
        </>
      ),
    },
    {
      source: 'email',
      label: 'globalSubcontractors.column.contact',
      width: '22%',
      narrowWidth: '27%',
      className: styles['notPhone'],
      render: ({ email, phone }) =>
        email || phone ? <ContactCell email={email} phone={phone} /> : <NoContact />,
    },
    {
      source: 'address',
      label: 'globalSubcontractors.column.address',
      width: '18%',
      className: `${styles['wide']} cut`,
      render: ({ address }) => <span title={address ?? undefined}>{shortened(address ?? '', 40)}</span>,
    },
    {
      source: 'city',
      label: 'globalSubcontractors.column.city',
      sortable: true,
      width: '12%',
      narrowWidth: '15%',
      className: `${styles['notPhone']} cut`,
      render: ({ city }) => city,
    },
    {
      source: 'post_code',
      label: 'globalSubcontractors.column.postCode',
      width: '104px',
      className: styles['wide'],
      render: ({ post_code: code }) => code,
    },
    {
      source: 'country_id',
      label: 'globalSubcontractors.column.country',
      width: '11%',
      narrowWidth: '15%',
      className: `${styles['notPhone']} cut`,
      render: ({ country_id: country, country_name: name }) => name ?? <CountryCell id={country} />,
    },
    {
      source: 'update_date',
      label: 'globalSubcontractors.column.updated',
      sortable: true,
      align: 'right',
      width: '110px',
      className: styles['wide'],
      render: ({ update_date: date }) => (
        <time dateTime={date} className={`${styles['faint']} num`}>
          {britishDate.format(new Date(date))}
        </time>
      ),
    },
  ],
  actionsWidth: { width: '84px', narrowWidth: '48px', phoneWidth: '44px' },
  Filters: RateFilter,
  picture: 'lorry',
  failed: 'subcontractors.loadFailed',
  Dialogs: dialogsOf(async () => (await import('./global-subcontractor-kind')).globalSubcontractorKind),
};

/** The global subcontractors, which administrators keep for all companies. */
export function GlobalSubcontractors() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <DirectoryScreen directory={globalSubcontractorDirectory} />;
  return (
    <OnlyAdministrators
      page={t('globalSubcontractors.title')}
      title={t('globalSubcontractors.onlyAdministrators.title')}
      text={t('globalSubcontractors.onlyAdministrators.text')}
    />
  );
}
