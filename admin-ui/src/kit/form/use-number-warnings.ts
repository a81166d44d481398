import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { textOf } from './use-field';

/** The numbers of a company that the API looks at. */
type CheckedNumber = Exclude<keyof Schemas['CompanyNumbersInput'], 'country_id'>;

interface NumberWarnings<Field extends string> {
  /** What looks wrong, by field; it never keeps anybody from saving. */
  warnings: Partial<Record<Field, string>>;
  /** Has the numbers looked at as they stand now: for when a field is left. */
  check: () => void;
}

/**
 * Asks the API whether numbers of a company can be right in its country. What cannot be asked is not warned of.
 * @param countryId whose rules hold: null for those that hold everywhere, undefined while it is not known
 * @param fields the form's fields by the names that the check has for them; the same object on each call
 */
export function useNumberWarnings<Field extends string>(
  countryId: number | null | undefined,
  fields: Readonly<Partial<Record<CheckedNumber, Field>>>,
): NumberWarnings<Field> {
  const { getValues } = useFormContext();
  const [warnings, setWarnings] = useState<Partial<Record<Field, string>>>({});
  const asked = useRef('');

  const check = useCallback(() => {
    if (countryId === undefined) return;
    const typed = Object.entries(fields).map(([number, field]) => [number, textOf(getValues(field)).trim()]);
    const numbers = Object.fromEntries(typed.filter(([, value]) => value)) as Partial<
      Record<CheckedNumber, string>
    >;
    const question = JSON.stringify([countryId, numbers]);
    if (question === asked.current) return;
    asked.current = question;
    if (Object.keys(numbers).length === 0) return setWarnings({});
    api.post('/checks/company-numbers', { body: { country_id: countryId, ...numbers } }).then(
      (answer) => {
        // Somebody types on: a later question has its own answer.
        if (asked.current !== question) return;
        const entries = answer.warnings.map(({ field, message }) => [
          fields[field as CheckedNumber],
          message,
        ]);
        setWarnings(Object.fromEntries(entries) as Partial<Record<Field, string>>);
      },
      () => {
        asked.current = '';
      },
    );
  }, [countryId, fields, getValues]);

  // What is stored is looked at when it is shown, and again by the rules of another country.
  useEffect(check, [check]);
  return { warnings, check };
}
