import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Problem } from '../http/api-types.js';
import { schemasUsedBy, type Schemas } from './used-schemas.js';

/** The part of an operation of the contract that the check reads. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  security: readonly Record<string, readonly string[]>[];
  responses: Readonly<Record<string, { content?: Readonly<Record<string, object>> }>>;
}

interface Contract {
  paths: Record<string, Record<string, Omit<ContractOperation, 'method' | 'path'>>>;
  components: { schemas: Schemas };
}

/** An answer as it came over the wire. */
export interface RawAnswer {
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
      method: method.toUpperCase(),
      path,
    })),
);

/** Refusals that any operation may give. Others stand in the contract. */
const common = new Set([400, 401, 403, 404, 413, 415, 422, 429, 503]);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const customFormats = { 'date-time': (text: unknown) => typeof text !== 'string' || instant.test(text) };

function validatorOf(responses: object): Validator {
  const schemas = schemasUsedBy(responses, contract.components.schemas);
  return new ResponseValidator({ components: { schemas }, customFormats, responses });
}

const problemValidator = validatorOf({
  default: {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});
const validators = new Map<string, Validator>();

/** The operation behind a path, with or without the prefix; null when the contract has none. */
export function findOperation(method: string, path: string): ContractOperation | null {
  const plain = path.replace(/\?.*$/, '').replace(/^\/api(?=\/)/, '');
  const fits = operations.filter(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(plain),
  );
  // A path with fewer parameters is the more exact one: `/orders/unread-count` before `/orders/{id}`.
  fits.sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  return fits[0] ?? null;
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
  if (status === 204 || status === 304) return text === '' ? [] : ['there is a body'];
  const types = Object.keys(operation.responses[status]?.content ?? { 'application/json': {} });
  if (!types.some((type) => headers['content-type']?.startsWith(type))) {
    return [`the content type is ${headers['content-type']}`];
  }
  if (!types.includes('application/json')) return [];
  let validator = validators.get(operation.operationId);
  if (!validator) {
    validator = validatorOf(operation.responses);
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
  if (operation && !common.has(status) && !(String(status) in operation.responses)) {
    faults.push('the contract does not name this status');
  }
  const texts = [problem.title, problem.detail, ...(problem.errors ?? []).map(({ message }) => message)];
  for (const text of texts) if (!text || /\{\w+\}/.test(text)) faults.push(`a text is not whole: ${text}`);
  if (problem.request_id !== headers['x-request-id']) faults.push('the request id is not that of the header');
  if (status === 422 && !problem.errors?.length) faults.push('no field is named');
  if (status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''))
    faults.push('Retry-After is missing');
  if (status === 401 && !headers['www-authenticate']) faults.push('WWW-Authenticate is missing');
  return faults;
}

function faultsBy(validator: Validator, status: number, body: unknown): string[] {
  const result = validator.validateResponse(status, body);
  if (!result) return [];
  return (result.errors ?? [result.message]).map((error) => JSON.stringify(error));
}
