import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToast } from '../../../kit/components/use-toast';
import { orderKeys } from './order-queries';

interface OrderMutation<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** Title of the toast that tells of a failure; without it the caller tells. */
  failed?: string;
  /** Tells of a failure in other ways than by that toast. */
  onFailure?: (error: Error) => void;
  /** Called before the page is refreshed: the place for closing a dialog and for a toast. */
  done?: (answer: Answer, input: Input) => void;
  /** A later call may overtake an earlier one: for values that are set, not for steps that are taken. */
  overtakes?: boolean;
}

/**
 * A change of an order. Whatever became of it, everything that is shown of orders is read again: after a refusal
 * the page is out of date more often than not. While it runs, a second call joins the first and sends nothing.
 */
export function useOrderMutation<Input = void, Answer = unknown>({
  run,
  failed,
  onFailure,
  done,
  overtakes = false,
}: OrderMutation<Input, Answer>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  // Two clicks may come before the page shows the first: what is rendered is too late to tell.
  const running = useRef<Promise<Answer>>(undefined);
  const mutation = useMutation<Answer, Error, Input>({
    mutationFn: run,
    onSuccess: (answer, input) => done?.(answer, input),
    onError: (error) => {
      if (onFailure) onFailure(error);
      else if (failed !== undefined) toast.failure(failed, error);
    },
    onSettled: (_answer, error) => {
      const fresh = queryClient.invalidateQueries({ queryKey: orderKeys.everything });
      // After a success the button stays busy until the page shows it; a failure is told at once.
      return error === null ? fresh : undefined;
    },
  });

  const mutateAsync: typeof mutation.mutateAsync = (...call) => {
    if (running.current && !overtakes) return running.current;
    const answer = mutation.mutateAsync(...call).finally(() => {
      if (running.current === answer) running.current = undefined;
    });
    running.current = answer;
    return answer;
  };
  const mutate: typeof mutation.mutate = (...call) => {
    // What failed was told by then.
    mutateAsync(...call).catch(() => undefined);
  };
  return { ...mutation, mutate, mutateAsync };
}
