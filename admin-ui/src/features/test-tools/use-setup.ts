import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';

export type Setup = Schemas['TestToolsDto'];

/** How the test tools are set up here. */
export function useSetup() {
  return useQuery({ queryKey: ['test-tools'], queryFn: ({ signal }) => api.get('/tests', { signal }) });
}
