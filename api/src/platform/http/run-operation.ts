import { Stream } from 'node:stream';
import { ValidateError, type TsoaRoute } from '@tsoa/runtime';
import type { Context, Middleware } from 'koa';
import type { ApiController } from './api-controller.js';
import { authorise, countUses, type SecurityRequirement } from './authorise.js';
import { scopeNeeded } from './api-scopes.js';
import {
  admissionOf,
  checksOf,
  mostRows,
  rowChecksOf,
  wholeRecordOf,
  type BodyRules,
  type Fault,
  type UncheckedBody,
} from './checks.js';
import { isStable } from './compress-and-cache.js';
import { deprecationHeaders, deprecations } from './deprecations.js';
import { InvalidInput, NotFound, UnsupportedType } from './errors.js';
import {
  faultsOf,
  isOfWrongType,
  withoutFields,
  withoutRepeats,
  type ValidationFields,
  faultsOfText,
  isTooDeep,
} from './input-faults.js';
import { answerAgain, keyedCall, performOnce, treatmentOf } from './idempotency.js';
import { keepOwnWrites } from './read-position.js';
import { receiveFile } from './receive-file.js';
import type { RequestScope } from './request-scope.js';

type Parameter = TsoaRoute.ParameterSchema;

type ControllerClass = new (scope: RequestScope) => ApiController;
type Operation = (...values: unknown[]) => Promise<unknown>;

/** What tsoa's template knows of an operation. */
interface OperationDescription {
  controller: ControllerClass;
  method: string;
  /** The method of HTTP, in small letters, and the path as the router writes it. */
  verb: string;
  path: string;
  security: readonly SecurityRequirement[];
  successStatus: number | undefined;
  args: Record<string, Parameter>;
  templateService: {
    getValidatedArgs(input: {
      args: Record<string, Parameter>;
      context: Context;
      next: () => Promise<void>;
    }): unknown[];
    fieldsOf(model: string): ReadonlySet<string>;
    takeModel(model: string, body: unknown): { value: unknown; faults: ValidationFields };
  };
}

/** Operations that take a form of HTML beside JSON: tools for OAuth sign in so. */
export const operationsOfForms: ReadonlySet<string> = new Set(['login']);

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Makes the handler of an operation: who may, what was sent, then the controller's method.
 * All faults of the input are told at once, those of the types and those of the operation's rules.
 */
