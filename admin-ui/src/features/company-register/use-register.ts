import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import type { Schemas } from '../../kit/api/types';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { registerNews } from './register-news';

/** What a register says, by field. */
export type Found = Readonly<Record<string, string>>;

/** How a look-up ended, in words. */
interface Outcome {
  tone: 'ok' | 'warn' | 'bad';
  text: string;
}

/** The fields that a register can fill, by their labels. */
export type RegisterLabels = Partial<Record<string, MessageKey>>;

interface RegisterOptions {
  labels: RegisterLabels;
  /** What the register says, under the names of the form; as the API names it when left out. */
  read?: (company: Schemas['RegisteredCompanyDto']) => Readonly<Record<string, unknown>>;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** A look-up in a register of companies, and what came of it. */
export type Register = ReturnType<typeof useRegister>;

/** Looks a company up for the form around it: fills empty fields, and tells of others that the register has otherwise. */
export function useRegister({ labels, read = (company) => ({ ...company }), onFilled }: RegisterOptions) {
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

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (query: { country_id: number; number: string }) =>
      api.get('/company-registry', { params: { query } }),
    onMutate: () => {
      setOutcome(null);
      setDifferent(null);
    },
    onSuccess: (company) => {
      const { source } = company;
      const { empty, others } = registerNews(read(company), getValues(), Object.keys(labels));
      fill(empty);
      const filled = Object.keys(empty).length;
      const hasOthers = Object.keys(others).length > 0;
      if (hasOthers) setDifferent(others);
      if (filled > 0 || !hasOthers) {
        const text =
          filled > 0
            ? t('companyRegister.filled', { smart_count: filled, source })
            : t('companyRegister.same', { source });
        setOutcome({ tone: 'ok', text });
      }
    },
    onError: (error: unknown) => {
      const status = problemOf(error)?.status;
      if (status === 404) setOutcome({ tone: 'warn', text: t('companyRegister.unknown') });
      else if (status === 503) setOutcome({ tone: 'warn', text: t('companyRegister.unreachable') });
      else if (status === 422) setOutcome({ tone: 'warn', text: t('companyRegister.noNumber') });
      else setOutcome({ tone: 'bad', text: describe(error).text });
    },
  });

  return {
    /** Asks the register of a country, named by its id. */
    ask: (country: number, number: string) => mutate({ country_id: country, number }),
    isPending,
    /** Whether what it says is about this number: somebody may have typed another one since, or left the country. */
    isAbout: (country: number, number: string) =>
      variables?.country_id === country && variables.number === number,
    /** How the look-up ended; null before it has. */
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
