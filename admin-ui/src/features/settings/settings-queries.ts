import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';

/** The company's settings; the part that everybody may read is `['company-settings', 'read-only']`. */
export const settingsKey = ['company-settings', 'owner'] as const;

export const priceKey = ['price-per-km'] as const;

export const readSettings = (signal?: AbortSignal) => api.get('/company-settings', { signal });
export const readPrice = (signal?: AbortSignal) => api.get('/user-price-km', { signal });
export const readCompany = (signal?: AbortSignal) => api.get('/user-company', { signal });

/** The company's settings, for its owner. */
export function useCompanySettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => readSettings(signal), staleTime: 0 });
}

/** Screens that show something of the settings ask again. */
export function useForgetSettings(): () => void {
  const client = useQueryClient();
  return () => {
    // Not what this screen shows: a form keeps what is typed and its own version.
    void client.invalidateQueries({ queryKey: ['company-settings'], refetchType: 'none' });
    void client.invalidateQueries({ queryKey: priceKey, refetchType: 'none' });
  };
}
