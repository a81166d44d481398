/** The schemas of a contract, by their names. */
export type Schemas = Readonly<Record<string, object>>;

/**
 * The schemas that a part of the contract refers to, and those that they refer to. A validator copies and compiles all
 * that it is given, for each operation anew.
 */
export function schemasUsedBy(part: object, schemas: Schemas): Record<string, object> {
  const used: Record<string, object> = {};
  const waiting = [part];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name];
      if (!schema || name in used) continue;
      used[name] = schema;
      waiting.push(schema);
    }
  }
  return used;
}
