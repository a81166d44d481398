// What the checker holds against the contract: this file passes by compiling, and fails where a line that is
// marked as an error is none.
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import { type AnswerOf, createFraktoClient } from '../src/client.js';
import { OrderStatusCode, type UiLanguage } from '../src/enums.js';
import type {
  clientInputSchema,
  companySettingsUpdateSchema,
  loginFormSchema,
  publicOfferInputSchema,
  publicQuotationInputSchema,
  registrationSchema,
} from '../src/forms.js';
import type {
  ClientInput,
  ClientPage,
  CompanySettingsUpdate,
  LoginForm,
  PublicOfferInput,
  PublicQuotationInput,
  Registration,
  UiLanguage as UiLanguageOfSchema,
} from '../src/schema.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
function holds<Fact extends true>(): Fact | undefined {
  return undefined;
}

describe('types', () => {
  it('of checked forms are those of the bodies', () => {
    holds<Same<z.output<typeof clientInputSchema>, ClientInput>>();
    holds<Same<z.output<typeof companySettingsUpdateSchema>, CompanySettingsUpdate>>();
    holds<Same<z.output<typeof loginFormSchema>, LoginForm>>();
    holds<Same<z.output<typeof publicOfferInputSchema>, PublicOfferInput>>();
    holds<Same<z.output<typeof publicQuotationInputSchema>, PublicQuotationInput>>();
    holds<Same<z.output<typeof registrationSchema>, Registration>>();
    holds<Same<UiLanguage, UiLanguageOfSchema>>();
  });

  it('of answers are those of the contract', () => {
    holds<Same<AnswerOf<'get', '/clients-personal'>, ClientPage>>();
    holds<Same<AnswerOf<'get', '/countries'>['total'], number>>();
    holds<Same<AnswerOf<'delete', '/clients-personal/{id}'>, undefined>>();
  });

  it('keep calls to the contract', () => {
    const sdk = createFraktoClient({ baseUrl: 'http://127.0.0.1' });
    // Never called: only the checker reads them.
    const calls = [
      () => sdk.get('/countries'),
      () => sdk.get('/clients-personal', { params: { query: { page: 1 } }, signal: AbortSignal.abort() }),
      () =>
        sdk.put('/orders/{id}/status', {
          params: { path: { id: 1 } },
          body: { status: OrderStatusCode.Accepted },
        }),
      // @ts-expect-error There is no such path.
      () => sdk.get('/nowhere'),
      // @ts-expect-error The path does not know the method.
      () => sdk.post('/countries'),
      // @ts-expect-error The path needs its id.
      () => sdk.get('/orders/{id}/details'),
      // @ts-expect-error There is no such query parameter.
      () => sdk.get('/clients-personal', { params: { query: { pages: 1 } } }),
      // @ts-expect-error The body is required.
      () => sdk.post('/clients-personal', {}),
      // @ts-expect-error There is no status 14.
      () => sdk.put('/orders/{id}/status', { params: { path: { id: 1 } }, body: { status: 14 } }),
    ];
    void calls;
  });
});
