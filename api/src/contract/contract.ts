// The parts of an OpenAPI document that completing the contract reads and writes.
import type { ScopeNeeded } from '../platform/http/api-scopes.js';

/** A JSON schema of OpenAPI 3.0. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  /** A word for each member, in their sequence. */
  'x-enum-keys'?: readonly string[];
  /** Names of members for people, by language and member. */
  'x-labels'?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  nullable?: boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
  example?: unknown;
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  /** The scope that a key of a company needs; `none` where no key may call. */
  'x-scope'?: ScopeNeeded;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  /** The day from which on it may be gone. */
  'x-sunset'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer>;
}

export interface Contract {
  info: { version: string; description?: string; license?: object; 'x-api-version'?: string };
  tags?: { name: string; description: string }[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>> & {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    headers: Record<string, object>;
  };
}

/** Every operation with where it is. */
export function operationsOf(contract: Contract): { method: string; path: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The schema that a schema stands for. */
export function resolved(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : contract.components.schemas[name];
  return target ? resolved(contract, target) : schema;
}
