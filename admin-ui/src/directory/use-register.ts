import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '../api/client';
import { problemOf, useDescribeFailure } from '../api/use-describe-failure';
import { useT } from '../i18n/use-t';
import { registerNews } from './register-news';

/** What a register says, by field. */
export type Found = Readonly<Record<string, string>>;

/** How a look-up ended, in words. */
interface Outcome {
  tone: 'ok' | 'warn' | 'bad';
  text: string;
}

/** Looks a company up for the form around it. */
export function useRegister(labels: Readonly<Record<string, unknown>>, onFilled: () => void) {
  const t = useT();
  const describe = useDescribeFailure();
  const { getValues, setValue } = useFormContext();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [different, setDifferent] = useState<Found | null>(null);

  function fill(values: Found): void {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    onFilled();
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (query: { country_id: number; number: string }) =>
      api.get('/company-registry', { params: { query } }),
    onMutate: () => {
      setOutcome(null);
      setDifferent(null);
    },
    onSuccess: ({ source, ...company }) => {
      const { empty, others } = registerNews(company, getValues(), Object.keys(labels));
      fill(empty);
      const filled = Object.keys(empty).length;
      const hasOthers = Object.keys(others).length > 0;
      if (hasOthers) setDifferent(others);
      if (filled > 0 || !hasOthers) {
        const text =
          filled > 0
            ? t('directory.register.filled', { smart_count: filled, source })
            : t('directory.register.same', { source });
        setOutcome({ tone: 'ok', text });
      }
    },
    onError: (error: unknown) => {
      const status = problemOf(error)?.status;
      if (status === 404) setOutcome({ tone: 'warn', text: t('directory.register.unknown') });
      else if (status === 503) setOutcome({ tone: 'warn', text: t('directory.register.unreachable') });
      else if (status === 422) setOutcome({ tone: 'warn', text: t('directory.register.noNumber') });
      else setOutcome({ tone: 'bad', text: describe(error).text });
    },
  });

  return {
    ask: (country: number, number: string) => mutate({ country_id: country, number }),
    isPending,
    outcome,
    /** What the register says otherwise than the form; null while there is nothing to decide. */
    different,
    /** Puts these values in place of what was typed. */
    take: (values: Found) => {
      fill(values);
      setDifferent(null);
    },
    forget: () => setDifferent(null),
  };
}
