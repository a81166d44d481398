import { comment, operationsOf, referenceOf, schemasOf, typeName, valueName } from './document.mjs';

/**
 * Every operation by a name: the group is its tag, the method its `operationId` without the tag's noun where that follows the verb
 * (`changeOrderStatus` of Orders is `orders.changeStatus`, `listClients` of Clients is `clients.list`). Where two of a group would be
 * called the same, both keep the whole `operationId`. Lists that come in pages have an iterator beside them (`clients.all`).
 */
export function operationsFile(document) {
  const groups = Object.entries(groupsOf(document));
  const types = groups.map(([group, { about, methods }]) => {
    const signatures = methods.map(({ name, operation, all }) => {
      const text = comment(operation.description ?? operation.summary);
      const { list, each } = signatureOf(operation);
      return `${text}${name}: ${list};${all ? `\n/** Each of what \`${name}\` lists, page by page. */\n${all}: ${each};` : ''}`;
    });
    return `${comment(about)}${group}: {${signatures.join('\n')}};`;
  });
  const table = groups.map(([group, { methods }]) => {
    const lines = methods.flatMap(({ name, operation, all }) => [
      `${name}: ${JSON.stringify(wordOf(operation))},`,
      ...(all ? [`${all}: ${JSON.stringify(`${wordOf(operation)} ${pagingOf(operation, document)}`)},`] : []),
    ]);
    return `${group}: {${lines.join('\n')}},`;
  });
  return `import type { FileAnswer, Upload } from '../files.js';
import type { CallOptions } from './calls.js';
import type { paths } from './schema.js';

/** The operations of the API by name. */
export interface Operations {${types.join('\n')}}

/** What an operation is: method, path, then \`b\` for a body, \`q\` for a query, \`f\` for an answer that is a file; \`pages\` or \`cursor\` for iterators. */
export const operations: Readonly<Record<string, Readonly<Record<string, string>>>> = {${table.join('\n')}};
`;
}

