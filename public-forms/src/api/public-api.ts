import { createFraktoClient, type DownloadedFile, type FraktoClient } from '@frakto/sdk/client';
import type { components } from '@frakto/sdk/schema';
import type { Language } from '../lib/language';
import { settle, type Outcome } from './outcome';

type Schemas = components['schemas'];
export type LinkView = Schemas['LinkView'];
export type LinkKind = Schemas['LinkKind'];
export type LinkQuery = Schemas['LinkQuery'];
export type QuotationInput = Schemas['PublicQuotationInput'];
export type OfferInput = Schemas['PublicOfferInput'];
export type CompanySettings = Schemas['PublicCompanySettings'];
export type Country = Schemas['CountryDto'];
export type CarrierDocumentType = Schemas['CarrierDocumentType'];
export type Answer = 'accept' | 'reject';
export type LostReason = Schemas['LostReason'];

/** The calls that public pages make; each settles and never rejects. */
export interface PublicApi {
  companySettings: (userId: number) => Promise<Outcome<CompanySettings>>;
  countries: () => Promise<Outcome<Country[]>>;
  viewLink: (kind: LinkKind, query: LinkQuery) => Promise<Outcome<LinkView>>;
  sendQuotation: (body: QuotationInput) => Promise<Outcome<Schemas['PublicQuotationReceipt']>>;
  sendOffer: (body: OfferInput) => Promise<Outcome<Schemas['PublicOfferReceipt']>>;
  answerOffer: (
    body: Schemas['QuotationAcceptanceInput'],
  ) => Promise<Outcome<Schemas['QuotationAcceptanceReceipt']>>;
  answerOrder: (
    orderId: number,
    body: Schemas['SubcontractorResponseInput'],
  ) => Promise<Outcome<Schemas['SubcontractorResponseReceipt']>>;
  /** The carrier's order as a PDF. */
  orderDocument: (query: LinkQuery) => Promise<Outcome<DownloadedFile>>;
  /** A file of the carrier's, over the link of the order. */
  sendDocument: (
    query: LinkQuery,
    file: File,
    type: CarrierDocumentType,
  ) => Promise<Outcome<Schemas['CarrierDocumentReceipt']>>;
  readiness: () => Promise<Outcome<Schemas['Readiness']>>;
}

/** The calls as they are made from pages of one language: same origin, errors in that language. */
export function createClients(language: Language): { client: FraktoClient; uploads: FraktoClient } {
  // Whoever sends a form again presses the button again: a key would be another one then.
  // While servers are updated, a page may ask one that is older than itself: it names no version.
  const common = { baseUrl: '/api', language, idempotencyKeys: false, version: null };
  return {
    client: createFraktoClient({ ...common, timeoutMs: 30_000 }),
    // Ten megabytes over a phone at the roadside take their time.
    uploads: createFraktoClient({ ...common, timeoutMs: 300_000 }),
  };
}

/** The API as the pages of one language call it. */
export function createPublicApi(language: Language): PublicApi {
  const { client, uploads } = createClients(language);
  return {
    companySettings: (user_id) =>
      settle(client.get('/public/company-settings/{user_id}', { params: { path: { user_id } } })),
    countries: () => settle(client.get('/countries').then((list) => list.items)),
    viewLink: (kind, query) =>
      settle(client.get('/public/links/{kind}', { params: { path: { kind }, query } })),
    sendQuotation: (body) => settle(client.post('/public/quotation', { body })),
    sendOffer: (body) => settle(client.post('/public/subcontractor-offer', { body })),
    answerOffer: (body) => settle(client.post('/public/quotation-acceptance', { body })),
    answerOrder: (id, body) =>
      settle(client.post('/orders/{id}/subcontractor-response', { params: { path: { id } }, body })),
    orderDocument: (query) =>
      settle(client.download('/public/links/subcontractor-order-view/document', { params: { query } })),
    sendDocument: (query, file, document_type) =>
      settle(
        uploads.post('/public/links/subcontractor-order-view/documents', {
          params: { query },
          body: { file, document_type },
        }),
      ),
    readiness: () => settle(client.get('/health/ready')),
  };
}
