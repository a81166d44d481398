import { comment, operationsOf } from './document.mjs';

/** The methods that the client has; the contract knows no others. */
const methods = ['get', 'post', 'put', 'delete'];

/**
 * What each call takes and answers, spelled out by method and path. The same could be computed from the paths
 * by conditional types, but a checker takes much longer over that, and an editor shows worse hints.
 */
export function callsFile(document) {
  const operations = operationsOf(document);
  const unknown = operations.find(([method]) => !methods.includes(method));
  if (unknown) throw new Error(`The client has no method ${unknown[0]}, which ${unknown[1]} needs`);
  const groups = methods.map((method) => {
    const calls = operations.filter(([each]) => each === method).map((call) => callOf(...call));
    return `${method}: {${calls.join('\n')}};`;
  });
  const codes = problemCodes(document).map((code) => JSON.stringify(code));
  return `import type { paths } from './schema.js';

/** What every call may be given beside its parameters and body. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined;
}

/** What the calls take and answer, by method and path. */
export interface Calls {${groups.join('\n')}}

/** The codes of all refusals that the API knows. */
export type ProblemCode = ${codes.join(' | ') || 'never'};
`;
}

function callOf(method, path, operation) {
  const type = `paths[${JSON.stringify(path)}][${JSON.stringify(method)}]`;
  const parameters = operation.parameters ?? [];
  const needsParameters = parameters.some((parameter) => parameter.required);
  const fields = [];
  if (parameters.length > 0) fields.push(`params${needsParameters ? '' : '?'}: ${type}['parameters']`);
  const media = Object.keys(operation.requestBody?.content ?? {})[0];
  const needsBody = media !== undefined && operation.requestBody.required === true;
  if (media !== undefined) {
    const body = needsBody ? `${type}['requestBody']` : `NonNullable<${type}['requestBody']>`;
    fields.push(`body${needsBody ? '' : '?'}: ${body}['content'][${JSON.stringify(media)}]`);
  }
  const options = ['CallOptions', ...(fields.length > 0 ? [`{ ${fields.join('; ')} }`] : [])].join(' & ');
  const optional = needsParameters || needsBody ? '' : '?';
  const about = comment(operation.description ?? operation.summary);
  return `${about}${JSON.stringify(path)}: { args: [options${optional}: ${options}]; answer: ${answerOf(type, operation)} };`;
}

function answerOf(type, { responses = {} }) {
  const answers = Object.entries(responses)
    .filter(([status]) => /^2/.test(status))
    .map(([status, { content }]) =>
      content
        ? `${type}['responses'][${status}]['content'][${JSON.stringify(Object.keys(content)[0])}]`
        : 'undefined',
    );
  return answers.length === 0 ? 'undefined' : [...new Set(answers)].join(' | ');
}

/** Every code that a refusal of the document may have. */
function problemCodes(document) {
  const codes = new Set();
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return;
    for (const code of value.properties?.code?.enum ?? []) codes.add(code);
    for (const part of Object.values(value)) visit(part);
  };
  const answers = operationsOf(document).flatMap(([, , { responses = {} }]) => Object.values(responses));
  for (const { content = {} } of [...answers, ...Object.values(document.components?.responses ?? {})])
    visit(content['application/problem+json']?.schema);
  return [...codes].sort();
}

/** Which requests are not JSON: the client writes their bodies as a form. */
export function mediaTypesFile(document) {
  const entries = operationsOf(document).flatMap(([method, path, operation]) => {
    const types = Object.keys(operation.requestBody?.content ?? {});
    return types.length === 0 || types.includes('application/json') ? [] : [[`${method} ${path}`, types[0]]];
  });
  const lines = entries.map(([key, type]) => `${JSON.stringify(key)}: ${JSON.stringify(type)},`);
  return `/** Media types of the requests that are not JSON, by method and path. */
export const mediaTypes: Readonly<Record<string, string>> = {${lines.join('\n')}};
`;
}
