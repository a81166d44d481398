import { afterAll, describe, expect, test } from '@jest/globals';
import type { NewApiKey } from '../../modules/identity/api-keys/api-key.dto.js';
import { apiScopes, type ApiScope, type ScopeNeeded } from './api-scopes.js';
import type { Problem } from './api-types.js';
import { operations, type ContractOperation } from '../../testing/answer-check.js';
import type { Answer, ApiCaller } from '../../testing/api-caller.js';
import { operationCases, type Access, type OperationCase } from '../../testing/authorisation-cases.js';
import { none, type Ids, type RecordMaker, type Records } from '../../testing/authorisation-records.js';
import { callOperation } from '../../testing/call-operation.js';
import { fingerprint } from '../../testing/fingerprint.js';
import {
  aCollaborator,
  aCompany,
  anAdministrator,
  signedIn,
  type TestMember,
  type TestUser,
} from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const deactivated = await aCollaborator(app, owner);
await owner.api.act(`/companies/${owner.companyId}/users/${deactivated.id}/activate`, { is_active: false });
const collaborator = await aCollaborator(app, owner);
// As if they had set their own password by a link: with one that somebody else chose, an address cannot be changed.
await app.rows('update users set password_set_by_other = false where id = $1', [collaborator.id]);

interface Role {
  name: string;
  user: TestUser | null;
  /** Whose records are this role's own. */
  company: TestMember;
  other: TestMember;
}

/** A key of the owner's company for each scope, with that one alone, and for each one with all but it. */
const keyWith = async (...scopes: ApiScope[]): Promise<ApiCaller> => {
  const name = scopes.join(', ').slice(0, 200);
  return app.api.as((await owner.api.create<NewApiKey>('/api-keys', { name, scopes })).token);
};
const keysOfScopes = new Map<ApiScope, { alone: ApiCaller; allOthers: ApiCaller }>();
for (const scope of apiScopes) {
  const others = apiScopes.filter((other) => other !== scope);
  keysOfScopes.set(scope, { alone: await keyWith(scope), allOthers: await keyWith(...others) });
}
const wholeKey = await keyWith(...apiScopes);

const home = { company: owner, other: rival };
const roles: readonly Role[] = [
  { name: 'anonymous', user: null, ...home },
  { name: 'collaborator', user: collaborator, ...home },
  { name: 'owner', user: owner, ...home },
  { name: 'administrator', user: await anAdministrator(app), ...home },
  { name: 'deactivated user', user: deactivated, ...home },
  // By the one scope that the operation needs.
  { name: 'API key', user: owner, ...home },
  { name: 'owner of another company', user: rival, company: rival, other: owner },
];

/** Why a role may not, as the problem's status and code; null when it may. */
function refusalOf(
  access: Access,
  role: string,
  scope: ScopeNeeded,
): { status: number; code: string } | null {
  if (role === 'API key' && scope === 'none') return { status: 403, code: 'api_key_not_allowed' };
  if (access === 'anyone') return null;
  if (role === 'anonymous' || role === 'deactivated user') return { status: 401, code: 'unauthorized' };
  if (role === 'administrator') {
    return access === 'member' || access === 'owner' ? { status: 403, code: 'no_company' } : null;
  }
  if (access === 'administrator') return { status: 403, code: 'administrator_only' };
  const isForOwners = access === 'owner' || access === 'owner-or-administrator';
  return isForOwners && role === 'collaborator' ? { status: 403, code: 'owner_only' } : null;
}

const nowhere = 2_000_000_000;
const missing = (ids: Ids): Ids => Object.fromEntries(Object.keys(ids).map((name) => [name, nowhere]));

/** Records that refusals are tried on: those change nothing, so one set for each company serves all operations. */
const bases = new Map<RecordMaker, Map<TestMember, Promise<Records>>>();
function baseOf(make: RecordMaker, company: TestMember): Promise<Records> {
  const ofMaker = bases.get(make) ?? new Map<TestMember, Promise<Records>>();
  bases.set(make, ofMaker);
  const base = ofMaker.get(company) ?? make(app, company);
  ofMaker.set(company, base);
  return base;
}

