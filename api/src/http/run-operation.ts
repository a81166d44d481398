import { Stream } from 'node:stream';
import { ValidateError } from '@tsoa/runtime';
import type { Context, Middleware } from 'koa';
import type { ApiController } from './api-controller.js';
import { authorise, type SecurityRequirement } from './authorise.js';
import { checksOf, type Fault, type UncheckedBody } from './checks.js';
import { InvalidInput, NotFound, UnsupportedType } from './errors.js';
import { faultsOf, type ValidationFields } from './input-faults.js';
import { receiveFile } from './receive-file.js';
import type { RequestScope } from './request-scope.js';
import { faultsOfText } from './text-faults.js';

interface Parameter {
  in: string;
  name: string;
  dataType?: string;
}

type ControllerClass = new (scope: RequestScope) => ApiController;
type Operation = (...values: unknown[]) => Promise<unknown>;

/** What tsoa's template knows of an operation. */
export interface OperationDescription {
  controller: ControllerClass;
  method: string;
  security: readonly SecurityRequirement[];
  successStatus: number | undefined;
  args: Record<string, Parameter>;
  templateService: {
    getValidatedArgs(input: {
      args: Record<string, Parameter>;
      context: Context;
      next: () => Promise<void>;
    }): unknown[];
  };
}

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Makes the handler of an operation: who may, what was sent, then the controller's method.
 * All faults of the input are told at once, those of the types and those of the operation's rules.
 */
export function answerWith(operation: OperationDescription): Middleware {
  const { controller, method, security, successStatus, args, templateService } = operation;
  const checks = checksOf<RequestScope>(controller.prototype as object, method);
  const parameters = Object.values(args);
  const file = parameters.find(({ dataType }) => dataType === 'file')?.name;
  return async (context) => {
    const scope = await authorise(context, security);
    // Only now: whoever may not is not listened to for long.
    const fileFaults = file === undefined ? [] : await receiveFile(context, file);
    if (file === undefined && context.is('multipart')) throw new UnsupportedType();
    const body: unknown = context.request.body;
    const faults: Fault[] = parameters.length > 0 ? faultsOfText(body, context.query, context.params) : [];
    faults.push(...fileFaults);
    // Before the types, which turn dates into instants and so hide how they were written. Of two faults of a field the
    // first is told, and a rule knows more of its field than a type does.
    if (checks && isRecord(body)) faults.push(...checks.rules(body));
    let values: unknown[] = [];
    try {
      values = templateService.getValidatedArgs({ args, context, next: nothing });
    } catch (error) {
      if (!(error instanceof ValidateError)) throw error;
      faults.push(...typeFaults(error.fields, parameters));
    }
    if (faults.length > 0 && checks?.stored && isRecord(body)) {
      const { id } = context.params as { id?: string };
      const stored = await checks.stored(scope, Number(id), body);
      if (stored) faults.push(...checks.rules({ ...stored, ...body }));
    }
    if (faults.length > 0) throw new InvalidInput(withoutRepeats(faults));
    const instance = new controller(scope);
    const answer = await (instance[method as keyof ApiController] as unknown as Operation).apply(
      instance,
      values,
    );
    for (const [name, value] of Object.entries(instance.getHeaders())) if (value) context.set(name, value);
    // Answers are somebody's own; those that are everybody's say so themselves.
    context.set('Cache-Control', 'no-store');
    context.status = instance.getStatus() ?? successStatus ?? (answer === undefined ? 204 : 200);
    if (answer !== undefined) giveAnswer(context, answer);
  };
}

/** Records and lists become bytes of JSON here and once: what handles the answer later asks for their number. */
function giveAnswer(context: Context, answer: unknown): void {
  const isFile = Buffer.isBuffer(answer) || answer instanceof Stream;
  const isData = typeof answer === 'object' && answer !== null && !isFile;
  if (isData) context.type = 'application/json';
  context.body = isData ? Buffer.from(JSON.stringify(answer)) : answer;
}

function typeFaults(fields: ValidationFields, parameters: readonly Parameter[]): Fault[] {
  const isOfPath = (path: string): boolean =>
    parameters.some(({ in: place, name }) => place === 'path' && name === path);
  if (Object.keys(fields).some(isOfPath)) throw new NotFound();
  const named = parameters.find(({ in: place }) => place === 'body' || place === 'queries');
  return faultsOf(fields, named?.name ?? '');
}

function withoutRepeats(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ field }) => !seen.has(field) && seen.add(field));
}

function isRecord(value: unknown): value is UncheckedBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
