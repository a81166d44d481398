import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestVersion } from '../platform/http/api-versions.js';
import { deprecations } from '../platform/http/deprecations.js';
import { scopeNeeded } from '../platform/http/api-scopes.js';
import { operationsOf, resolved, type Contract, type Operation, type Schema } from './contract.js';
import { addExamples } from './examples.js';
import { addRefusals, unknownNames } from './refusals.js';

/** The groups of operations in the order of the business: from the request to the invoice, then what it all stands on. */
const tagGroups: readonly { name: string; tags: Readonly<Record<string, string>> }[] = [
  {
    name: 'Transports',
    tags: {
      Activities: 'What came in, and where every order stands.',
      Quotations: 'Requests for a transport, their price, the offer to the client.',
      Orders: 'An order from the request to the payment: its status, its history, its summary.',
      'Order routes': 'The routes of an order, and which quote was chosen for each.',
      'Price requests': 'Asking carriers for their price of a route.',
      'Subcontractor offers': 'Quotes: carriers’ prices for a route.',
      Documents: 'Files kept with orders, such as proofs of delivery.',
    },
  },
  {
    name: 'Directories',
    tags: {
      Clients: 'The company’s own clients, and those that it collects from the global directory.',
      Subcontractors: 'The company’s own carriers, and those that it collects from the global directory.',
      'Subcontractor groups': 'Carriers that are asked together.',
      'Global directories': 'Clients and carriers that administrators keep for all companies.',
      Imports: 'Entering and taking out directories as tables.',
      'Company numbers': 'Checking tax numbers, and looking companies up in public registers.',
      Countries: 'Countries and their post codes.',
    },
  },
  {
    name: 'Correspondence',
    tags: {
      Messages: 'Mails to and from clients and carriers.',
      'Mails to clients': 'Letters to one client or many, in the company’s own words.',
      'E-mail templates': 'The texts that mails are made of.',
      Mail: 'The outbox, translation of mails, and mails that could not be read.',
      Chat: 'Messages between users.',
    },
  },
  {
    name: 'Money',
    tags: {
      Invoices: 'Invoices and corrections, the mails that send them, and payments.',
      Money: 'What clients and carriers are owed, margins, and files for the accountant.',
      Currencies: 'Exchange rates and conversions.',
    },
  },
  {
    name: 'Company and people',
    tags: {
      Accounts: 'Signing in, passwords, second factors, passkeys, sessions.',
      Companies: 'Companies, their people, invitations.',
      Users: 'Users as administrators see them, and one’s own settings.',
      'API keys': 'Keys by which programs call for a company.',
      Webhooks: 'Programs that are told what happens in a company, and what they were told.',
      Settings: 'Settings of a company and its prices a kilometre.',
      Changes: 'What has changed in the company, for programs that keep a copy.',
      Privacy: 'Taking out all data of a company, and erasing a person.',
    },
  },
  {
    name: 'Administration',
    tags: {
      'Audit log': 'Who did what, and when.',
      Crawler: 'Looking websites through for companies.',
      'Test tools': 'What administrators try the product with.',
    },
  },
  {
    name: 'Public pages and links',
    tags: {
      Links: 'Making and taking back the links that strangers open.',
      'Public pages': 'What the pages behind links read and send; no token is needed.',
    },
  },
  {
    name: 'Running the product',
    tags: {
      Health: 'Whether the product lives and can work.',
    },
  },
];

/**
 * Makes the contract whole: what tsoa reads off the controllers, with what they all have in common. Refusals with their codes,
 * summaries, examples, tags in the order of the business, an introduction.
 * @throws Error when something is missing that nobody can make up: codes of a refusal, the value of an example, the place of a tag
 */
export function completeContract(contract: Contract): Contract {
  const operations = operationsOf(contract).map(({ operation }) => operation);
  const unknown = unknownNames(operations);
  if (unknown.length > 0) throw new Error(`No operation is called ${unknown.join(', ')}`);
  for (const { method, path, operation } of operationsOf(contract)) {
    const roles = (operation.security ?? []).flatMap(({ bearer = [] }) => bearer);
    operation['x-scope'] = scopeNeeded(method, path, roles);
  }
  for (const operation of operations) {
    markOptionalBody(contract, operation);
    describe(operation);
    markDeprecated(operation);
    showFilesAsBytes(operation);
  }
  for (const schema of schemasIn(contract)) wrapReference(contract, schema);
  contract.info['x-api-version'] = latestVersion;
  contract.info.license = { name: 'MIT', url: 'https://opensource.org/license/mit' };
  addTags(contract, operations);
  addRefusals(contract);
  addExamples(contract);
  contract.info.description = readFileSync(join(import.meta.dirname, 'introduction.md'), 'utf8').trim();
  for (const name of ['examples', 'parameters', 'requestBodies'])
    Reflect.deleteProperty(contract.components, name);
  return contract;
}

