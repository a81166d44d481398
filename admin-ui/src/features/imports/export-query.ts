import type { ArgumentsOf } from '@frakto/sdk/client';
import type { SortPayload } from 'react-admin';
import { isSet, type Filters } from '../../kit/directory/use-filters';

type ExportQuery = NonNullable<
  NonNullable<NonNullable<ArgumentsOf<'get', '/exports/{kind}'>[0]>['params']>['query']
>;

/** What a list shows, as the export takes it: lists are filtered by the API's own names. */
export function exportQuery(filters: Filters, { field, order }: SortPayload): ExportQuery {
  const narrowing = Object.entries(filters).filter(([, value]) => isSet(value));
  return { ...Object.fromEntries(narrowing), sort: order === 'DESC' ? `-${field}` : field };
}
