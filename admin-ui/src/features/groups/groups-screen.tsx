import { ListBase } from 'react-admin';
import { GroupsBody } from './groups-body';

/** The groups of subcontractors: all of them at the left, the members of one at the right. */
export function GroupsScreen() {
  return (
    <ListBase
      resource="subcontractor-groups"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={20}
      storeKey={false}
      exporter={false}
      disableAuthentication
      // The screen itself says what failed.
      queryOptions={{ onError: () => undefined }}
    >
      <GroupsBody />
    </ListBase>
  );
}
