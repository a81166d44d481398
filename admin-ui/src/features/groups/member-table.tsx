import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router-dom';
import { useCountries } from '../../kit/api/countries';
import type { Group, GroupMember } from '../../kit/api/types';
import { ContactCell, NameCell } from '../../kit/directory/cells';
import styles from '../../kit/directory/directory.module.css';
import { RecordTable, type TableColumn } from '../../kit/records/record-table';
import { RowAction, RowActions } from '../../kit/directory/row-actions';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { RateTag } from '../subcontractors/rate-tag';
import { useRemoveMember } from './use-members';

/** The members of the current page. A click opens the subcontractor. */
export function MemberTable({ group }: { group: Group }) {
  const t = useT();
  const navigate = useNavigate();
  const { byId } = useCountries();
  const { remove, busy } = useRemoveMember(group.id);
  const columns: TableColumn<GroupMember>[] = [
    {
      source: 'name',
      label: t('groups.member.column.subcontractor'),
      sortable: true,
      width: 'auto',
      phoneWidth: '62%',
      render: ({ subcontractor: { name }, subcontractor_id: id }) => (
        <NameCell name={name} to={paths.subcontractor(id)} />
      ),
    },
    {
      source: 'email',
      label: t('groups.member.column.contact'),
      sortable: true,
      width: '36%',
      phoneWidth: '38%',
      render: ({ subcontractor: { email, phone } }) => <ContactCell email={email} phone={phone} />,
    },
    {
      source: 'city',
      label: t('groups.member.column.place'),
      sortable: true,
      width: '20%',
      className: `${styles['wide']} cut`,
      render: ({ subcontractor: { city, country_id: country } }) => (
        <>
          <span className={`${styles['line']} cut`}>{city}</span>
          <span className={`${styles['small']} cut`}>{byId(country)?.name}</span>
        </>
      ),
    },
    {
      source: 'rate_type',
      label: t('groups.member.column.rate'),
      width: '84px',
      className: styles['wide'],
      render: ({ subcontractor: { rate_type: rate } }) => <RateTag rate={rate} />,
    },
    {
      source: 'actions',
      label: <span className="visually-hidden">{t('common.list.actions')}</span>,
      width: '52px',
      render: (member) => (
        <RowActions>
          <RowAction
            label={t('groups.member.removeOf', { name: member.subcontractor.name })}
            icon={X}
            busy={busy === member.id}
            onClick={() => void remove(member)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <RecordTable<GroupMember>
      label={t('groups.member.list', { name: group.name })}
      columns={columns}
      onOpen={(_id, { subcontractor_id: id }) => void navigate(paths.subcontractor(id))}
      nameOf={({ subcontractor }) => subcontractor.name}
      reasonNotToSelect={() => undefined}
    />
  );
}