async function callerOf(
  { name, user }: Role,
  { endsSession, byDouble }: OperationCase,
  scope: ScopeNeeded,
): Promise<ApiCaller> {
  if (name === 'API key') return (scope === 'none' ? null : keysOfScopes.get(scope)?.alone) ?? wholeKey;
  if (!user) return app.api;
  if (byDouble && user !== deactivated) {
    // The sessions of the roles go on: other operations are tried by them.
    const double = name === 'administrator' ? await anAdministrator(app) : await aCollaborator(app, owner);
    return double.api;
  }
  return endsSession && user !== deactivated ? (await signedIn(app, user)).api : user.api;
}

/** An answer without what differs from call to call: the request's id, and the id that was asked for (which may be as great as the status). */
function comparable({ status, body }: Answer, id: number | undefined): string {
  const { request_id: _id, status: _same, ...rest } = (body ?? {}) as Partial<Problem>;
  return `${status} ${JSON.stringify(rest).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID')}`;
}

let cells = 0;
const wrong: string[] = [];
/** The roles that have called each operation. */
const driven = new Map<string, Set<string>>();
function cell(isRight: boolean, { operationId }: ContractOperation, role: Role, on: string, answer: Answer) {
  cells += 1;
  driven.set(operationId, (driven.get(operationId) ?? new Set()).add(role.name));
  const what = `${operationId} as ${role.name} on ${on}`;
  if (!isRight) wrong.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
}

/** A role that may not gets the same refusal whatever it names. */
async function tryRefused(
  caller: ApiCaller,
  operation: ContractOperation,
  one: OperationCase,
  role: Role,
  refusal: { status: number; code: string },
): Promise<void> {
  const make = one.records ?? none;
  const own = await baseOf(make, role.company);
  const kinds = { own, foreign: await baseOf(make, role.other), missing: { ...own, ids: missing(own.ids) } };
  const cellsOf = Object.entries(kinds).flatMap(([kind, records]) =>
    (['', '/api'] as const).map(async (prefix) => {
      const answer = await callOperation(caller.under(prefix), operation, one, records);
      const isRight = answer.status === refusal.status && (answer.body as Problem).code === refusal.code;
      cell(isRight, operation, role, `${kind} ids${prefix ? `, under ${prefix}` : ''}`, answer);
    }),
  );
  await Promise.all(cellsOf);
}

let scopeCells = 0;
/** A key without the scope of an operation is refused, whatever other scopes it has. */
async function tryScopes(operation: ContractOperation, one: OperationCase): Promise<void> {
  const { 'x-scope': needed } = operation;
  const records = await baseOf(one.records ?? none, owner);
  await Promise.all(
    [...keysOfScopes].map(async ([scope, { alone, allOthers }]) => {
      const key = scope === needed ? allOthers : alone;
      const answer = await callOperation(key, operation, one, records);
      const { code, scope: missing } = answer.body as Problem & { scope?: string };
      const isRight =
        answer.status === 403 &&
        (needed === 'none' ? code === 'api_key_not_allowed' : code === 'scope_missing' && missing === needed);
      scopeCells += 1;
      const with_ = scope === needed ? 'all scopes but' : 'only the scope';
      if (!isRight)
        wrong.push(
          `${operation.operationId} by a key with ${with_} ${scope}: ${answer.status} ${answer.text}`,
        );
      expect(answer.headers['ratelimit']).toMatch(/^"default";r=\d+;t=\d+$/);
    }),
  );
}

/** A role that may is done its will on its own records. */
async function tryOwn(
  caller: ApiCaller,
  operation: ContractOperation,
  one: OperationCase,
  role: Role,
): Promise<void> {
  const make = one.records ?? none;
  const isRead = operation.method === 'GET';
  const records = isRead ? await baseOf(make, role.company) : await make(app, role.company);
  const answer = await callOperation(caller, operation, one, records);
  const success = Object.keys(operation.responses).find((status) => Number(status) < 300);
  const ofRole = role.name === 'administrator' ? one.administratorStatus : undefined;
  const expected = ofRole ?? one.status ?? Number(success);
  cell(answer.status === expected, operation, role, 'own ids', answer);
}

