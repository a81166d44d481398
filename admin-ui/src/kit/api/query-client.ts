import { ProblemError } from '@frakto/sdk/client';
import { MutationCache, QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { ageOf } from './changed-records';
import { problemOf } from './use-describe-failure';

/** A refusal does not change by asking again; a failure of the server or the network may. */
function worthAnotherTry(error: unknown): boolean {
  const status: unknown = error instanceof ProblemError || error instanceof HttpError ? error.status : 0;
  if (typeof status !== 'number') return true;
  return status === 0 || status >= 500;
}

/** One retry, no refetch when the window gets the focus, as the specification says. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => noteRefusal(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && worthAnotherTry(error),
        refetchOnWindowFocus: false,
        // Without a network a query fails and says so, instead of waiting in silence.
        networkMode: 'always',
        // What is told at once when it changes is kept for long, as the specification says of lists.
        staleTime: ageOf,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

const key = ['second-factor-needed'] as const;

/** Remembers that the API asks for a second factor before anything else, when a refusal says so. */
function noteRefusal(client: QueryClient, error: unknown): void {
  if (problemOf(error)?.code === 'second_factor_needed') client.setQueryData(key, true);
}

/** Whether the user can do nothing until a second factor is on. */
export function useSecondFactorNeeded(): boolean {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => false,
    enabled: false,
    initialData: false,
    gcTime: Infinity,
  });
  return data;
}

/** What was refused is asked for again, now that there is a second factor. */
export async function forgetRefusals(client: QueryClient): Promise<void> {
  client.setQueryData(key, false);
  await client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
}
