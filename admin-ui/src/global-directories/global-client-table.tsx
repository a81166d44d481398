import { useCountries } from '../api/countries';
import type { Client } from '../api/types';
import { NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { mailFact, phoneFact } from '../directory/facts';
import { EditAndDelete, RowActions } from '../directory/row-actions';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';

interface GlobalClientTableProps {
  onOpen: (id: number) => void;
  onDelete: (client: Client) => void;
}

/** The global clients of the current page. A click opens one. */
export function GlobalClientTable({ onOpen, onDelete }: GlobalClientTableProps) {
  const t = useT();
  const { byId } = useCountries();
  const faint = (text: string) => <span className={styles['faint']}>{text}</span>;
  const columns: TableColumn<Client>[] = [
    {
      source: 'name',
      label: t('globalClients.column.client'),
      sortable: true,
      width: 'auto',
      phoneWidth: '62%',
      render: ({ id, name, notes }) => <NameCell name={name} to={paths.globalClient(id)} note={notes} />,
    },
    {
      source: 'email',
      label: t('globalClients.column.email'),
      sortable: true,
      width: '28%',
      narrowWidth: '25%',
      phoneWidth: '38%',
      className: 'cut',
      render: ({ email, phone }) => (
        <span className={styles['quiet']} onClick={(event) => event.stopPropagation()}>
          {mailFact(email) ?? faint(phone ? t('clients.noEmail') : t('directory.contact.none'))}
        </span>
      ),
    },
    {
      source: 'phone',
      label: t('globalClients.column.phone'),
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
      label: t('globalClients.column.country'),
      width: '18%',
      narrowWidth: '14%',
      className: `${styles['notPhone']} cut`,
      render: ({ country_id: country }) => byId(country)?.name ?? faint(t('directory.country.none')),
    },
    {
      source: 'actions',
      label: <span className="visually-hidden">{t('common.list.actions')}</span>,
      width: '84px',
      render: (client) => (
        <RowActions>
          <EditAndDelete
            name={client.name}
            onEdit={() => onOpen(client.id)}
            onDelete={() => onDelete(client)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <RecordTable<Client>
      label={t('globalClients.caption')}
      columns={columns}
      onOpen={onOpen}
      reasonNotToSelect={() => undefined}
    />
  );
}