export function answerWith(operation: OperationDescription): Middleware {
  const { controller, method, verb, path, security, successStatus, args, templateService } = operation;
  const roles = security.flatMap(({ bearer = [] }) => bearer);
  const scopeOfKeys = scopeNeeded(verb, path, roles);
  const treatment = treatmentOf(verb, path, method);
  const checks = checksOf<RequestScope>(controller.prototype as object, method);
  const rowChecks = rowChecksOf(controller.prototype as object, method);
  const whole = wholeRecordOf(controller.prototype as object, method);
  const fieldsOfRecord = whole === undefined ? null : templateService.fieldsOf(whole);
  const admission = admissionOf<RequestScope>(controller.prototype as object, method);
  const parameters = Object.values(args);
  const file = parameters.find(({ dataType }) => dataType === 'file')?.name;
  const bodyParameter = parameters.find(({ in: place }) => place === 'body');
  if (rowChecks && (parameters.length !== 1 || !bodyParameter))
    throw new Error(`${method} takes rows, and so nothing beside its body`);
  const takesBody = bodyParameter !== undefined || file !== undefined;
  const takesForms = operationsOfForms.has(method);
  const isReading = verb.toLowerCase() === 'get';
  const isTelling = path === '/changes';
  return async (context) => {
    const deprecation = deprecations.get(method);
    if (deprecation) context.set(deprecationHeaders(deprecation));
    const scope = await authorise(context, security, scopeOfKeys);
    await admission?.(scope, context.query);
    // Only now: whoever may not is not listened to for long.
    const fileFaults = file === undefined ? [] : await receiveFile(context, file);
    if ((file === undefined && context.is('multipart')) || (!takesForms && context.is('urlencoded')))
      throw new UnsupportedType();
    // Of a call without a body each field is told that is missing.
    if (takesBody && context.request.body === undefined) context.request.body = {};
    const body: unknown = context.request.body;
    const rows = rowChecks && isRecord(body) && Array.isArray(body['items']) ? body['items'] : null;
    // Of a body with rows its own form alone is looked at here: each row is looked at by itself.
    const form = rows
      ? { ...(body as UncheckedBody), items: rows.slice(0, mostRows + 1).map(() => ({})) }
      : body;
    const faults: Fault[] = parameters.length > 0 ? faultsOfText(form, context.query, context.params) : [];
    faults.push(...fileFaults);
    // What is nested so deeply fits no type, and whatever walks through it could run out of stack.
    if (faults.some(isTooDeep)) throw new InvalidInput(withoutRepeats(faults));
    const call = treatment === null ? null : keyedCall(context, scope, treatment);
    // Strangers read nothing that a replica has, and what everybody may keep has nothing of one caller's.
    const isKnown = scope.principal !== null && !isStable(context.path);
    // What comes before the work depends on the request alone, but for these: of others, the work looks under its lock, which spares them a look.
    const looksBefore = !call?.isWriting || scope.principal === null || checks?.stored !== undefined;
    if (call && looksBefore && (await answerAgain(context, call))) {
      // The answer that was lost had told it.
      return isKnown ? keepOwnWrites(context, false, true, nothing) : undefined;
    }
    // The check of types turns dates into instants and so hides how they were written.
    const own =
      fieldsOfRecord !== null && isRecord(body) && isRecordOf(context.params as { id?: string }, body);
    let written = (checks || own) && isRecord(body) ? structuredClone(body) : null;
    let values: unknown[] = [];
    let ofTypes: Fault[] = [];
    const take = (of: unknown) => {
      (context.request as { body?: unknown }).body = of;
      try {
        values = templateService.getValidatedArgs({ args, context, next: nothing });
        ofTypes = [];
      } catch (error) {
        if (!(error instanceof ValidateError)) throw error;
        ofTypes = typeFaults(error.fields, parameters);
      }
    };
    take(form);
    if (own && written) {
      const unknown = new Set(
        ofTypes.filter(({ code }) => code === 'unknown_field').map(({ field }) => field),
      );
      const isReadOnly = (name: string) => unknown.has(name) && fieldsOfRecord.has(name);
      written = Object.fromEntries(Object.entries(written).filter(([name]) => !isReadOnly(name)));
      take(structuredClone(written));
    }
    if (rows) ofTypes = ofTypes.filter(({ field }) => !/^items\.\d/.test(field));
    if (rows && rows.length > mostRows)
      ofTypes.push({ field: 'items', code: 'too_many_items', params: { limit: String(mostRows) } });
    const { sound, faults: ofBody } = faultsOfBody(ofTypes, written, checks?.rules);
    faults.push(...ofBody);
    if (faults.length > 0 && checks?.stored && sound) {
      const path = context.params as Record<string, string>;
      const stored = await checks.stored(scope, Number(path['id']), sound, path);
      if (stored) faults.push(...checks.rules({ ...stored, ...sound }));
    }
    const refusal = faults.length > 0 ? new InvalidInput(withoutRepeats(faults)) : null;
    // What somebody who is known was told of a key stands for a day; strangers could fill the store with what is refused.
    if (refusal && !(call && scope.principal)) throw refusal;
    if (!refusal && rows && rowChecks) {
      const items = rows.map((row: unknown) =>
        takeRow(row, rowChecks.rules, (value) => templateService.takeModel(rowChecks.model, value)),
      );
      values = [{ ...(body as UncheckedBody), items }];
    }
    const perform = async (): Promise<void> => {
      if (refusal) throw refusal;
      // The call itself has been counted as one. Here a key is locked: a call that is done already, or under way, is not counted again.
      if (rows && rows.length > 1 && scope.principal?.apiKey)
        await countUses(context, scope.principal.apiKey, rows.length - 1);
      const instance = new controller(scope);
      const answer = await (instance[method as keyof ApiController] as unknown as Operation).apply(
        instance,
        values,
      );
      for (const [name, value] of Object.entries(instance.getHeaders())) if (value) context.set(name, value);
      // Answers are somebody's own; those that are everybody's say so themselves.
      context.set('Cache-Control', 'no-store');
      const status = instance.getStatus() ?? successStatus ?? (answer === undefined ? 204 : 200);
      // Without a body of its own, Koa would write the status's name; and a body that is null makes it a 204.
      if (answer === undefined) context.body = null;
      context.status = status;
      if (answer !== undefined) giveAnswer(context, answer);
    };
    const work = () => (call ? performOnce(context, call, scope.language, perform) : perform());
    if (!isKnown) return work();
    await keepOwnWrites(context, isReading, isTelling || call !== null, work);
  };
}

