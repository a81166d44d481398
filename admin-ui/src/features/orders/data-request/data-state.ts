import { orderViewOf } from '../order-view';
import type { HistoryEntry, OrderDetails } from '../queries/types';

/** How things stand with the data that a client was asked for. */
export interface DataState {
  state: 'complete' | 'completed' | 'waiting';
  /** ISO instant since when: when the client answered, or was last asked; null where it is not known. */
  since: string | null;
}

type DataEvent = Pick<HistoryEntry, 'event' | 'created_at'>;

/** When the client was last asked for data, and where; null when they never were. */
export function lastRequest<Entry extends Pick<HistoryEntry, 'event'>>(
  history: readonly Entry[],
): Entry | null {
  return history.findLast(({ event }) => event === 'data_requested') ?? null;
}

/** Whether data of the client's are still wanted; once the offer is made the form takes none. */
export function awaitsData({
  status,
  is_data_complete: isComplete,
}: Pick<OrderDetails, 'status' | 'is_data_complete'>): boolean {
  return !isComplete && orderViewOf(status) !== 'reading';
}

/**
 * How things stand with an order's data; null once the offer is made, since the client's form takes nothing from then on.
 * @param history oldest first
 */
export function dataStateOf(
  { status, is_data_complete: isComplete }: Pick<OrderDetails, 'status' | 'is_data_complete'>,
  history: readonly DataEvent[],
): DataState | null {
  const last = history.findLast(({ event }) => event === 'data_requested' || event === 'completed');
  if (orderViewOf(status) === 'reading') return null;
  if (!isComplete) return { state: 'waiting', since: lastRequest(history)?.created_at ?? null };
  if (last?.event === 'completed') return { state: 'completed', since: last.created_at };
  return { state: 'complete', since: null };
}
