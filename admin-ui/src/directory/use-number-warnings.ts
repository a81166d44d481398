import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../api/client';

/** The numbers that the API looks at, by their names in the forms of directories. */
export type NumberField = 'vat_number' | 'business_registration_number' | 'phone';

type Warnings = Partial<Record<NumberField, string>>;

interface NumberWarnings {
  /** What looks wrong, by field; it never keeps anybody from saving. */
  warnings: Warnings;
  /** Has the numbers looked at as they stand now: for when a field is left. */
  check: () => void;
}

/** Asks the API whether numbers of a company can be right in its country. What cannot be asked is not warned of. */
export function useNumberWarnings(fields: readonly NumberField[]): NumberWarnings {
  const { getValues } = useFormContext();
  const country = useWatch({ name: 'country_id' }) as number | null;
  const [warnings, setWarnings] = useState<Warnings>({});
  const asked = useRef('');
  const names = fields.join(' ');

  const check = useCallback(() => {
    const typed = names.split(' ').map((name) => [name, String(getValues(name) ?? '').trim()] as const);
    const numbers = Object.fromEntries(typed.filter(([, value]) => value)) as Warnings;
    const question = JSON.stringify([country, numbers]);
    if (question === asked.current) return;
    asked.current = question;
    if (Object.keys(numbers).length === 0) return setWarnings({});
    api.post('/checks/company-numbers', { body: { country_id: country, ...numbers } }).then(
      (answer) => {
        // Somebody types on: a later question has its own answer.
        if (asked.current !== question) return;
        setWarnings(Object.fromEntries(answer.warnings.map(({ field, message }) => [field, message])));
      },
      () => {
        asked.current = '';
      },
    );
  }, [country, getValues, names]);

  // What is stored is looked at when it is shown, and again by the rules of another country.
  useEffect(check, [check]);
  return { warnings, check };
}
