import { operationsOf } from './document.mjs';

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
