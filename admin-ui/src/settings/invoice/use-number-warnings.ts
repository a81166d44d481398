import type { InvoiceCountry } from '@frakto/sdk/enums';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../api/client';
import { useCountries } from '../../api/countries';
import { checkedFields, type InvoiceField, type InvoiceValues } from './invoice-values';

type Warnings = Partial<Record<InvoiceField, string>>;

interface NumberWarnings {
  /** What looks wrong, by field; it never keeps anybody from saving. */
  warnings: Warnings;
  /** Has the numbers looked at as they stand now. */
  check: () => void;
}

/** Asks the API whether the company's numbers can be right. What cannot be asked is not warned of. */
export function useNumberWarnings(form: UseFormReturn<InvoiceValues>): NumberWarnings {
  const { byCode } = useCountries();
  const country = form.watch('invoice_country');
  const countryId = byCode(country)?.id;
  const [warnings, setWarnings] = useState<Warnings>({});
  const asked = useRef('');

  const check = useCallback(() => {
    if (countryId === undefined) return;
    const numbers = numbersOf(country, form.getValues());
    const question = JSON.stringify([country, numbers]);
    if (question === asked.current) return;
    asked.current = question;
    api.post('/checks/company-numbers', { body: { country_id: countryId, ...numbers } }).then(
      (answer) => {
        // Somebody types on: a later question has its own answer.
        if (asked.current !== question) return;
        const entries = answer.warnings.map(({ field, message }) => [checkedFields[country][field], message]);
        setWarnings(Object.fromEntries(entries) as Warnings);
      },
      () => {
        asked.current = '';
      },
    );
  }, [country, countryId, form]);

  // What is stored is looked at when it is shown, and again by the rules of the other country.
  useEffect(check, [check]);
  return { warnings, check };
}

function numbersOf(country: InvoiceCountry, values: InvoiceValues): Record<string, string> {
  const numbers = Object.entries(checkedFields[country]).map(([name, field]) => [name, values[field].trim()]);
  return Object.fromEntries(numbers.filter(([, value]) => value)) as Record<string, string>;
}
