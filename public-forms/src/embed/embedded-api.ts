import type { components } from '@frakto/sdk/schema';
import { settle, type Outcome } from '../api/outcome';
import { createClients, createPublicApi, type PublicApi } from '../api/public-api';
import type { Language } from '../lib/language';

type Schemas = components['schemas'];
export type EmbeddedFormKind = Schemas['EmbeddedFormKind'];
export type EmbeddedFormView = Schemas['EmbeddedFormView'];
export type CarrierRegistrationInput = Schemas['CarrierRegistrationInput'];

/** What the forms on companies' websites call beside; pages of links do without it. */
export interface EmbeddedApi extends PublicApi {
  /** The form of a company's website, with a challenge. @param site the website around the frame; empty when unknown */
  embeddedForm: (kind: EmbeddedFormKind, code: string, site: string) => Promise<Outcome<EmbeddedFormView>>;
  sendEmbedded: (
    code: string,
    body: Schemas['EmbeddedRequestInput'],
  ) => Promise<Outcome<Schemas['EmbeddedRequestReceipt']>>;
  registerCarrier: (
    code: string,
    body: CarrierRegistrationInput,
  ) => Promise<Outcome<Schemas['CarrierRegistrationReceipt']>>;
  /** The file of a paper, over the challenge with which the carrier registered. */
  sendPaper: (
    challenge: string,
    position: number,
    file: File,
  ) => Promise<Outcome<Schemas['RegistrationPaperReceipt']>>;
}

/** The API as the forms on companies' websites call it, in one language. */
export function createEmbeddedApi(language: Language): EmbeddedApi {
  const { client, uploads } = createClients(language);
  return {
    ...createPublicApi(language),
    embeddedForm: (form, code, site) =>
      settle(
        client.get('/public/embedded-forms/{code}', {
          params: { path: { code }, query: { form, ...(site ? { site } : {}) } },
        }),
      ),
    sendEmbedded: (code, body) =>
      settle(client.post('/public/embedded-forms/{code}/requests', { params: { path: { code } }, body })),
    registerCarrier: (code, body) =>
      settle(client.post('/public/embedded-forms/{code}/carriers', { params: { path: { code } }, body })),
    sendPaper: (challenge, position, file) =>
      settle(
        uploads.post('/public/embedded-forms/carriers/papers', {
          params: { query: { challenge, position } },
          body: { file },
        }),
      ),
  };
}
