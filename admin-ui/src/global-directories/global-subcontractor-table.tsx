import { useMemo } from 'react';
import type { Subcontractor } from '../api/types';
import { ContactCell, NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { EditAndDelete, RowActions } from '../directory/row-actions';
import { shortened } from '../directory/texts';
import { timeZone } from '../format/dates';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';

/** Where the hidden columns are remembered. */
export const globalSubcontractorTableKey = 'global-subcontractors.columns';

/** This table writes its dates the British way in every language. */
const britishDate = new Intl.DateTimeFormat('en-GB', { timeZone });

/** The columns that can be hidden; the name always stays. */
export function useGlobalSubcontractorColumns(): TableColumn<Subcontractor>[] {
  const t = useT();
  return useMemo(() => {
    const faint = (text: string) => <span className={styles['faint']}>{text}</span>;
    return [
      {
        source: 'email',
        label: t('globalSubcontractors.column.contact'),
        width: '22%',
        narrowWidth: '27%',
        phoneWidth: '38%',
        render: ({ email, phone }) =>
          email || phone ? <ContactCell email={email} phone={phone} /> : faint(t('directory.contact.none')),
      },
      {
        source: 'address',
        label: t('globalSubcontractors.column.address'),
        width: '18%',
        className: `${styles['wide']} cut`,
        render: ({ address }) => <span title={address ?? undefined}>{shortened(address ?? '', 40)}</span>,
      },
      {
        source: 'city',
        label: t('globalSubcontractors.column.city'),
        sortable: true,
        width: '12%',
        narrowWidth: '15%',
        className: `${styles['notPhone']} cut`,
        render: ({ city }) => city,
      },
      {
        source: 'post_code',
        label: t('globalSubcontractors.column.postCode'),
        width: '104px',
        className: styles['wide'],
        render: ({ post_code: code }) => code,
      },
      {
        source: 'country_id',
        label: t('globalSubcontractors.column.country'),
        width: '11%',
        narrowWidth: '15%',
        className: `${styles['notPhone']} cut`,
        render: ({ country_name: name }) => name ?? faint(t('directory.country.none')),
      },
      {
        source: 'update_date',
        label: t('globalSubcontractors.column.updated'),
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
    ];
  }, [t]);
}

interface GlobalSubcontractorTableProps {
  onOpen: (id: number) => void;
  onDelete: (subcontractor: Subcontractor) => void;
}

/** The global subcontractors of the current page. A click opens one. */
export function GlobalSubcontractorTable({ onOpen, onDelete }: GlobalSubcontractorTableProps) {
  const t = useT();
  const name: TableColumn<Subcontractor> = {
    source: 'name',
    label: t('globalSubcontractors.column.subcontractor'),
    sortable: true,
    width: '24%',
    narrowWidth: 'auto',
    phoneWidth: '62%',
    render: ({ id, name: text, notes }) => (
      <NameCell name={text} to={paths.globalSubcontractor(id)} note={notes} />
    ),
  };
  const actions: TableColumn<Subcontractor> = {
    source: 'actions',
    label: <span className="visually-hidden">{t('common.list.actions')}</span>,
    width: '84px',
    render: (subcontractor) => (
      <RowActions>
        <EditAndDelete
          name={subcontractor.name}
          onEdit={() => onOpen(subcontractor.id)}
          onDelete={() => onDelete(subcontractor)}
        />
      </RowActions>
    ),
  };
  return (
    <RecordTable<Subcontractor>
      label={t('globalSubcontractors.caption')}
      storeKey={globalSubcontractorTableKey}
      columns={[name, ...useGlobalSubcontractorColumns(), actions]}
      onOpen={onOpen}
      reasonNotToSelect={() => undefined}
    />
  );
}
