import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';

type Settings = Schemas['KsefSettings'];

export const ksefSettingsKey = ['ksef-settings'];

/** Where the company's invoices are sent, for its owner. */
export function useKsefSettings(enabled = true) {
  return useQuery({
    queryKey: ksefSettingsKey,
    queryFn: ({ signal }) => api.get('/company-settings/ksef', { signal }),
    staleTime: 0,
    enabled,
  });
}

/** The company signs in, and nothing signs the second QR code of invoices that are issued while KSeF cannot be reached. */
export function lacksOfflineCertificate({
  credential,
  signs_offline_codes,
}: Pick<Settings, 'credential' | 'signs_offline_codes'>): boolean {
  return credential !== null && !signs_offline_codes;
}

/**
 * Whether PDFs of invoices that KSeF does not have lack their second QR code. Nobody but the owner is told, who alone can enter a certificate.
 * @param isOffline there is such an invoice
 */
export function useLacksOfflineCode(isOffline: boolean): boolean {
  const isOwner = useMe().user_companies.some(({ is_owner }) => is_owner);
  const { data } = useKsefSettings(isOwner && isOffline);
  // What was asked for earlier is still there once KSeF has the invoice.
  return isOffline && data !== undefined && lacksOfflineCertificate(data);
}
