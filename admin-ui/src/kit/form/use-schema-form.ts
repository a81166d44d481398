import type * as sdkForms from '@frakto/sdk/forms';
import type { FormFault, FormFaultCode } from '@frakto/sdk/forms';
import { use, useCallback, useEffect, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { problemOf } from '../api/use-describe-failure';
import { intlTag } from '../i18n/locale';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { cleanValues } from './clean';

/** The API's rules, a file of their own: they come when there is something to check, and a form can be read without them. */
export type ApiRules = typeof sdkForms;
type Schema = Parameters<ApiRules['checkForm']>[0];

const loadApiRules = (): Promise<ApiRules> => import('@frakto/sdk/forms');

/** Fetches the rules once a field or a button has the focus: somebody may be about to save. */
function usePreloadRules(): void {
  useEffect(() => {
    const preload = () => void loadApiRules().catch(() => undefined);
    document.addEventListener('focusin', preload, { once: true });
    return () => document.removeEventListener('focusin', preload);
  }, []);
}

let shownRules: Promise<ApiRules> | undefined;

/** The API's rules for a screen that tells of them; below a `Suspense`, which waits for them. */
export function useApiRules(): ApiRules {
  return use((shownRules ??= loadApiRules()));
}

/** The type of faults found here, as against those that the API names. */
const ofRules = 'check';

/** How a form is checked. */
export interface SchemaRules<Values extends FieldValues> {
  /** Chooses the form's rules among the API's own. Fields of the form are named as in the schema. */
  schema: (rules: ApiRules) => Schema;
  /** The fields of the schema that this form has; all when left out. */
  only?: readonly FieldPath<Values>[];
  /** What an emptied field means; `omit` when left out. */
  empty?: 'omit' | 'null';
  /**
   * Rules between fields, or that the schema cannot tell: a message by field. They see what was typed, and the API's own rules
   * unless these could not be fetched.
   */
  rules?: (values: Values, api: ApiRules | null) => Partial<Record<FieldPath<Values>, string>>;
  /** Other words for a fault; undefined for the usual ones. */
  say?: (fault: FormFault) => string | undefined;
}

interface SchemaFormOptions<Values extends FieldValues> extends SchemaRules<Values> {
  values: DefaultValues<Values>;
  /** Sends what was checked. A refusal that names fields is shown at them; any other goes to `onFailure`. */
  onSubmit: (body: unknown) => Promise<void>;
  onFailure: (error: unknown) => void;
}

interface SchemaForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** For `<form onSubmit>`. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** Checks a form by the rules of the API: a resolver for react-hook-form, and so for react-admin's forms. */
export function useApiResolver<Values extends FieldValues>(
  options: SchemaRules<Values>,
): Resolver<Values, unknown, FieldValues> {
  const t = useT();
  const { locale } = useLocale();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  usePreloadRules();

  const message = useCallback(
    (fault: FormFault, codes: readonly string[]): string => {
      const own = latest.current.say?.(fault);
      if (own !== undefined) return own;
      const limit = fault.limit ?? 0;
      if (fault.field.endsWith('email') && fault.code === 'invalid_format') return t('common.field.email');
      if (fault.field.endsWith('email') && fault.code === 'too_short') return t('common.field.email');
      return isAmong(codes, fault.code)
        ? t(`common.fault.${fault.code}`, {
            limit: limit.toLocaleString(intlTag(locale)),
            smart_count: limit,
          })
        : t('common.fault.invalid_value');
    },
    [t, locale],
  );

  return async (typed) => {
    // The API checks again: what cannot be checked here for want of the rules is sent as it is.
    const api = await loadApiRules().catch(() => null);
    const { schema, only, empty = 'omit', rules } = latest.current;
    const body = cleanValues(typed, empty);
    const check = api?.checkForm(schema(api), body);
    const messages = new Map<string, string>(Object.entries(rules?.(typed, api) ?? {}).filter(hasText));
    const codes = api?.formFaultCodes ?? [];
    for (const fault of !check || check.ok ? [] : check.faults) {
      if (!only || only.some((field) => field === fault.field))
        messages.set(fault.field, message(fault, codes));
    }
    if (messages.size === 0)
      return { values: check?.ok ? { ...(check.value as FieldValues) } : body, errors: {} };
    const errors = Object.fromEntries(
      [...messages].map(([field, text]) => [field, { type: ofRules, message: text }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** Checks the fields at fault anew when another one changes: a rule between two may be mended at the one that does not show it. */
export function useRecheck<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch' | 'getFieldState' | 'trigger'>,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      const fields = Object.keys(values) as FieldPath<Values>[];
      const others = fields.filter(
        (name) => name !== changed && form.getFieldState(name).error?.type === ofRules,
      );
      if (others.length > 0) void form.trigger(others);
    });
    return unsubscribe;
  }, [form]);
}

/** Shows a refusal of the API at the fields that it names, and goes to the first; false when it names none of the form. */
export function showFaults<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): boolean {
  const faults = problemOf(error)?.errors ?? [];
  const known = faults.filter((fault) => fault.field in form.getValues());
  known.forEach((fault, place) =>
    form.setError(
      fault.field as FieldPath<Values>,
      { type: fault.code, message: fault.message },
      { shouldFocus: place === 0 },
    ),
  );
  return known.length > 0;
}

/** A form that is checked by the rules of the API before it is sent, and shows the API's refusals at their fields. */
export function useSchemaForm<Values extends FieldValues>(
  options: SchemaFormOptions<Values>,
): SchemaForm<Values> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const resolver = useApiResolver(options);
  const form = useForm<Values, unknown, FieldValues>({
    defaultValues: options.values,
    mode: 'onTouched',
    resolver,
  });
  useRecheck(form);

  const send = form.handleSubmit(async (body) => {
    try {
      await latest.current.onSubmit(body);
    } catch (error) {
      if (!showFaults(form, error)) latest.current.onFailure(error);
    }
  });
  // The keyboard reaches a form also while its button waits: what is under way is not sent again.
  const sending = useRef<Promise<void>>(undefined);
  const submit = (event?: React.BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    // A dialog's form stands inside the screen's React tree: its submit must not reach another form.
    event?.stopPropagation();
    sending.current ??= send(event).finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  };

  return { form: form as unknown as UseFormReturn<Values>, submit };
}

const hasText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

function isAmong(codes: readonly string[], code: string): code is FormFaultCode {
  return codes.includes(code);
}
