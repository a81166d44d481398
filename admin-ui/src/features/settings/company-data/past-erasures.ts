import type { Schemas } from '../../../kit/api/types';

type Report = Schemas['ErasureReport'];
type Kept = Report['kept'][number];

/** Kinds of records of which something may be erased. */
export const erasedKinds = [
  'clients',
  'subcontractors',
  'collected',
  'contacts',
  'orders',
  'drafts',
  'quotes',
  'carrier_orders',
  'messages',
  'withdrawn_mails',
  'sent_mails',
  'mailing_recipients',
  'imports',
  'invitations',
  'exports',
  'texts',
] as const satisfies readonly (keyof Report['erased'])[];

/** Kinds of records that stay when a person's data are erased. */
export const keptKinds = [
  'invoice',
  'document',
  'order',
  'chat',
  'audit_log',
  'global_entry',
] as const satisfies readonly Kept['kind'][];

/** Why they stay. */
export const keptReasons = [
  'accounting_pl',
  'accounting_no',
  'evidence',
  'security',
  'between_users',
  'not_the_companys',
] as const satisfies readonly Kept['reason'][];

/** What the audit log keeps of what stayed: how many of a kind, why, and the last day on which the law demands any of them. */
export interface KeptOfKind {
  kind: (typeof keptKinds)[number];
  reason: (typeof keptReasons)[number];
  count: number;
  until: string | null;
}

/** What stayed, as an entry of the audit log tells it; null for an entry from before that was noted. */
export function keptOfEntry(after: Readonly<Record<string, unknown>> | null): KeptOfKind[] | null {
  const kept = after?.['kept'];
  if (!Array.isArray(kept)) return null;
  return kept.flatMap((one: Record<string, unknown>): KeptOfKind[] => {
    const kind = keptKinds.find((known) => known === one['kind']);
    const reason = keptReasons.find((known) => known === one['reason']);
    const count = Number(one['count']);
    const until = typeof one['until'] === 'string' ? one['until'] : null;
    return kind && reason ? [{ kind, reason, count, until }] : [];
  });
}

/** How many of which kind were erased, as an entry of the audit log tells it, without kinds of which there was none. */
export function erasedOfEntry<Kind extends string>(
  after: Readonly<Record<string, unknown>> | null,
  kinds: readonly Kind[],
): { kind: Kind; count: number }[] {
  return kinds.flatMap((kind) => {
    const count = after?.[kind];
    return typeof count === 'number' && count > 0 ? [{ kind, count }] : [];
  });
}