/** Whether a body is the very record that the call changes: it says so by its `id`. */
function isRecordOf({ id }: { id?: string }, body: UncheckedBody): boolean {
  return typeof body['id'] === 'number' && String(body['id']) === id;
}

/**
 * What is wrong with a body. Rules see values of the right type alone. Of two faults of a field the first is told: a wrong type before a
 * rule, and a rule, which knows more of its field, before a limit of its type.
 * @param written the body as it came; null where no rule looks at it
 */
function faultsOfBody(
  ofTypes: readonly Fault[],
  written: UncheckedBody | null,
  rules: BodyRules | undefined,
): { sound: UncheckedBody | null; faults: Fault[] } {
  const mistyped = ofTypes.filter(isOfWrongType);
  const sound =
    written &&
    withoutFields(
      written,
      mistyped.map(({ field }) => field),
    );
  const ofRules = rules && sound ? rules(sound) : [];
  return { sound, faults: [...mistyped, ...ofRules, ...ofTypes.filter((fault) => !isOfWrongType(fault))] };
}

/** A row of a call that brings many, looked at as the body of a call that brings one: its value, or why it is refused. */
function takeRow(
  row: unknown,
  rules: BodyRules,
  take: (row: unknown) => { value: unknown; faults: ValidationFields },
): unknown {
  const ofText = faultsOfText(row, undefined, undefined);
  if (ofText.some(isTooDeep)) return new InvalidInput(withoutRepeats(ofText));
  const written = isRecord(row) ? structuredClone(row) : null;
  const { value, faults: ofTypes } = take(row);
  const faults = [...ofText, ...faultsOfBody(faultsOf(ofTypes, 'body'), written, rules).faults];
  return faults.length > 0 ? new InvalidInput(withoutRepeats(faults)) : value;
}

/** Records and lists become JSON here and once: what handles the answer later asks for its length. */
function giveAnswer(context: Context, answer: unknown): void {
  const isFile = Buffer.isBuffer(answer) || answer instanceof Stream;
  const isData = typeof answer === 'object' && answer !== null && !isFile;
  // As `context.type` would have it, which looks for the type each time.
  if (isData) context.set('Content-Type', 'application/json; charset=utf-8');
  context.body = isData ? JSON.stringify(answer) : answer;
}

function typeFaults(fields: ValidationFields, parameters: readonly Parameter[]): Fault[] {
  const isOfPath = (path: string): boolean =>
    parameters.some(({ in: place, name }) => place === 'path' && name === path);
  if (Object.keys(fields).some(isOfPath)) throw new NotFound();
  // Of an operation with both, the body is what people fill.
  const named =
    parameters.find(({ in: place }) => place === 'body') ??
    parameters.find(({ in: place }) => place === 'queries');
  return faultsOf(fields, named?.name ?? '');
}

function isRecord(value: unknown): value is UncheckedBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
