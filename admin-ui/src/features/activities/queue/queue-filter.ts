import { workKindValues, type WorkKind } from '@frakto/sdk/enums';
import type { Schemas } from '../../../kit/api/types';
import type { Assigned } from '../care/use-care';

/** What of the queue is shown, as the API takes it; nothing that is as it is at first. */
export type QueueFilter = Pick<Schemas['OrderViewFilter'], 'kind' | 'assigned' | 'assignee_id'>;

const isKind = (value: string): value is WorkKind => workKindValues.some((kind) => kind === value);

/**
 * Reads the filter of an address.
 * @param kept whose entries were shown last, which counts while the address says nothing
 */
export function readQueueFilter(query: URLSearchParams, kept: Assigned): QueueFilter {
  const kind = query.getAll('kind').filter(isKind);
  const assignee = Number(query.get('assignee'));
  const said = ['kind', 'assigned', 'assignee'].some((name) => query.has(name))
    ? query.get('assigned')
    : kept;
  return {
    ...(kind.length > 0 && { kind }),
    ...(Number.isInteger(assignee) && assignee > 0
      ? { assignee_id: assignee }
      : (said === 'mine' || said === 'unassigned') && { assigned: said }),
  };
}

/** Writes a filter into an address, beside what else stands there. Whose entries are shown is always said. */
export function writeQueueFilter(query: URLSearchParams, filter: QueueFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['kind', 'assigned', 'assignee']) next.delete(name);
  for (const kind of filter.kind ?? []) next.append('kind', kind);
  if (filter.assignee_id === undefined) next.set('assigned', filter.assigned ?? 'all');
  else next.set('assignee', String(filter.assignee_id));
  return next;
}

/** Whose entries are shown, for the parts of the screen that know no colleague. */
export const assignedOf = ({ assigned }: QueueFilter): Assigned => assigned ?? 'all';
