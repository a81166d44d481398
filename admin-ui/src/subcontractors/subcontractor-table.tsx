import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { DirectorySubcontractor } from '../api/types';
import { DateTime } from '../components/date-time';
import { AddressCell, ContactCell, NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { EditAndDelete, RowAction, RowActions } from '../directory/row-actions';
import { SourceTag } from '../directory/source-tag';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { RateTag } from './rate-tag';

/** Where the hidden columns are remembered. */
export const subcontractorTableKey = 'subcontractors.columns';

/** The columns that can be hidden; the name always stays. */
export function useSubcontractorColumns(): TableColumn<DirectorySubcontractor>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        source: 'email',
        label: t('subcontractors.column.contact'),
        width: '27%',
        phoneWidth: '38%',
        render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
      },
      {
        source: 'address',
        label: t('subcontractors.column.address'),
        width: '22%',
        className: styles['wide'],
        render: ({ address, post_code, country_id }) => (
          <AddressCell address={address} postCode={post_code} countryId={country_id} />
        ),
      },
      {
        source: 'city',
        label: t('subcontractors.column.city'),
        sortable: true,
        width: '13%',
        narrowWidth: '16%',
        className: `${styles['notPhone']} cut`,
        render: ({ city }) => city,
      },
      {
        source: 'rate_type',
        label: t('subcontractors.column.rate'),
        width: '96px',
        className: styles['notPhone'],
        render: ({ rate_type: rate }) => <RateTag rate={rate} />,
      },
      {
        source: 'source_type',
        label: t('subcontractors.column.source'),
        width: '96px',
        className: styles['wide'],
        render: ({ source_type: source }) => <SourceTag source={source} />,
      },
      {
        source: 'update_date',
        label: t('subcontractors.column.updated'),
        sortable: true,
        align: 'right',
        width: '120px',
        className: styles['wide'],
        render: ({ update_date: date }) => (
          <DateTime value={date} as="date" className={styles['faint'] ?? ''} />
        ),
      },
    ],
    [t],
  );
}

interface SubcontractorTableProps {
  onOpen: (id: number) => void;
  onDelete: (subcontractor: DirectorySubcontractor) => void;
  /** Takes a collected one out of the collection. */
  onRelease: (subcontractor: DirectorySubcontractor) => void;
}

/** The subcontractors of the current page. A click opens one; those without an address cannot be selected. */
export function SubcontractorTable({ onOpen, onDelete, onRelease }: SubcontractorTableProps) {
  const t = useT();
  const name: TableColumn<DirectorySubcontractor> = {
    source: 'name',
    label: t('subcontractors.column.subcontractor'),
    sortable: true,
    width: '27%',
    narrowWidth: 'auto',
    phoneWidth: '62%',
    render: ({ id, name: text, notes }) => <NameCell name={text} to={paths.subcontractor(id)} note={notes} />,
  };
  const actions: TableColumn<DirectorySubcontractor> = {
    source: 'actions',
    label: <span className="visually-hidden">{t('common.list.actions')}</span>,
    width: '84px',
    render: (subcontractor) => (
      <RowActions>
        {subcontractor.source_type === 'personal' ? (
          <EditAndDelete
            name={subcontractor.name}
            onEdit={() => onOpen(subcontractor.id)}
            onDelete={() => onDelete(subcontractor)}
          />
        ) : (
          <>
            <RowAction
              label={t('directory.showOf', { name: subcontractor.name })}
              icon={Eye}
              onClick={() => onOpen(subcontractor.id)}
            />
            <RowAction
              label={t('directory.removeOf', { name: subcontractor.name })}
              icon={X}
              onClick={() => onRelease(subcontractor)}
            />
          </>
        )}
      </RowActions>
    ),
  };
  return (
    <RecordTable<DirectorySubcontractor>
      label={t('subcontractors.caption')}
      storeKey={subcontractorTableKey}
      columns={[name, ...useSubcontractorColumns(), actions]}
      onOpen={onOpen}
      reasonNotToSelect={({ email }) => (email ? undefined : t('subcontractors.cannotSelect'))}
    />
  );
}
