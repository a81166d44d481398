import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../../kit/api/use-describe-failure';
import { useToast } from '../../kit/components/use-toast';

interface ToolOptions<Input, Result> {
  /** What is said when it fails. */
  failed: string;
  run: (input: Input) => Promise<Result>;
  onDone?: (result: Result) => void;
}

/** Runs a tool. A refusal that names fields is told at them, any other in a toast. */
export function useTool<Input, Result>({ failed, run, onDone }: ToolOptions<Input, Result>) {
  const toast = useToast();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const mutation = useMutation({
    mutationFn: run,
    onMutate: () => setFaults({}),
    onSuccess: (result) => onDone?.(result),
    onError: (error) => {
      const errors = problemOf(error)?.errors ?? [];
      setFaults(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
      if (errors.length === 0) toast.failure(failed, error);
    },
  });
  return { ...mutation, faults, setFaults };
}