/** The groups with their methods, sorted by name. */
function groupsOf(document) {
  const groups = {};
  for (const [method, path, spec] of operationsOf(document)) {
    const operation = { ...spec, method, path };
    const tag = spec.tags?.[0] ?? 'Other';
    const about = document.tags?.find(({ name }) => name === tag)?.description;
    const group = (groups[groupName(tag)] ??= { about, tag, methods: [] });
    group.methods.push({ operation, short: shortName(operation.operationId, tag) });
  }
  for (const [name, { methods }] of Object.entries(groups)) {
    if (reserved.includes(name))
      throw new Error(`The client has a ${name} of its own, no group may be called so`);
    for (const one of methods) {
      const isTaken = methods.some((other) => other !== one && other.short === one.short);
      one.name = isTaken ? one.operation.operationId : one.short;
      if (pagingOf(one.operation, document)) one.all = iteratorName(one.name);
    }
    const names = methods.flatMap(({ name: each, all }) => (all ? [each, all] : [each]));
    const twice = names.find((each, index) => names.indexOf(each) !== index);
    if (twice) throw new Error(`Two operations would be called ${name}.${twice}`);
    methods.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
  return Object.fromEntries(Object.entries(groups).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a client has beside the groups. */
const reserved = ['get', 'post', 'put', 'delete', 'download', 'response', 'request', 'live', 'openLink'];

const wordsOfTag = (tag) => tag.replaceAll('-', '').split(/[^A-Za-z0-9]+/);

function groupName(tag) {
  return valueName(
    wordsOfTag(tag)
      .map((word) => word.toLowerCase())
      .join(' '),
  );
}

/** The operation's name without the noun of its tag, where that follows the verb at once. */
function shortName(operationId, tag) {
  const words = operationId.split(/(?=[A-Z])/);
  const noun = wordsOfTag(tag).map(stem);
  for (let from = 0; from < noun.length; from += 1) {
    const wanted = noun.slice(from);
    const found = words.slice(1, 1 + wanted.length).map(stem);
    if (wanted.join(' ') === found.join(' ')) return [words[0], ...words.slice(1 + wanted.length)].join('');
  }
  return operationId;
}

/** A word that singular and plural have in common. */
function stem(word) {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch|sh)es$/, '$1')
    .replace(/s$/, '');
}

/** `list` → `all`, `listOfRoute` → `allOfRoute`, `searchUsers` → `searchAllUsers`. */
function iteratorName(name) {
  const [verb, ...rest] = name.split(/(?=[A-Z])/);
  return `${verb === 'list' ? 'all' : `${verb}All`}${rest.join('')}`;
}

/** How a list goes on: `pages`, `cursor`, or not at all. */
function pagingOf(operation, document) {
  const names = queryOf(operation).map(({ name }) => name);
  if (!hasItems(operation, document)) return undefined;
  if (names.includes('page')) return 'pages';
  return names.includes('cursor') ? 'cursor' : undefined;
}

function hasItems({ responses }, document) {
  const schema = responses[200]?.content?.['application/json']?.schema;
  const named = schemasOf(document)[referenceOf(schema)] ?? schema;
  return named?.properties?.items !== undefined;
}

const queryOf = ({ parameters = [] }) => parameters.filter((one) => one.in === 'query');
const pathOf = ({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** The operation as the table has it. */
function wordOf(operation) {
  const flags = [
    operation.requestBody && 'b',
    queryOf(operation).length > 0 && 'q',
    fileAnswers(operation).length > 0 && 'f',
  ];
  return [operation.method, operation.path, flags.filter(Boolean).join('')].join(' ').trim();
}

/** Successful answers as [status, media type or undefined]. */
function answersOf({ responses = {} }) {
  return Object.entries(responses)
    .filter(([status]) => /^2/.test(status))
    .map(([status, { content }]) => [status, content && Object.keys(content)[0]]);
}

function fileAnswers(operation) {
  return answersOf(operation).filter(([, type]) => type !== undefined && type !== 'application/json');
}

function signatureOf(operation) {
  const { method, path, requestBody } = operation;
  const type = `paths[${JSON.stringify(path)}][${JSON.stringify(method)}]`;
  const params = pathOf(operation).map((name) => {
    const word = name.includes('_') ? valueName(typeName(name)) : name;
    return `${word}: ${type}['parameters']['path'][${JSON.stringify(name)}]`;
  });
  if (requestBody) {
    const [media] = Object.keys(requestBody.content);
    const body = `NonNullable<${type}['requestBody']>['content'][${JSON.stringify(media)}]`;
    const written = media === 'multipart/form-data' ? `Upload<${body}>` : body;
    params.push(`body${requestBody.required ? '' : '?'}: ${written}`);
  }
  const query = queryOf(operation);
  const needsQuery = query.some(({ required }) => required);
  const queryType = `NonNullable<${type}['parameters']['query']>`;
  const queryParam = `query${needsQuery ? '' : '?'}: `;
  const options = 'options?: CallOptions';
  const own = query.length > 0 ? [`${queryParam}${queryType}`] : [];
  const each = `Omit<${queryType}, 'page' | 'cursor'>`;
  const json = `${type}['responses'][200]['content']['application/json']`;
  return {
    list: `(${[...params, ...own, options].join(', ')}) => Promise<${answerOf(type, operation)}>`,
    each: `(${[...params, `${queryParam}${each}`, options].join(', ')}) => AsyncGenerator<${json}['items'][number], void, void>`,
  };
}

function answerOf(type, operation) {
  const answers = answersOf(operation).map(([status, media]) => {
    if (media === undefined) return 'undefined';
    return media === 'application/json'
      ? `${type}['responses'][${status}]['content'][${JSON.stringify(media)}]`
      : 'FileAnswer';
  });
  return answers.length === 0 ? 'undefined' : [...new Set(answers)].join(' | ');
}
