import type { Context } from 'koa';
import { currentCaller, noteSignedIn } from '../../kernel/caller.js';
import { languageFromHeader, mailLanguageFromHeader } from '../../kernel/text/language.js';
import { versionHeader, versionOf } from './api-versions.js';
import { Forbidden, Unauthorized } from './errors.js';
import type { ProblemCode } from './problem-codes.js';
import { clientOf, type KeyOfRequest, type Principal } from './principal.js';
import { TooManyRequests } from './rate-limits.js';
import type { ScopeNeeded } from './api-scopes.js';
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

const versionName = versionHeader.toLowerCase();

/** Whether a token is the key of a company, not that of a session. */
const isApiKey = (token: string): boolean => token.startsWith('fk_');

/**
 * Finds out on whose behalf a request comes and whether that role, or that key, may use the operation.
 * @param scopeNeeded of a key
 * @throws {Unauthorized} without a working token where one is needed; `api_key_expired`
 * @throws {Forbidden} when the role may not, or `second_factor_needed`; of a key `scope_missing`, `api_key_not_allowed`
 * @throws {TooManyRequests} for a key that calls too often
 */
export async function authorise(
  context: Context,
  security: readonly SecurityRequirement[],
  scopeNeeded: ScopeNeeded,
): Promise<RequestScope> {
  const { services } = context.frakto;
  const { headers } = context.req;
  const accepted = headers['accept-language'];
  const language = languageFromHeader(accepted);
  const address = currentCaller().address ?? '';
  const token = bearerToken(headers.authorization ?? '');
  const isOpen = security.length === 0;
  // Told of refusals too; a call whose version nobody knows is not looked at.
  const named = String(headers[versionName] ?? '');
  context.set(versionHeader, versionOf(named, undefined));
  const principal = token === null ? null : await principalOf(context, token, address, isOpen);
  if (principal) {
    context.state['userId'] = principal.userId;
    noteSignedIn(principal);
    if (principal.apiKey) context.set(versionHeader, versionOf(named, principal.apiKey.version));
    if (principal.apiKey) await admitKey(context, principal.apiKey, scopeNeeded);
  }
  const client = clientOf(context, address);
  const mailLanguage = mailLanguageFromHeader(accepted);
  const scopeOf = (who: Principal | null): RequestScope =>
    new RequestScope({ services, principal: who, language, address, client, mailLanguage });
  // Whoever may do nothing yet is nobody in particular to what everybody may.
  if (isOpen) return scopeOf(principal?.needsSecondFactor ? null : principal);
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

async function principalOf(
  context: Context,
  token: string,
  address: string,
  isOpen: boolean,
): Promise<Principal | null> {
  const { sessions, apiKeys } = context.frakto.services;
  if (!isApiKey(token)) return sessions.findPrincipal(token);
  const found = await apiKeys.find(token, address);
  if (found !== 'expired') return found;
  // What everybody may is answered as to anybody.
  if (isOpen) return null;
  throw new Unauthorized('api_key_expired');
}

/** Counts a call of a key, tells it how many it has left, and refuses what it was not made for. */
async function admitKey(context: Context, key: KeyOfRequest, needed: ScopeNeeded): Promise<void> {
  context.state['apiKeyId'] = key.id;
  await countUses(context, key, 1);
  if (needed === 'none') throw new Forbidden('api_key_not_allowed');
  if (!key.scopes.includes(needed)) throw new Forbidden('scope_missing', { scope: needed });
}

/**
 * Counts calls of a key, and tells it how many it has left.
 * @throws {TooManyRequests} above the limit; several that are too many together are not counted
 */
export async function countUses(context: Context, key: KeyOfRequest, uses: number): Promise<void> {
  const use = await context.frakto.services.apiKeys.count(key, uses);
  context.set('RateLimit-Policy', `"default";q=${use.limit};w=${use.windowSeconds}`);
  context.set('RateLimit', `"default";r=${use.remaining};t=${use.resetSeconds}`);
  if (use.isOver) throw new TooManyRequests(Math.max(1, use.resetSeconds));
}

function bearerToken(header: string): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? null;
}
