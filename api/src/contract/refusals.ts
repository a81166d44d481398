import { problemText, titleText } from '../platform/http/problem-texts.js';
import type { ProblemCode } from '../platform/http/problem-codes.js';
import { operationsOf, resolved, type Answer, type Contract, type Operation } from './contract.js';
import { latestVersion, versionHeader } from '../platform/http/api-versions.js';
import { positionHeader } from '../platform/http/read-position.js';
import { openWithoutSecondFactor, refusals, type Role } from '../platform/http/authorise.js';
import { idempotencyHeader, readOnlyPosts, replayHeader, treatmentOf } from '../platform/http/idempotency.js';
import type { Principal } from '../platform/http/principal.js';

/** Codes by status. */
type Refusals = Map<number, Set<ProblemCode>>;

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
  const scope = operation['x-scope'];
  // Whoever brings a key is told so also where everybody else may.
  if (scope !== undefined) add(403, scope === 'none' ? 'api_key_not_allowed' : 'scope_missing');
  add(400, 'unknown_version');
  add(429, 'too_many_requests');
  if (roles.length > 0) {
    add(401, 'unauthorized', 'api_key_expired');
    add(403, ...codesOfRoles(roles));
    if (!openWithoutSecondFactor.test(path)) add(403, 'second_factor_needed');
  }
  if (parameters.some(({ in: place }) => place === 'path')) add(404, 'not_found');
  // Bodies are read before it is known whether the operation takes one.
  if (method !== 'get') {
    add(400, 'malformed_json', 'malformed_request');
    add(413, 'body_too_large');
    add(415, 'unsupported_media_type');
    if (!readOnlyPosts.has(operation.operationId)) add(409, 'changed_meanwhile');
  }
  const treatment = treatmentOf(method, path, operation.operationId);
  if (treatment !== null) add(400, 'idempotency_key_invalid');
  if (treatment === 'once' || treatment === 'answered')
    add(409, 'idempotency_key_reused', 'idempotency_key_in_use');
  if (parameters.length > 0 || operation.requestBody) add(422, 'validation_failed');
  add(500, 'internal_error');
  add(503, 'busy', 'not_ready', 'storage_full');
  return found;
}

/** Names in the list of POSTs that change nothing that no operation has. */
export function unknownNames(operations: readonly Operation[]): string[] {
  const known = new Set(operations.map(({ operationId }) => operationId));
  return [...readOnlyPosts].filter((name) => !known.has(name));
}

const problemMedia = 'application/problem+json';

/** What problems of a code tell beside it, in examples. */
const membersOfCodes: Partial<Record<ProblemCode, Readonly<Record<string, unknown>>>> = {
  validation_failed: {
    errors: [
      {
        field: 'delivery_date',
        message: 'Delivery date cannot be earlier than pickup date',
        code: 'delivery_before_pickup',
      },
    ],
  },
  second_factor_required: { factor_token: 'Zk3vQm8sT1xYc7Lb0RwNf5Hd', expires_in: 300 },
  wrong_code: { tries_left: 4 },
  status_not_allowed: { allowed_statuses: [1] },
  order_not_editable: { allowed_statuses: [7] },
  step_not_possible: {
    missing: [
      { code: 'route_without_chosen_quote', route_ids: [204], message: 'Choose a quote for each route' },
    ],
  },
  answered_otherwise: { answered: 'accept' },
  rate_not_found: { from: 'NOK', to: 'PLN', date: '2026-11-23' },
  rate_too_old: { from: 'NOK', to: 'PLN', date: '2026-11-13' },
  rate_unusual: { usual: 'NP', reason: 'The service is taxed where the buyer is established' },
  clients_without_email: { names: 'Fjordfisk AS' },
  clients_unsubscribed: { names: 'Fjordfisk AS' },
  owner_of_company: { company_name: 'Bałtyk Spedycja' },
  file_type_not_allowed: { allowed_extensions: 'pdf, jpg, png' },
  sql_failed: { reason: 'column "prise" does not exist', position: 8, sql_state: '42703' },
  too_many_routes: { limit: 50 },
  too_many_members: { limit: 1000 },
  too_many_documents: { limit: 500 },
  mail_files_too_large: { limit: 18 },
  too_many_contacts: { limit: 100 },
  too_many_vehicles: { limit: 500 },
  too_many_papers: { limit: 200 },
  carrier_unfit: { unfit_papers: [{ kind: 'insurance', problem: 'expired', valid_until: '2026-10-31' }] },
  carrier_known_meanwhile: { subcontractor_id: 31, subcontractor_name: 'Nord-Trans' },
  structured_invoice_faulty: {
    faults: [
      {
        code: 'nip_wrong',
        field: 'client.vat_number',
        path: '/Faktura/Podmiot2/DaneIdentyfikacyjne/NIP',
        message: 'Client: VAT number. The NIP 7790001234 has a wrong check digit.',
      },
    ],
  },
  received_invoice_changed: { difference: 80 },
  payment_file_repeated: { numbers: 'FV/2026/11/118' },
  price_differs: { agreed: 1000, currency: 'PLN', difference: 100 },
  too_many_rows: { limit: 20000 },
  too_many_passkeys: { limit: 20 },
  too_many_api_keys: { limit: 100 },
  too_many_webhooks: { limit: 20 },
  scope_missing: { scope: 'orders' },
  unknown_version: { known_versions: latestVersion },
  too_many_drafts: { limit: 200 },
  too_many_views: { limit: 30 },
  too_many_strangers: { limit: 300 },
  too_many_strangers_first_day: { limit: 20 },
};

