import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { DirectoryClient, DirectorySubcontractor, Schemas } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { saveFile } from '../../kit/save-file';

/** Whose page it is. */
export type PartnerKind = 'client' | 'subcontractor';

/** A client or a carrier of the directory, with what only one of them has. */
export type Partner = (DirectoryClient | DirectorySubcontractor) &
  Partial<
    Pick<DirectoryClient, 'website' | 'vat_number' | 'business_registration_number' | 'collection_notes'>
  >;

export type PartnerOrders = Schemas['PartnerOrderPage'];
type State = NonNullable<Schemas['PartnerOrderQuery']['state']>;

/** The resource of react-admin: what refreshes its lists refreshes the pages, too. */
export const resourceOf = { client: 'client-directory', subcontractor: 'subcontractors' } as const;

export const keyOf = (kind: PartnerKind, id: number, section: string) =>
  [resourceOf[kind], 'page', id, section] as const;

const at = (id: number) => ({ path: { id } });

export function usePartner(kind: PartnerKind, id: number, enabled = true) {
  return useQuery<Partner>({
    queryKey: keyOf(kind, id, 'record'),
    queryFn: ({ signal }) =>
      kind === 'client'
        ? api.get('/client-directory/{id}', { params: at(id), signal })
        : api.get('/subcontractor-directory/{id}', { params: at(id), signal }),
    enabled,
  });
}

/** A page of the orders of a partner. */
export function usePartnerOrders(
  kind: PartnerKind,
  id: number,
  state: State | undefined,
  page = 1,
  size = 20,
) {
  return useQuery<PartnerOrders>({
    queryKey: [...keyOf(kind, id, 'orders'), state ?? 'all', page, size],
    queryFn: ({ signal }) => {
      const params = { ...at(id), query: { page, page_size: size, ...(state && { state }) } };
      return kind === 'client'
        ? api.get('/client-directory/{id}/orders', { params, signal })
        : api.get('/subcontractor-directory/{id}/orders', { params, signal });
    },
    placeholderData: (before) => before,
  });
}

export function usePartnerMails(kind: PartnerKind, id: number) {
  return useQuery<Schemas['MailThreadList']>({
    queryKey: keyOf(kind, id, 'mails'),
    queryFn: ({ signal }) =>
      kind === 'client'
        ? api.get('/client-directory/{id}/mails', { params: at(id), signal })
        : api.get('/subcontractor-directory/{id}/mails', { params: at(id), signal }),
  });
}

export function usePartnerDocuments(kind: PartnerKind, id: number, page: number) {
  return useQuery<Schemas['PartnerDocumentPage']>({
    queryKey: [...keyOf(kind, id, 'documents'), page],
    queryFn: ({ signal }) => {
      const params = { ...at(id), query: { page } };
      return kind === 'client'
        ? api.get('/client-directory/{id}/documents', { params, signal })
        : api.get('/subcontractor-directory/{id}/documents', { params, signal });
    },
    placeholderData: (before) => before,
  });
}

export function useContacts(kind: PartnerKind, id: number, enabled = true) {
  return useQuery<Schemas['ContactList']>({
    queryKey: keyOf(kind, id, 'contacts'),
    queryFn: ({ signal }) =>
      kind === 'client'
        ? api.get('/client-directory/{id}/contacts', { params: at(id), signal })
        : api.get('/subcontractor-directory/{id}/contacts', { params: at(id), signal }),
    enabled,
  });
}

export function useClientMoney(id: number) {
  return useQuery({
    queryKey: keyOf('client', id, 'money'),
    queryFn: ({ signal }) => api.get('/client-directory/{id}/money', { params: at(id), signal }),
  });
}

export function usePerformance(id: number) {
  return useQuery({
    queryKey: keyOf('subcontractor', id, 'performance'),
    queryFn: ({ signal }) => api.get('/subcontractor-directory/{id}/performance', { params: at(id), signal }),
  });
}

export function useLanes(id: number) {
  return useQuery({
    queryKey: keyOf('subcontractor', id, 'lanes'),
    queryFn: ({ signal }) => api.get('/subcontractor-directory/{id}/lanes', { params: at(id), signal }),
  });
}

export function usePapers(id: number) {
  return useQuery({
    queryKey: keyOf('subcontractor', id, 'papers'),
    queryFn: ({ signal }) => api.get('/subcontractor-directory/{id}/papers', { params: at(id), signal }),
  });
}

export function useFitness(id: number) {
  return useQuery({
    queryKey: keyOf('subcontractor', id, 'fitness'),
    queryFn: ({ signal }) => api.get('/subcontractor-directory/{id}/fitness', { params: at(id), signal }),
    staleTime: 0,
  });
}

/** Saves a file of a partner on the reader's device, and tells when that fails. */
export function useSavePartnerFile(): (name: string, read: () => Promise<Blob>) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return async (name, read) => {
    try {
      saveFile(name, await read());
    } catch (error) {
      toast.failure(t('partners.documents.downloadFailed'), error);
    }
  };
}
