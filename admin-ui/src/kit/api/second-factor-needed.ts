import { useQuery, type QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem-of';

const key = ['second-factor-needed'] as const;

/** Remembers that the API asks for a second factor before anything else, when a refusal says so. */
export function noteRefusal(client: QueryClient, error: unknown): void {
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