/** Further values of texts, which problems do not tell by themselves. */
const valuesOfTexts: Partial<Record<ProblemCode, Readonly<Record<string, unknown>>>> = {
  sql_no_reader: { role: 'frakto' },
  sql_reader_too_powerful: { role: 'frakto_reader' },
};

/** What a status means where nothing more is to be said. */
const meanings: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'No token, or one that does not work',
  403: 'The role may not',
  404: 'Not there, or not the caller’s',
  409: 'Somebody else changed it meanwhile',
  413: 'The body is too large',
  415: 'No JSON, or no form where one is taken',
  429: 'Too many calls; `Retry-After` says when to try again',
  422: 'Fields are at fault; `errors` names every one',
  500: 'A failure of the server',
  503: 'The product cannot be used now; `Retry-After` says when to try again',
};

/** Headers that answers to keys carry. */
const headersToKeys = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};

/** Headers that answers of a status carry. */
const headersOfStatus: Readonly<Record<number, Record<string, object>>> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' }, ...headersToKeys },
  503: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

/**
 * Writes into each operation every status that it can refuse with, as problems, with the codes of each: those that follow from its
 * facts, and those that its controller documents with `@Response<'code'>`.
 * @throws Error when a controller documents a refusal without codes
 */
export function addRefusals(contract: Contract): void {
  contract.components.headers = {
    'Retry-After': {
      description: 'Seconds after which to try again',
      schema: { type: 'integer', minimum: 1 },
    },
    [replayHeader]: {
      description: `\`true\` on an answer that was given to the same \`${idempotencyHeader}\` before`,
      schema: { type: 'string', enum: ['true'] },
      example: 'true',
    },
    RateLimit: {
      description:
        'To API keys alone: how many calls are left (`r`) of this minute, and after how many seconds it ends (`t`), as in draft-ietf-httpapi-ratelimit-headers',
      schema: { type: 'string' },
      example: '"default";r=598;t=42',
    },
    'RateLimit-Policy': {
      description: 'To API keys alone: how many calls are permitted (`q`) in so many seconds (`w`)',
      schema: { type: 'string' },
      example: '"default";q=600;w=60',
    },
    [versionHeader]: {
      description: 'The version of the API in which the call was answered',
      schema: { type: 'string' },
      example: latestVersion,
    },
    [positionHeader]: {
      description:
        'Where lists come from a replica of the database: what to bring along to read what was written, or told of, here. An opaque text, or `none`',
      schema: { type: 'string' },
      example: '0000000003A7F2C8',
    },
    'WWW-Authenticate': { description: 'How to sign in: `Bearer`', schema: { type: 'string' } },
  };
  contract.components.responses = {};
  for (const { method, path, operation } of operationsOf(contract)) {
    const own = takeOwn(operation);
    for (const answer of Object.values(operation.responses))
      answer.headers = {
        ...answer.headers,
        [versionHeader]: { $ref: `#/components/headers/${versionHeader}` },
      };
    if (operation['x-scope'] !== 'none')
      for (const answer of Object.values(operation.responses))
        answer.headers = { ...answer.headers, ...headersToKeys };
    if (operation.security?.length) takePosition(method, operation);
    const common = commonRefusals(method, path, operation);
    if (method !== 'get' && takesOwnId(contract, operation))
      common.set(409, new Set([...(common.get(409) ?? []), 'external_id_taken']));
    const treatment = treatmentOf(method, path, operation.operationId);
    if (treatment !== null) takeKey(operation, treatment !== 'ignored');
    for (const status of [...new Set([...common.keys(), ...own.keys()])].sort()) {
      const { codes, meaning } = own.get(status) ?? { codes: [], meaning: undefined };
      const all = [...new Set([...(common.get(status) ?? []), ...codes])].sort();
      operation.responses[status] =
        meaning === undefined
          ? shared(contract, status, all)
          : refusal(status, all, meaningOf(status, meaning, common));
    }
  }
}

