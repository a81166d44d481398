import type { Context } from 'koa';
import { currentCaller, noteSignedIn } from '../../kernel/caller.js';
import { languageFromHeader, mailLanguageFromHeader } from '../../kernel/text/language.js';
import { Forbidden, Unauthorized } from './errors.js';
import type { ProblemCode } from './problem-codes.js';
import { type Principal, clientOf } from './principal.js';
import { RequestScope } from './request-scope.js';

/** A line of an operation's security in the contract; the scopes are the roles. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** `user`: anybody signed in; `member`: somebody of a company; `owner`: a company's owner; `administrator`; or either. */
export type Role =
  | 'user'
  | 'member'
  | 'owner'
  | 'administrator'
  | 'owner-or-administrator'
  | 'member-or-administrator';

/** Why a role may not be what somebody is; null when they have it. */
export const refusals: Record<Role, (principal: Principal) => ProblemCode | null> = {
  user: () => null,
  member: ({ companyId }) => (companyId === null ? 'no_company' : null),
  owner: ({ companyId, isOwner }) => (companyId === null ? 'no_company' : isOwner ? null : 'owner_only'),
  administrator: ({ isAdmin }) => (isAdmin ? null : 'administrator_only'),
  'owner-or-administrator': (principal) => (principal.isAdmin ? null : refusals.owner(principal)),
  'member-or-administrator': (principal) => (principal.isAdmin ? null : refusals.member(principal)),
};

/** What somebody may do who has to turn a second factor on first: that, and what the screen for it shows. */
export const openWithoutSecondFactor = /^(\/api)?\/(auth\/.*|user-company|users\/me)\/?$/i;

/**
 * Finds out on whose behalf a request comes and whether that role may use the operation.
 * @throws {Unauthorized} without a working token where one is needed
 * @throws {Forbidden} when the role may not, or `second_factor_needed`
 */
export async function authorise(
  context: Context,
  security: readonly SecurityRequirement[],
): Promise<RequestScope> {
  const { services } = context.frakto;
  const accepted = context.get('accept-language') || undefined;
  const language = languageFromHeader(accepted);
  const address = currentCaller().address ?? '';
  const token = bearerToken(context.get('authorization'));
  const principal = token === null ? null : await services.sessions.findPrincipal(token);
  if (principal) {
    context.state['userId'] = principal.userId;
    noteSignedIn(principal);
  }
  const client = clientOf(context, address);
  const mailLanguage = mailLanguageFromHeader(accepted);
  const scopeOf = (who: Principal | null): RequestScope =>
    new RequestScope({ services, principal: who, language, address, client, mailLanguage });
  // Whoever may do nothing yet is nobody in particular to what everybody may.
  if (security.length === 0) return scopeOf(principal?.needsSecondFactor ? null : principal);
  if (!principal) throw new Unauthorized();
  if (principal.needsSecondFactor && !openWithoutSecondFactor.test(context.path)) {
    throw new Forbidden('second_factor_needed');
  }
  for (const role of security.flatMap(({ bearer }) => bearer ?? [])) {
    const refusal = refusals[role as Role](principal);
    if (refusal) throw new Forbidden(refusal);
  }
  return scopeOf(principal);
}

function bearerToken(header: string): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? null;
}
