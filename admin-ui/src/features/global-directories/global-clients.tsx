import { useMe } from '../../kit/api/session';
import type { Client } from '../../kit/api/types';
import { CountryCell, NameCell, NoContact } from '../../kit/directory/cells';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { dialogsOf, type Directory } from '../../kit/directory/directory';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryScreen } from '../directory/directory-screen';
import { mailFact, phoneFact } from '../../kit/directory/facts';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';

const globalClientDirectory: Directory<Client> = {
  resource: 'admin-global-clients',
  words: 'globalClients',
  path: paths.globalClients,
  importKind: 'clients',
  isGlobal: true,
  columns: [
    {
      source: 'name',
      label: 'globalClients.column.client',
      sortable: true,
      width: 'auto',
      phoneWidth: '62%',
      render: ({ id, name, notes }) => <NameCell name={name} to={paths.globalClient(id)} note={notes} />,
    },
    {
      source: 'email',
      label: 'globalClients.column.email',
      sortable: true,
      width: '28%',
      narrowWidth: '25%',
      phoneWidth: '38%',
      className: 'cut',
      render: ({ email, phone }) => (
        <span className={styles['quiet']} onClick={(event) => event.stopPropagation()}>
          {mailFact(email) ?? <NoContact isPhone={Boolean(phone)} />}
        </span>
      ),
    },
    {
      source: 'phone',
      label: 'globalClients.column.phone',
      width: '160px',
      narrowWidth: '144px',
      className: styles['notPhone'],
      render: ({ phone }) => (
        <span className={styles['quiet']} onClick={(event) => event.stopPropagation()}>
          {phoneFact(phone)}
        </span>
      ),
    },
    {
      source: 'country_id',
      label: 'globalClients.column.country',
      width: '18%',
      narrowWidth: '14%',
      className: `${styles['notPhone']} cut`,
      render: ({ country_id: country }) => <CountryCell id={country} />,
    },
  ],
  actionsWidth: { width: '84px', narrowWidth: '48px', phoneWidth: '44px' },
  picture: 'warehouse',
  Dialogs: dialogsOf(async () => (await import('./global-client-kind')).globalClientKind),
};

/** The global clients, which administrators keep for all companies. */
export function GlobalClients() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <DirectoryScreen directory={globalClientDirectory} />;
  return (
    <OnlyAdministrators
      page={t('globalClients.title')}
      title={t('globalClients.onlyAdministrators.title')}
      text={t('globalClients.onlyAdministrators.text')}
    />
  );
}