/** Whether another program’s id can come with a body. */
function takesOwnId(contract: Contract, { requestBody }: Operation): boolean {
  const schema = requestBody?.content['application/json']?.schema;
  return 'external_id' in ((schema && resolved(contract, schema).properties) ?? {});
}

/** Has answers to who is signed in tell a position, and lists take it. */
function takePosition(method: string, operation: Operation): void {
  for (const answer of Object.values(operation.responses))
    answer.headers = {
      ...answer.headers,
      [positionHeader]: { $ref: `#/components/headers/${positionHeader}` },
    };
  if (method !== 'get' || !operation.parameters?.some(({ name }) => name === 'page')) return;
  operation.parameters.push({
    in: 'header',
    name: positionHeader,
    required: false,
    description:
      'The last one that an answer told: the list may come from a replica of the database that has as much. Without it the primary answers',
    schema: { type: 'string' },
  });
}

/** Has a POST take a key, and say so in its answers where it is answered again. */
function takeKey(operation: Operation, isKept: boolean): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      in: 'header',
      name: idempotencyHeader,
      required: false,
      description: isKept
        ? 'Makes a repeated call safe: for 24 hours the same call with the same key gets the first answer, and is not done again'
        : 'Taken, but without effect: a repeated call is done again',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      example: '6f1d8a4e-2c57-4b9e-8f03-5d7c1a9b2e60',
    },
  ];
  if (!isKept) return;
  for (const answer of Object.values(operation.responses))
    answer.headers = { ...answer.headers, [replayHeader]: { $ref: `#/components/headers/${replayHeader}` } };
}

/** Where common reasons join those of the operation's own, both are told. */
function meaningOf(status: number, meaning: string, common: Refusals): string {
  return common.has(status) && meanings[status] ? `${meaning}. Or: ${meanings[status]}` : meaning;
}

/** Takes what the controller documents out of an operation: tsoa shows the codes as the schema of a text. */
function takeOwn({
  operationId,
  responses,
}: Operation): Map<number, { codes: ProblemCode[]; meaning: string }> {
  const own = new Map<number, { codes: ProblemCode[]; meaning: string }>();
  for (const [status, { description = '', content }] of Object.entries(responses)) {
    if (Number(status) < 400) continue;
    Reflect.deleteProperty(responses, status);
    if (status === '500') continue;
    const codes = content?.['application/json']?.schema?.enum;
    if (!codes)
      throw new Error(`${operationId}: the codes of ${status} are missing: @Response<'code'>(${status}, …)`);
    own.set(Number(status), { codes: codes as ProblemCode[], meaning: description });
  }
  return own;
}

/** A reference to a refusal that many operations share. */
function shared({ components }: Contract, status: number, codes: readonly ProblemCode[]): Answer {
  const answer = refusal(status, codes, meanings[status] ?? '');
  const name = `Refusal${status}_${codes.join('_')}`;
  components.responses[name] = answer;
  return { $ref: `#/components/responses/${name}` };
}

function refusal(status: number, codes: readonly ProblemCode[], meaning: string): Answer {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: problemExample(status, code) }]));
  const headers = headersOfStatus[status];
  return {
    description: `${meaning}.\n\n${codes.map((code) => `- \`${code}\`: ${textOf(status, code)}`).join('\n')}`,
    ...(headers ? { headers } : {}),
    content: {
      [problemMedia]: {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object',
              properties: { code: { type: 'string', enum: [...codes] } },
              required: ['code'],
            },
          ],
        },
        examples,
      },
    },
  };
}

function valuesOf(status: number, code: ProblemCode): Readonly<Record<string, unknown>> {
  return { ...(status === 429 ? { retry_after: 60 } : {}), ...membersOfCodes[code] };
}

function textOf(status: number, code: ProblemCode): string {
  const text = problemText(code, { ...valuesOf(status, code), ...valuesOfTexts[code] }, 'en');
  if (/\{\w+\}/.test(text)) throw new Error(`The example of ${code} lacks a value: ${text}`);
  return text;
}

function problemExample(status: number, code: ProblemCode): object {
  return {
    type: 'about:blank',
    title: titleText(status, 'en'),
    status,
    detail: textOf(status, code),
    code,
    ...valuesOf(status, code),
    request_id: '0f9a4c52-7d1e-4b63-9c0a-5e2f8b716d34',
  };
}
