import Mail from 'lucide-react/icons/mail';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { DirectoryClient } from '../api/types';
import { DateTime } from '../components/date-time';
import { AddressCell, ContactCell, NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { EditAndDelete, RowAction, RowActions } from '../directory/row-actions';
import { SourceTag } from '../directory/source-tag';
import { useT } from '../i18n/use-t';
import { CopyLinkButton } from '../orders/links/copy-link-button';
import { paths } from '../paths';
import { useReleaseClient } from './use-release-client';

/** Where the hidden columns are remembered. */
export const clientTableKey = 'clients.columns';

/** The columns that can be hidden; the client's name always stays. */
export function useClientColumns(): TableColumn<DirectoryClient>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        source: 'address',
        label: t('clients.column.address'),
        width: '23%',
        className: styles['wide'],
        render: (client) => (
          <AddressCell address={client.address} postCode={client.post_code} countryId={client.country_id} />
        ),
      },
      {
        source: 'city',
        label: t('clients.column.city'),
        sortable: true,
        width: '13%',
        narrowWidth: '13%',
        className: `${styles['notPhone']} cut`,
        render: (client) => client.city,
      },
      {
        source: 'email',
        label: t('clients.column.contact'),
        width: '26%',
        narrowWidth: '22%',
        phoneWidth: '38%',
        render: (client) => <ContactCell email={client.email} phone={client.phone} />,
      },
      {
        source: 'source_type',
        label: t('clients.column.source'),
        width: '104px',
        narrowWidth: '92px',
        className: styles['notPhone'],
        render: (client) => <SourceTag source={client.source_type} />,
      },
      {
        source: 'update_date',
        label: t('clients.column.updated'),
        sortable: true,
        align: 'right',
        width: '120px',
        className: styles['wide'],
        render: (client) => (
          <DateTime value={client.update_date} as="date" className={styles['faint'] ?? ''} />
        ),
      },
    ],
    [t],
  );
}

interface ClientTableProps {
  onOpen: (id: number) => void;
  onDelete: (client: DirectoryClient) => void;
  onWrite: (client: DirectoryClient) => void;
}

/** The clients of the current page. A click opens one; those without an e-mail address cannot be selected. */
export function ClientTable({ onOpen, onDelete, onWrite }: ClientTableProps) {
  const t = useT();
  const { release, busy } = useReleaseClient();
  const name: TableColumn<DirectoryClient> = {
    source: 'name',
    label: t('clients.column.client'),
    sortable: true,
    width: '25%',
    narrowWidth: 'auto',
    phoneWidth: '62%',
    render: (client) => <NameCell name={client.name} to={paths.client(client.id)} website={client.website} />,
  };
  const actions: TableColumn<DirectoryClient> = {
    source: 'actions',
    label: <span className="visually-hidden">{t('common.list.actions')}</span>,
    width: '144px',
    phoneWidth: '114px',
    render: (client) => (
      <RowActions>
        {client.email && (
          <RowAction
            label={t('letters.writeTo', { name: client.name })}
            icon={Mail}
            onClick={() => onWrite(client)}
          />
        )}
        {client.email && (
          <span className={styles['notPhone']}>
            <CopyLinkButton
              iconOnly
              label={t('clients.copyFormLinkOf', { name: client.name })}
              link={{ kind: 'order-form', client_id: client.id }}
            />
          </span>
        )}
        {client.source_type === 'personal' ? (
          <EditAndDelete
            name={client.name}
            onEdit={() => onOpen(client.id)}
            onDelete={() => onDelete(client)}
          />
        ) : (
          <>
            <RowAction
              label={t('directory.noteOf', { name: client.name })}
              icon={NotebookPen}
              onClick={() => onOpen(client.id)}
            />
            <RowAction
              label={t('directory.removeOf', { name: client.name })}
              icon={X}
              busy={busy === client.id}
              onClick={() => void release(client)}
            />
          </>
        )}
      </RowActions>
    ),
  };
  return (
    <RecordTable<DirectoryClient>
      label={t('clients.caption')}
      storeKey={clientTableKey}
      columns={[name, ...useClientColumns(), actions]}
      onOpen={onOpen}
      reasonNotToSelect={(client) => (client.email ? undefined : t('clients.cannotSelect'))}
    />
  );
}
