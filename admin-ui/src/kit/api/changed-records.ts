import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Kinds of records as the socket names them; see api/docs/chat-socket.md. */
export type ChangedRecord = string;

/** For how long a list is taken from the cache while every change of it is told, in milliseconds. */
export const listAge = 5 * 60_000;
/** For how long anything else is, and a list while nothing is told. */
export const shortAge = 10_000;

let isTold = false;

/** Notes whether the socket is open that tells of changes. */
export function noteTold(next: boolean): void {
  isTold = next;
}

/** For how long a list of `toldLists` is taken from the cache at this moment, in milliseconds. */
export const ageOfLists = (): number => (isTold ? listAge : shortAge);

const clients = ['client-directory', 'global-clients', 'admin-global-clients'];
const subcontractors = ['subcontractors', 'global-subcontractors', 'admin-global-subcontractors'];
const groups = ['subcontractor-groups', 'group-members'];

/**
 * Beginnings of the keys of lists whose every change is told, so that they are kept for long. Not among them, and read again after
 * a moment: users (an administrator sees those of all companies, and is told of none), e-mails and imports (deliveries and
 * progress are no changes of records), the table of orders and a group's members (what is read, and who unsubscribed, are none
 * either), and what an order page shows, which is polled.
 */
export const toldLists: readonly QueryKey[] = [
  ...[...clients, ...subcontractors, 'subcontractor-groups'].map((resource) => [resource]),
  ['orders', 'recent'],
];

/** Lists that show a record, by the record's kind. Groups count their members, and members are subcontractors. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  client: [...clients, 'orders'],
  collected_client: clients,
  subcontractor: [...subcontractors, ...groups],
  collected_subcontractor: [...subcontractors, ...groups],
  group: [...groups, 'subcontractors'],
  group_member: [...groups, 'subcontractors'],
  group_price_request: ['subcontractor-groups', 'orders'],
  import: [...clients, ...subcontractors, 'imports'],
  mailing: ['client-mailings', 'orders'],
  template: ['email-templates'],
  company_settings: ['company-settings'],
  company: ['company-settings'],
  user: ['company-people', 'user-management'],
  invitation: ['company-people'],
  person: [...clients, ...subcontractors, ...groups, 'orders', 'messages'],
  // Everything else belongs to an order: `ofOrders` below.
};
const ofOrders: readonly string[] = ['orders'];

/** Parts of what begins with `orders` that are read again; of the feed's pages only the newest, and no page of an order. */
function isListOfOrders([, part, , page]: QueryKey): boolean {
  return part !== 'page' && !(part === 'feed' && page === 'pages');
}

/** Whether a query is one of the lists that show some of these kinds of records. */
export function showsAny(records: readonly ChangedRecord[], queryKey: QueryKey): boolean {
  const [first] = queryKey;
  if (typeof first !== 'string') return false;
  // What somebody is editing keeps its own time: a dialog tells of others' changes when it saves.
  if (queryKey[1] === 'getOne' || (first === 'company-settings' && queryKey[1] !== 'read-only')) return false;
  if (first === 'orders' && !isListOfOrders(queryKey)) {
    const isFiles = queryKey[3] === 'documents' || queryKey[3] === 'invoices' || queryKey[3] === 'payments';
    return isFiles && records.some((record) => /^(document|invoice|payment)/.test(record));
  }
  return records.some((record) => (listsOf[record] ?? ofOrders).includes(first));
}

/** Has the lists read again that show changed records: those on screen now, the others when somebody goes there. */
export function readAgain(client: QueryClient, records: readonly ChangedRecord[]): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => showsAny(records, queryKey) });
  // Single records in the cache are marked alone: nobody has what they are typing replaced.
  void client.invalidateQueries({
    predicate: ({ queryKey: [resource, call] }) =>
      call === 'getOne' && records.some((record) => (listsOf[record] ?? []).includes(String(resource))),
    refetchType: 'none',
  });
}

/** Has all lists read again: changes may have been missed. */
export function readAllAgain(client: QueryClient): void {
  const isList = ({ queryKey }: Query) =>
    toldLists.some((beginning) => beginning.every((part, index) => queryKey[index] === part));
  void client.invalidateQueries({ predicate: isList });
}
