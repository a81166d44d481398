import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Problem } from '../platform/http/api-types.js';
import type { ScopeNeeded } from '../platform/http/api-scopes.js';
import { schemasUsedBy, type Schemas } from './used-schemas.js';

/** The part of an operation of the contract that the check reads. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  'x-scope': ScopeNeeded;
  security: readonly Record<string, readonly string[]>[];
  requestBody?: {
    required?: boolean;
    content: Readonly<Record<string, { schema: BodySchema; example?: object }>>;
  };
  responses: Readonly<Record<string, ContractAnswer>>;
}

/** An answer of the contract; that of a refusal lists its codes. */
interface ContractAnswer {
  content?: Readonly<
    Record<
      string,
      { schema?: object; example?: unknown; examples?: Readonly<Record<string, { value: unknown }>> }
    >
  >;
}

/** The part of a body's schema that is read here. */
interface BodySchema {
  $ref?: string;
  properties?: Readonly<Record<string, object>>;
  required?: readonly string[];
}

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      Omit<ContractOperation, 'method' | 'path' | 'responses'> & {
        responses: Record<string, ContractAnswer & { $ref?: string }>;
      }
    >
  >;
  components: { schemas: Schemas; responses: Readonly<Record<string, ContractAnswer>> };
}

/** An answer as it came over the wire. */
interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
  body: unknown;
}

interface Validator {
  validateResponse(status: number, body: unknown): { errors?: unknown[]; message: string } | undefined;
}
type ValidatorClass = new (options: object) => Validator;

// The package is CommonJS and its default export is a property: under ECMAScript modules an import would not find it.
const { default: ResponseValidator } = createRequire(import.meta.url)('openapi-response-validator') as {
  default: ValidatorClass;
};

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8'),
) as Contract;

/** Every operation of the contract. */
export const operations: readonly ContractOperation[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [status, resolvedAnswer(answer)]),
      ),
      method: method.toUpperCase(),
      path,
    })),
);

function resolvedAnswer(answer: ContractAnswer & { $ref?: string }): ContractAnswer {
  const shared =
    answer.$ref === undefined ? answer : contract.components.responses[answer.$ref.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`The contract has no answer ${answer.$ref}`);
  return shared;
}

/** The schema of an operation's JSON; null when it takes none. */
export function bodySchemaOf({ requestBody }: ContractOperation): BodySchema | null {
  const schema = requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  return (name === undefined ? schema : (contract.components.schemas[name] as BodySchema)) ?? null;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const customFormats = { 'date-time': (text: unknown) => typeof text !== 'string' || instant.test(text) };

function validatorOf(responses: object): Validator {
  const schemas = schemasUsedBy(responses, contract.components.schemas);
  return new ResponseValidator({ components: { schemas }, customFormats, responses });
}

const valueValidators = new Map<string, Validator>();

/** What is wrong with a value that is to be of a schema of the contract. */
export function faultsOfValue(schema: object, value: unknown): string[] {
  const key = JSON.stringify(schema);
  const validator =
    valueValidators.get(key) ?? validatorOf({ 200: { content: { 'application/json': { schema } } } });
  valueValidators.set(key, validator);
  return faultsBy(validator, 200, value);
}

const problemValidator = validatorOf({
  default: {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});
const validators = new Map<string, Validator>();

/** Operations with the paths that are theirs, those with fewer parameters first: they are the more exact ones. */
const byPath = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    parameters: operation.path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The operation behind a path, with or without the prefix; null when the contract has none. */
export function findOperation(method: string, path: string): ContractOperation | null {
  const plain = path.replace(/\?.*$/, '').replace(/^\/api(?=\/)/, '');
  const found = byPath.find(({ operation, pattern }) => operation.method === method && pattern.test(plain));
  return found?.operation ?? null;
}

/**
 * Holds an answer against the contract: success as the operation describes it, a refusal as a problem.
 * @throws Error that says what does not agree
 */
export function checkAnswer(method: string, path: string, answer: RawAnswer): void {
  const operation = findOperation(method, path);
  const faults =
    answer.status >= 400 ? faultsOfProblem(operation, answer) : faultsOfSuccess(operation, answer);
  if (faults.length === 0) return;
  const name = operation ? ` (${operation.operationId})` : '';
  throw new Error(
    `The answer does not keep the contract: ${method} ${path}${name} → ${answer.status}\n` +
      `${faults.map((fault) => `  ${fault}`).join('\n')}\n${answer.text.slice(0, 2_000)}`,
  );
}

function faultsOfSuccess(
  operation: ContractOperation | null,
  { status, headers, text, body }: RawAnswer,
): string[] {
  if (!operation) return ['the contract has no such operation'];
  const named = operation.responses[status];
  const isEmpty = status === 204 || status === 304 || (status === 202 && named && !named.content);
  if (isEmpty) return text === '' ? [] : ['there is a body'];
  const types = Object.keys(operation.responses[status]?.content ?? { 'application/json': {} });
  if (!types.some((type) => headers['content-type']?.startsWith(type))) {
    return [`the content type is ${headers['content-type']}`];
  }
  if (!types.includes('application/json')) return [];
  let validator = validators.get(operation.operationId);
  if (!validator) {
    const successes = Object.entries(operation.responses).filter(([named]) => Number(named) < 400);
    validator = validatorOf(Object.fromEntries(successes));
    validators.set(operation.operationId, validator);
  }
  return faultsBy(validator, status, body);
}

function faultsOfProblem(
  operation: ContractOperation | null,
  { status, headers, body }: RawAnswer,
): string[] {
  if (!headers['content-type']?.startsWith('application/problem+json')) {
    return [`the content type is ${headers['content-type']}`];
  }
  const faults = faultsBy(problemValidator, status, body);
  const problem = body as Problem;
  if (problem.status !== status) faults.push(`the problem speaks of status ${problem.status}`);
  if (!operation && status !== 404) faults.push('the contract has no such operation');
  if (operation) faults.push(...undocumented(operation, status, problem.code));
  const texts = [problem.title, problem.detail, ...(problem.errors ?? []).map(({ message }) => message)];
  for (const text of texts) if (!text || /\{\w+\}/.test(text)) faults.push(`a text is not whole: ${text}`);
  if (problem.request_id !== headers['x-request-id'] && !headers['idempotency-replayed'])
    faults.push('the request id is not that of the header');
  if (status === 422 && !problem.errors?.length) faults.push('no field is named');
  if (status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''))
    faults.push('Retry-After is missing');
  if (status === 401 && !headers['www-authenticate']) faults.push('WWW-Authenticate is missing');
  return faults;
}

/** What the contract of an operation does not say of a refusal. */
function undocumented({ operationId, responses }: ContractOperation, status: number, code: string): string[] {
  const documented = responses[status]?.content?.['application/problem+json'];
  if (!documented) return [`openapi.json does not say that ${operationId} can answer ${status}`];
  return code in (documented.examples ?? {})
    ? []
    : [`openapi.json does not say that ${operationId} can answer ${status} with the code ${code}`];
}

function faultsBy(validator: Validator, status: number, body: unknown): string[] {
  const result = validator.validateResponse(status, body);
  if (!result) return [];
  return (result.errors ?? [result.message]).map((error) => JSON.stringify(error));
}
