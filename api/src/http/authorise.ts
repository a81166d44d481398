import type { Context } from 'koa';
import { languageFromHeader } from '../domain/language.js';
import { Forbidden, Unauthorized } from './errors.js';
import type { Principal } from './principal.js';
import { RequestScope } from './request-scope.js';

/** A line of an operation's security in the contract; the scopes are the roles. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** `user`: anybody signed in; `member`: somebody of a company; `owner`: a company's owner; `administrator`; or either. */
type Role =
  'user' | 'member' | 'owner' | 'administrator' | 'owner-or-administrator' | 'member-or-administrator';

const refusals: Record<Role, (principal: Principal) => string | null> = {
  user: () => null,
  member: ({ companyId }) => (companyId === null ? 'no_company' : null),
  owner: ({ companyId, isOwner }) => (companyId === null ? 'no_company' : isOwner ? null : 'owner_only'),
  administrator: ({ isAdmin }) => (isAdmin ? null : 'administrator_only'),
  'owner-or-administrator': (principal) => (principal.isAdmin ? null : refusals.owner(principal)),
  'member-or-administrator': (principal) => (principal.isAdmin ? null : refusals.member(principal)),
};

/**
 * Finds out on whose behalf a request comes and whether that role may use the operation.
 * @throws {Unauthorized} without a working token where one is needed
 * @throws {Forbidden} when the role may not
 */
export async function authorise(
  context: Context,
  security: readonly SecurityRequirement[],
): Promise<RequestScope> {
  const { services, trustProxy } = context.frakto;
  const language = languageFromHeader(context.get('accept-language') || undefined);
  const address = trustProxy ? context.ip : (context.req.socket.remoteAddress ?? '');
  const token = bearerToken(context.get('authorization'));
  const principal = token === null ? null : await services.sessions.findPrincipal(token);
  if (principal) context.state['userId'] = principal.userId;
  if (security.length === 0) return new RequestScope(services, principal, language, address);
  if (!principal) throw new Unauthorized();
  for (const role of security.flatMap(({ bearer }) => bearer ?? [])) {
    const refusal = refusals[role as Role](principal);
    if (refusal) throw new Forbidden(refusal);
  }
  return new RequestScope(services, principal, language, address);
}

function bearerToken(header: string): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? null;
}