/**
 * Marks a body that may be missing: one without a field that has to be there. The server takes a missing body for
 * an empty one; tsoa says of every body that it is required.
 */
function markOptionalBody(contract: Contract, { requestBody }: Operation): void {
  const schema = requestBody?.content['application/json']?.schema;
  if (!requestBody || !schema) return;
  const named = resolved(contract, schema);
  if (named.type === 'object' && (named.required ?? []).length === 0) requestBody.required = false;
}

const whoMay: Readonly<Record<string, string>> = {
  user: 'everybody signed in',
  member: 'everybody of a company',
  owner: 'the owner of the company',
  administrator: 'administrators',
  'owner-or-administrator': 'the owner of the company, and administrators',
  'member-or-administrator': 'everybody of a company, and administrators',
};

/** A summary, which is the first sentence of the description; who may call it; and that nobody has to sign in where that is so. */
function describe(operation: Operation): void {
  const text = (operation.description ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(/\s+/).join(' ').trim())
    .join('\n\n');
  if (text === '') throw new Error(`${operation.operationId} has no description`);
  const [first = ''] = text.split(/\.(?=\s|$)|\n\n|[;:] /);
  operation.summary ??= first.replaceAll('`', '');
  const roles = (operation.security ?? []).flatMap(({ bearer }) => bearer ?? []);
  operation.security ??= [];
  const who =
    roles.length === 0 ? 'everybody, without a token' : roles.map((role) => whoMay[role] ?? role).join(', ');
  operation.description = `${text}\n\nFor ${who}. ${keysMay(operation['x-scope'])}`;
}

/** Says of an operation that goes since when, until when, and what takes its place. */
export function markDeprecated(operation: Operation): void {
  const deprecation = deprecations.get(operation.operationId);
  if (!deprecation) return;
  const { since, sunset, instead } = deprecation;
  operation.deprecated = true;
  operation['x-deprecated-since'] = since;
  operation['x-sunset'] = sunset;
  operation.description += `\n\nDeprecated since ${since}, answered until ${sunset}: use \`${instead}\`.`;
}

function keysMay(scope: Operation['x-scope']): string {
  return scope === undefined || scope === 'none'
    ? 'Not for API keys.'
    : `API keys need the scope \`${scope}\`.`;
}

/** Files are answered as they are; tsoa says of every Buffer that it is a text in base64. */
function showFilesAsBytes({ responses }: Operation): void {
  for (const { content = {} } of Object.values(responses)) {
    for (const [type, media] of Object.entries(content)) {
      if (!/\bjson/.test(type) && media.schema?.format === 'byte') media.schema.format = 'binary';
    }
  }
}

/** Beside a reference OpenAPI 3.0 reads nothing else, not even a description. */
function wrapReference(contract: Contract, schema: Schema): void {
  if (typeof schema.$ref === 'string' && Object.keys(schema).length > 1) {
    schema.allOf = [{ $ref: schema.$ref }];
    delete schema.$ref;
  }
  if (!schema.nullable || schema.type !== undefined) return;
  // `nullable` adds null to the `type` beside it alone; what a reference says stays as it is.
  const [first, ...others] = schema.allOf ?? schema.anyOf ?? [];
  if (!first || (schema.allOf && others.length > 0))
    throw new Error(`Null is beside ${JSON.stringify(schema)}`);
  const type = resolved(contract, first).type ?? 'object';
  schema.anyOf = [first, ...others, { type, nullable: true, enum: [null] }];
  delete schema.allOf;
  delete schema.nullable;
}

function* schemasIn(part: unknown): Generator<Schema> {
  if (typeof part !== 'object' || part === null) return;
  yield part;
  for (const inner of Object.values(part)) yield* schemasIn(inner);
}

function addTags(contract: Contract, operations: readonly Operation[]): void {
  const known = tagGroups.flatMap(({ tags }) => Object.keys(tags));
  const used = new Set(operations.flatMap(({ tags = [] }) => tags));
  const homeless = [...used].filter((tag) => !known.includes(tag));
  if (homeless.length > 0) throw new Error(`These tags are in no group: ${homeless.join(', ')}`);
  contract.tags = tagGroups.flatMap(({ tags }) =>
    Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
  );
  contract['x-tagGroups'] = tagGroups.map(({ name, tags }) => ({
    name,
    tags: Object.keys(tags).filter((tag) => used.has(tag)),
  }));
}
