import { documentKinds, type DocumentLevel } from '../rules/document-type.js';
import type { BodyRules, Fault } from '../../../platform/http/checks.js';

const codesAt = (level: DocumentLevel): string[] =>
  documentKinds.filter(({ levels }) => levels.includes(level)).map(({ code }) => code);

/** Rules of a form with a file: its fields come as texts, whose types the contract cannot check. */
function formRules(level: DocumentLevel, idField: string): BodyRules {
  const codes = codesAt(level);
  return ({ document_type: type, [idField]: id }) => {
    const faults: Fault[] = [];
    if (typeof type === 'string' && !codes.includes(type))
      faults.push(
        type === ''
          ? { field: 'document_type', code: 'required' }
          : { field: 'document_type', code: 'not_in_list', params: { values: codes.join(', ') } },
      );
    if (Array.isArray(type)) faults.push({ field: 'document_type', code: 'invalid_value' });
    if (Array.isArray(id)) faults.push({ field: idField, code: 'invalid_value' });
    if (typeof id === 'string') faults.push(...idFaults(idField, id));
    return faults;
  };
}

const largestId = 2_147_483_647;

function idFaults(field: string, text: string): Fault[] {
  if (text === '') return [{ field, code: 'required' }];
  if (!/^-?\d{1,18}$/.test(text)) return [{ field, code: 'not_an_integer' }];
  if (Number(text) < 1) return [{ field, code: 'too_small', params: { limit: 1 } }];
  return Number(text) > largestId ? [{ field, code: 'too_large', params: { limit: largestId } }] : [];
}

/** What the form with a file of a route has to keep. */
export const routeDocumentRules = formRules('route', 'order_routes_id');

/** What the form with a file of a whole order has to keep. */
export const orderDocumentRules = formRules('order', 'order_id');