/** Each id in turn is another company's, or nobody's: both answers are the same refusal. */
async function tryStrange(
  caller: ApiCaller,
  operation: ContractOperation,
  one: OperationCase,
  role: Role,
): Promise<void> {
  const make = one.records ?? none;
  const own = await baseOf(make, role.company);
  const { ids: foreign } = await baseOf(make, role.other);
  for (const name of Object.keys(own.ids)) {
    const at = (value: number | undefined) =>
      callOperation(caller, operation, one, { ...own, ids: { ...own.ids, [name]: value ?? 0 } });
    const absent = await at(nowhere);
    const isRefused = absent.status >= 400 && absent.status < 500 && absent.status !== 403;
    const isPassedOver = one.passedOver?.includes(name) ?? false;
    cell(isRefused !== isPassedOver, operation, role, `a missing ${name}`, absent);
    const isEverywhere = one.everywhere && role.name === 'administrator';
    if (one.open?.includes(name) || one.access === 'administrator' || isEverywhere) continue;
    const strange = await at(foreign[name]);
    const isSame = comparable(strange, foreign[name]) === comparable(absent, nowhere);
    const on = `a foreign ${name}, not as a missing one (${absent.status} ${absent.text.slice(0, 200)})`;
    cell(isSame, operation, role, on, strange);
  }
}

describe('who may do what', () => {
  test('every operation has a class, the one that the contract tells', () => {
    const declared = operations.map(({ operationId, security = [] }) => [
      operationId,
      security.flatMap(({ bearer = [] }) => bearer)[0] ?? 'anyone',
    ]);
    const classified = Object.entries(operationCases).map(([name, { access }]) => [name, access]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(classified));
    for (const { security } of operations) expect(security?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (name, operation) => {
      const one = operationCases[name];
      if (!one) throw new Error(`${name} has no class: add it to operationCases`);
      const { 'x-scope': scope } = operation;
      const before = wrong.length;
      for (const company of [owner, rival]) await baseOf(one.records ?? none, company);
      const callers = await Promise.all(roles.map((role) => callerOf(role, one, scope)));
      const untouched = await fingerprint(app);
      const tryOne = (role: Role, index: number): Promise<void> => {
        const caller = callers[index] ?? app.api;
        const refusal = refusalOf(one.access, role.name, scope);
        return refusal
          ? tryRefused(caller, operation, one, role, refusal)
          : tryStrange(caller, operation, one, role);
      };
      // What is refused changes nothing, and so comes in any sequence; what succeeds for a part of its ids, one by one.
      if (one.passedOver) for (const [index, role] of roles.entries()) await tryOne(role, index);
      else await Promise.all(roles.map(tryOne));
      await tryScopes(operation, one);
      if (!one.passedOver) expect(await fingerprint(app)).toBe(untouched);
      for (const [index, role] of roles.entries()) {
        if (!refusalOf(one.access, role.name, scope))
          await tryOwn(callers[index] ?? app.api, operation, one, role);
      }
      expect(wrong.slice(before)).toEqual([]);
    },
    240_000,
  );

  test('every operation names one scope of keys, or that it is for none', () => {
    const known: readonly string[] = [...apiScopes, 'none'];
    expect(operations.filter((operation) => !known.includes(operation['x-scope']))).toEqual([]);
    for (const { operationId, method, 'x-scope': scope, security } of operations) {
      const isFor = security.flatMap(({ bearer = [] }) => bearer);
      if (isFor.includes('administrator')) expect([operationId, scope]).toEqual([operationId, 'none']);
      else if (scope !== 'none')
        expect([operationId, method === 'GET']).toEqual([operationId, scope === 'read']);
    }
  });

  test('every operation was driven by every role, and no cell is wrong', () => {
    const expected = operations.map(({ operationId }) => operationId).sort();
    expect([...driven.keys()].sort()).toEqual(expected);
    for (const [operation, byRole] of driven) {
      expect({ operation, roles: [...byRole].sort() }).toEqual({
        operation,
        roles: roles.map(({ name }) => name).sort(),
      });
    }
    expect(wrong).toEqual([]);
  });
});

afterAll(() => {
  // Where jest reports, so that the figures are seen among the results.
  process.stderr.write(
    `Authorisation matrix: ${operations.length} operations, ${roles.length} roles, ${cells} cells and ${scopeCells} of keys and scopes, ${wrong.length} wrong\n`,
  );
});
