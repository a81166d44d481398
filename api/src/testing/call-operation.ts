import type { ContractOperation } from './answer-check.js';
import { withQuery, type Answer, type ApiCaller } from './api-caller.js';
import type { Records } from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/**
 * Calls an operation on records as its case says.
 * @param body instead of the case's own JSON; undefined for that
 */
export function callOperation(
  caller: ApiCaller,
  operation: ContractOperation,
  one: OperationCase,
  records: Records,
  body?: object,
): Promise<Answer> {
  const { ids, link } = records;
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => one.path?.[name] ?? String(ids[name]),
  );
  const target = withQuery(path, one.query?.(ids, link) ?? {});
  const method = operation.method as 'GET';
  if (one.upload) {
    const file = { name: `file.${one.uploadAs ?? 'csv'}`, content: one.upload() };
    return caller.upload(target, one.uploadFields?.(ids) ?? {}, file);
  }
  if (!one.form) return caller.send(method, target, body ?? one.body?.(ids, link));
  const form = caller.with({ 'content-type': 'application/x-www-form-urlencoded' });
  return form.send(method, target, one.form(records));
}
