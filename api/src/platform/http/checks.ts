import type { FieldFault } from './api-types.js';

/** A fault before its message is put into the reader's language. */
export type Fault = Omit<FieldFault, 'message'> & { params?: Record<string, string | number> };

/** The body as it came, without what is of a wrong type: nothing else about it is certain yet. */
export type UncheckedBody = Readonly<Record<string, unknown>>;

/** A rule over several fields, or one that a type cannot say. Fields may be missing; those that are there have their type. */
export type BodyRules = (body: UncheckedBody) => Fault[];

/**
 * Reads what a body leaves out and its rules look at: fields of the record as it is stored, or of what the body belongs to; null when
 * they are not needed, or there is no record.
 * @param id the one in the call's path, where it has one
 * @param path all that stands in it
 */
type StoredFields<Scope> = (
  scope: Scope,
  id: number,
  body: UncheckedBody,
  path: Readonly<Record<string, string>>,
) => Promise<UncheckedBody | null>;

/** What an operation's body has to keep beside its types. */
interface Checks<Scope> {
  rules: BodyRules;
  stored: StoredFields<Scope> | undefined;
}

const checksByMethod = new Map<object, Map<string, Checks<never>>>();

/**
 * Names the rules that an operation's body has to keep beside its types; all faults are told at once.
 * @param stored asked only when something is at fault already. A change that nothing else is wrong with is held against its record
 * where that is locked, and a new record against what it belongs to where it is made.
 */
export function checked<Scope>(rules: BodyRules, stored?: StoredFields<Scope>): MethodDecorator {
  return (prototype, method) => {
    const methods = checksByMethod.get(prototype) ?? new Map<string, Checks<never>>();
    methods.set(String(method), { rules, stored });
    checksByMethod.set(prototype, methods);
  };
}

/** The checks of an operation, if it has any. The scope is the one that all controllers get. */
export function checksOf<Scope>(prototype: object, method: string): Checks<Scope> | undefined {
  return checksByMethod.get(prototype)?.get(method) as Checks<Scope> | undefined;
}

/** Looks at the address of a call before its body is read; throws what refuses it. */
type Admission<Scope> = (scope: Scope, query: Readonly<Record<string, unknown>>) => Promise<void>;

const admissionsByMethod = new Map<object, Map<string, Admission<never>>>();

/** Names what is asked before a stranger's file is read at all: their proof stands in the address. */
export function admitted<Scope>(admission: Admission<Scope>): MethodDecorator {
  return (prototype, method) => {
    const methods = admissionsByMethod.get(prototype) ?? new Map<string, Admission<never>>();
    methods.set(String(method), admission);
    admissionsByMethod.set(prototype, methods);
  };
}

/** The admission of an operation, if it has any. */
export function admissionOf<Scope>(prototype: object, method: string): Admission<Scope> | undefined {
  return admissionsByMethod.get(prototype)?.get(method) as Admission<Scope> | undefined;
}

/** How each row of a call that brings many is checked: as the body of the operation that makes one. */
interface RowChecks {
  /** Name of the type in the contract. */
  model: string;
  rules: BodyRules;
}

/** Rows that one call may bring; the types of such bodies say the same. */
export const mostRows = 500;

const rowChecksByMethod = new Map<object, Map<string, RowChecks>>();

/**
 * Has an operation take many records in the list `items` of its body, each checked by itself: a row that is at fault does not refuse the
 * call, and stands in the list as its {@link InvalidInput}. See `createEach`.
 */
export function checkedRows(model: string, rules: BodyRules): MethodDecorator {
  return (prototype, method) => {
    const methods = rowChecksByMethod.get(prototype) ?? new Map<string, RowChecks>();
    methods.set(String(method), { model, rules });
    rowChecksByMethod.set(prototype, methods);
  };
}

/** How an operation's rows are checked, if it takes any. */
export function rowChecksOf(prototype: object, method: string): RowChecks | undefined {
  return rowChecksByMethod.get(prototype)?.get(method);
}

const wholeRecordsByMethod = new Map<object, Map<string, string>>();

/**
 * Has a change of a record take the record as it was read, with its own `id`, as generic clients of REST send it: what the record has and
 * nobody can change in it is passed over.
 * @param model name of the record's type in the contract
 */
export function takesWhole(model: string): MethodDecorator {
  return (prototype, method) => {
    const methods = wholeRecordsByMethod.get(prototype) ?? new Map<string, string>();
    methods.set(String(method), model);
    wholeRecordsByMethod.set(prototype, methods);
  };
}

/** The type of the record that an operation takes as a whole, if it does. */
export function wholeRecordOf(prototype: object, method: string): string | undefined {
  return wholeRecordsByMethod.get(prototype)?.get(method);
}
