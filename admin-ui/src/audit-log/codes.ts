import {
  bodyTypeValues,
  documentTypeCodeValues,
  lostReasonValues,
  rateTypeValues,
  type DocumentTypeCode,
} from '@frakto/sdk/enums';
import type { MessageKey } from '../i18n/use-t';
import { keptKinds, keptReasons } from '../settings/company-data/past-erasures';
import { orderStatusKeys } from '../status/order-status';

const routeStatuses = ['new', 'waiting', 'accepted', 'rejected'] as const;
const documentTypes: Readonly<Record<DocumentTypeCode, 'invoice' | 'pod' | 'other'>> = {
  ISSUED_INVOICE: 'invoice',
  SUBCONTRACTOR_INVOICE: 'invoice',
  POD: 'pod',
  OTHER: 'other',
};
const ownCodes = [
  'accept',
  'reject',
  'password',
  'second_factor',
  'passkey',
  'too_many_tries',
  'invoice',
  'reminder',
  'correction',
  'read',
  'write',
  'pl',
  'en',
  'no',
  'PL',
  'NO',
] as const;
/** Fields that hold one of the codes above; a client of the name “no” is no language. */
const fieldsOfOwnCodes = new Set([
  'answer',
  'method',
  'reason',
  'kind',
  'mode',
  'language',
  'default_language',
  'invoice_country',
]);

/** The text that tells what a code in a field stands for; undefined for what speaks for itself. */
export function textOfCode(record: string | null, field: string, value: unknown): MessageKey | undefined {
  if (field === 'status' && typeof value === 'number') {
    const order = record === 'order' ? orderStatusKeys[value] : undefined;
    const route = record === 'route' ? routeStatuses[value] : undefined;
    if (order) return `status.full.${order}`;
    return route && `orders.tabs.routeStatus.${route}`;
  }
  // Of an erasure: what stays, and why.
  if (record === 'person' && field === 'kind') {
    const kept = keptKinds.find((kind) => kind === value);
    return kept && `settings.data.erase.keptKind.${kept}`;
  }
  if (record === 'person' && field === 'reason') {
    const reason = keptReasons.find((one) => one === value);
    return reason && `settings.data.erase.reason.${reason}`;
  }
  const isOneOf = <T extends string>(codes: readonly T[]): T | undefined =>
    codes.find((code) => code === value);
  switch (field) {
    case 'body_type': {
      const body = isOneOf(bodyTypeValues);
      return body && `orders.facts.body.${body}`;
    }
    case 'lost_reason': {
      const reason = isOneOf(lostReasonValues);
      return reason && `orders.lost.reason.${reason}`;
    }
    case 'document_type': {
      const type = isOneOf(documentTypeCodeValues);
      return type && `documents.type.${documentTypes[type]}`;
    }
    case 'rate_type': {
      const rate = isOneOf(rateTypeValues);
      return rate && `subcontractors.rate.${rate}`;
    }
    default: {
      const own = fieldsOfOwnCodes.has(field) ? isOneOf(ownCodes) : undefined;
      return own && `auditLog.code.${own}`;
    }
  }
}
