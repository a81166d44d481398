import { openWithoutSecondFactor, refusals, type Role } from '../platform/http/authorise.js';
import type { Principal } from '../platform/http/principal.js';
import type { ProblemCode } from '../platform/http/problem-codes.js';
import type { Operation } from './contract.js';

/** Codes by status. */
export type Refusals = Map<number, Set<ProblemCode>>;

/** POSTs and PUTs that change nothing: no change of another's can stand against them. */
const readOnly: ReadonlySet<string> = new Set([
  'beginPasskey',
  'beginPasskeyLogin',
  'checkCompanyNumbers',
  'checkQuoteRequest',
  'createLink',
  'createTestLink',
  'executeSql',
  'lookAtAccountLink',
  'previewEmail',
  'translateEmail',
]);

/** Everybody there can be, as far as roles look at them. */
const anybody: readonly Principal[] = [null, 1].flatMap((companyId) =>
  [true, false].flatMap((isOwner) =>
    [true, false].map((isAdmin) => ({
      userId: 1,
      sessionId: 1,
      isAdmin,
      companyId,
      isOwner,
      needsSecondFactor: false,
    })),
  ),
);

/** Why somebody may be refused who has not all of the roles. */
export function codesOfRoles(roles: readonly string[]): ProblemCode[] {
  return roles.flatMap((role) => anybody.flatMap((principal) => refusals[role as Role](principal) ?? []));
}

/** What an operation can answer for reasons that it shares with others: they follow from who may call it and what it takes. */
export function commonRefusals(method: string, path: string, operation: Operation): Refusals {
  const found: Refusals = new Map();
  const add = (status: number, ...codes: ProblemCode[]): void => {
    if (codes.length > 0) found.set(status, new Set([...(found.get(status) ?? []), ...codes].sort()));
  };
  const parameters = operation.parameters ?? [];
  const roles = (operation.security ?? []).flatMap(({ bearer }) => bearer ?? []);
  if (roles.length > 0) {
    add(401, 'unauthorized');
    add(403, ...codesOfRoles(roles));
    if (!openWithoutSecondFactor.test(path)) add(403, 'second_factor_needed');
  }
  if (parameters.some(({ in: place }) => place === 'path')) add(404, 'not_found');
  // Bodies are read before it is known whether the operation takes one.
  if (method !== 'get') {
    add(400, 'malformed_json', 'malformed_request');
    add(413, 'body_too_large');
    add(415, 'unsupported_media_type');
    if (!readOnly.has(operation.operationId)) add(409, 'changed_meanwhile');
  }
  if (parameters.length > 0 || operation.requestBody) add(422, 'validation_failed');
  add(500, 'internal_error');
  add(503, 'busy', 'not_ready', 'storage_full');
  return found;
}

/** Names in the list above that no operation has. */
export function unknownNames(operations: readonly Operation[]): string[] {
  const known = new Set(operations.map(({ operationId }) => operationId));
  return [...readOnly].filter((name) => !known.has(name));
}
