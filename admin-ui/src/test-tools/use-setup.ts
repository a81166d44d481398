import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import type { Schemas } from '../api/types';

export type Setup = Schemas['TestToolsDto'];

/** How the test tools are set up here. */
export function useSetup() {
  return useQuery({ queryKey: ['test-tools'], queryFn: ({ signal }) => api.get('/tests', { signal }) });
}
