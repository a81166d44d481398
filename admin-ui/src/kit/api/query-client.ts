import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProblemError } from '@frakto/sdk/client';
import { HttpError } from 'react-admin';
import { ageOfLists, shortAge, toldLists } from './changed-records';
import { noteRefusal } from './second-factor-needed';

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
        staleTime: shortAge,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What is told at once when it changes is kept for long, as the specification says of lists.
  for (const key of toldLists) client.setQueryDefaults(key, { staleTime: ageOfLists });
  return client;
}
