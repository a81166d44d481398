import type { FieldFault } from './api-types.js';

/** A fault before its message is put into the reader's language. */
export type Fault = Omit<FieldFault, 'message'> & { params?: Record<string, string | number> };

/** The body as it came: nothing about it is certain yet. */
export type UncheckedBody = Readonly<Record<string, unknown>>;

/** A rule over several fields, or one that a type cannot say. Looks only at fields that are there with the right type. */
export type BodyRules = (body: UncheckedBody) => Fault[];

const rulesByMethod = new Map<object, Map<string, BodyRules>>();

/** Names the rules that an operation's body has to keep beside its types; all faults are told at once. */
export function checked(rules: BodyRules): MethodDecorator {
  return (prototype, method) => {
    const methods = rulesByMethod.get(prototype) ?? new Map<string, BodyRules>();
    methods.set(String(method), rules);
    rulesByMethod.set(prototype, methods);
  };
}

/** The rules of an operation, if it has any. */
export function rulesOf(prototype: object, method: string): BodyRules | undefined {
  return rulesByMethod.get(prototype)?.get(method);
}
