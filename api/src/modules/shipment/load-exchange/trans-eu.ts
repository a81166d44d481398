import { z } from 'zod';
import { pauseUntil, reasonOfFailure, textWithin } from '../../../platform/ask.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ExchangedCarrier } from '../../directory/index.js';
import {
  ExchangeForbidden,
  ExchangePaused,
  ExchangeRefusal,
  ExchangeSignInNeeded,
  ExchangeUnreachable,
  mostOffers,
  type LoadExchange,
  type ExchangeOffer,
} from './load-exchange.port.js';
import type { LoadContent } from './load-publication.dto.js';
import { transEuFreight } from './trans-eu-freight.js';

/** Where Trans.eu answers programs, and where people sign in. */
const apiUrl = 'https://api.platform.trans.eu';
const signInUrl = 'https://auth.platform.trans.eu';

const timeoutMs = 20_000;
const maximumBytes = 1_000_000;
/** However long it asks to be left alone, in milliseconds. */
const longestPauseMs = 3_600_000;
/** A token is renewed so much before it ends. */
const spareMs = 60_000;
/** Offers whose carriers are asked for at once: more come with the next look. */
const offersAtOnce = 20;
/** Pages in which a lost publication is looked for, the latest freights first. */
const mostPages = 20;
/** So far their clock may be from ours, in milliseconds. */
const clockMs = 86_400_000;

/** What a company has of Trans.eu: its application's name and secrets. */
export interface TransEuApplication {
  client_id: string;
  client_secret: string;
  api_key: string;
}

/** What lets a company in. The refresh token is good for one use. */
export interface TransEuTokens {
  access: string;
  refresh: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** What the work for a company goes on in. */
export interface ExchangeContext {
  /** Ends calls, not the renewal of tokens: whoever sends a refresh token and does not hear the answer is let in no more. */
  signal: AbortSignal;
  /**
   * Before each request: says that the work goes on. A request takes 20 seconds at most.
   * @throws {ExchangeTurnLost} when another process has the turn: nothing is sent
   */
  hold: () => Promise<void>;
}

interface TransEuDeps {
  /** `LOAD_EXCHANGE_URL`. */
  url: string | undefined;
  application: TransEuApplication;
  clock: Clock;
  context: ExchangeContext;
  tokens: TransEuTokens;
  /** Keeps new tokens: without them the company has to sign in again. */
  keepTokens: (tokens: TransEuTokens) => Promise<void>;
}

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(5000),
  refresh_token: z.string().min(1).max(5000),
  expires_in: z.number().positive(),
});
const freight = z.object({
  id: z.union([z.number(), z.string().max(40)]).transform(String),
  shipment_external_id: z.string().nullish(),
  created_at: z.coerce.date().optional().catch(undefined),
});
/** A line of somebody else's, as long as the directory's are; null where it is none. */
const line = (most: number, pattern = /./) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, most),
    )
    .refine((text) => pattern.test(text))
    .nullish()
    .catch(null);
const offerInList = z.object({
  id: z.union([z.number(), z.string().regex(/^[^\p{Cc}]{1,60}$/u)]).transform(String),
  company_id: z.union([z.number(), z.string()]).transform(String),
  legal_name: line(200),
  status: z.string().nullish(),
  price: z.object({
    value: z.coerce.number().positive().max(99_999_999),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    last_price_author: z.string().nullish(),
  }),
});
const offerDetails = z.object({
  carrier: z.object({
    legal_name: line(200),
    vat_id: line(30),
    email: line(254, /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/),
    telephone: line(40),
    address: z
      .object({
        country: line(2, /^[A-Za-z]{2}$/),
        locality: line(200),
        postal_code: line(12),
        street: line(200),
      })
      .nullish()
      .catch(null),
  }),
});

/**
 * Trans.eu's freight exchange. What is known of it was read in its public documentation (www.trans.eu/api, November 2026); it was never tried
 * on Trans.eu itself.
 *
 * Of the documentation: OAuth 2.0 by authorization code, with `Api-key` beside `Bearer`; access tokens of some hours, refresh tokens that are
 * good for one use; `POST …/freight-exchange` creates and publishes at once, and what is published cannot be updated; `cancelPublication` ends
 * it and answers 422 where it has ended; offers are listed by freight, their carriers come with the details of each; 429 beyond 15 calls a
 * second; refusals with `detail` and `validation_messages`.
 * Our reading, since it says nothing: that the same `shipment_external_id` may be answered by 409 with the first one's `id` (where it is not,
 * a lost publication is found in the list of freights), that pauses come as `Retry-After`, that a freight that has ended or is not there
 * answers 404 to a question for its offers, and that `last_price_author` begins with the number of its company, by which prices that the
 * forwarder named themselves are told from the carrier's.
 */
export class TransEu implements LoadExchange {
  private tokens: TransEuTokens;
  private readonly base: string;

  constructor(private readonly deps: TransEuDeps) {
    this.tokens = deps.tokens;
    this.base = deps.url ?? apiUrl;
  }

  async publish(load: LoadContent, externalId: string): Promise<string> {
    const answer = await this.call('POST', '/ext/freights-api/v1/freight-exchange', {
      body: transEuFreight(load, externalId, this.deps.clock.now()),
      alsoFine: [409],
    });
    const read = freight.safeParse(answer.json);
    if (read.success) return read.data.id;
    if (answer.status === 409) throw refusalOf(answer);
    throw new ExchangeUnreachable('it answered without the number of the freight');
  }

  async find(externalId: string, since: Date): Promise<string | null> {
    const seen = new Set<string>();
    for (let page = 1; page <= mostPages; page += 1) {
      const { json } = await this.call(
        'GET',
        `/ext/freights-api/v1/freights?sortBy=created_at&order=desc&page=${page}`,
      );
      const found = z.union([z.array(freight), z.object({ items: z.array(freight) })]).safeParse(json);
      if (!found.success) throw new ExchangeUnreachable('its list of freights cannot be read');
      const freights = Array.isArray(found.data) ? found.data : found.data.items;
      const ours = freights.find(({ shipment_external_id }) => shipment_external_id === externalId);
      if (ours) return ours.id;
      // The end, be it told by an empty page or by the last one again.
      if (freights.every(({ id }) => seen.has(id))) return null;
      const oldest = since.getTime() - clockMs;
      if (freights.every(({ created_at }) => created_at && created_at.getTime() < oldest)) return null;
      for (const { id } of freights) seen.add(id);
    }
    throw new ExchangeUnreachable('its list of freights is longer than is looked through');
  }

  async withdraw(reference: string): Promise<void> {
    await this.call('POST', `/ext/freights-api/v1/cancelPublication/${encodeURIComponent(reference)}`, {
      // It has ended, or is not there any more.
      alsoFine: [404, 422],
    });
  }

  async lookAtOffers(
    reference: string,
    known: Readonly<Record<string, string>>,
    take: (offer: ExchangeOffer) => Promise<void>,
  ): Promise<'all' | 'more' | 'ended'> {
    const list = await this.call(
      'GET',
      `/ext/freights-api/v1/freights/${encodeURIComponent(reference)}/offers`,
      { alsoFine: [404] },
    );
    if (list.status === 404) return 'ended';
    const rows = z
      .union([z.array(z.unknown()), z.object({ items: z.array(z.unknown()) })])
      .safeParse(list.json);
    if (!rows.success) throw new ExchangeUnreachable('its list of offers cannot be read');
    let left = offersAtOnce;
    let room = mostOffers - Object.keys(known).length;
    for (const row of Array.isArray(rows.data) ? rows.data : rows.data.items) {
      // An offer that cannot be read keeps no other one back.
      const read = offerInList.safeParse(row);
      if (!read.success || !isOfCarrier(read.data)) continue;
      const { id, price, legal_name } = read.data;
      const currency = price.currency.toUpperCase();
      const version = `${price.value} ${currency}`;
      if (known[id] === version) continue;
      // Beyond what is kept, only those that were taken before are asked for: none is asked for again and again.
      if (!(id in known)) {
        if (room <= 0) continue;
        room -= 1;
      }
      if (left === 0) return 'more';
      left -= 1;
      const carrier = await this.carrierOf(id, legal_name ?? null);
      await take({ id, version, price: Math.round(price.value * 100) / 100, currency, carrier });
    }
    return 'all';
  }

  private async carrierOf(offer: string, listedName: string | null): Promise<ExchangedCarrier | null> {
    const { status, json } = await this.call(
      'GET',
      `/ext/freights-api/v1/freights/offers/${encodeURIComponent(offer)}`,
      { alsoFine: [404] },
    );
    const carrier = offerDetails.safeParse(json).data?.carrier;
    const name = carrier?.legal_name || listedName;
    if (status === 404 || !name) return null;
    return {
      name,
      vat_number: carrier?.vat_id || null,
      email: carrier?.email || null,
      phone: carrier?.telephone || null,
      address: carrier?.address?.street || null,
      city: carrier?.address?.locality || null,
      post_code: carrier?.address?.postal_code || null,
      country: carrier?.address?.country?.toUpperCase() || null,
    };
  }

  private async call(
    method: string,
    path: string,
    { body, alsoFine = [] }: { body?: object; alsoFine?: readonly number[] } = {},
  ): Promise<Answer> {
    if (this.tokens.until - spareMs <= this.deps.clock.now().getTime()) await this.renew();
    const send = async (): Promise<Answer> => {
      await this.deps.context.hold();
      const { clock, context } = this.deps;
      return request({ clock, signal: context.signal }, `${this.base}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'api-key': this.deps.application.api_key,
          authorization: `Bearer ${this.tokens.access}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
    let answer = await send();
    if (answer.status === 401) {
      await this.renew();
      answer = await send();
      if (answer.status === 401) throw new ExchangeSignInNeeded(detailOf(answer));
    }
    // The key, or the rights of the account: signing in again would mend neither.
    if (answer.status === 403) throw new ExchangeForbidden(detailOf(answer));
    if (answer.status < 300 || alsoFine.includes(answer.status)) return answer;
    throw refusalOf(answer);
  }

  private async renew(): Promise<void> {
    await this.deps.context.hold();
    const { refresh } = this.tokens;
    this.tokens = await tokensBy(this.deps, { grant_type: 'refresh_token', refresh_token: refresh });
    await this.deps.keepTokens(this.tokens);
  }
}

/** Where somebody signs in at Trans.eu, so that it gives this product a code. */
export function transEuSignInUrl(url: string | undefined, clientId: string, redirectUri: string): string {
  const address = new URL('/oauth2/auth', url ?? signInUrl);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
  }).toString();
  return address.href;
}

/**
 * What a code is good for that Trans.eu gave somebody who signed in there. It is good for a minute, once.
 * @throws {ExchangeSignInNeeded} when it is not
 * @throws {ExchangeForbidden} when the application's secrets are wrong
 */
export function redeemCode(
  deps: Pick<TransEuDeps, 'url' | 'application' | 'clock'>,
  code: string,
  redirectUri: string,
): Promise<TransEuTokens> {
  return tokensBy(deps, { grant_type: 'authorization_code', code, redirect_uri: redirectUri });
}

async function tokensBy(
  deps: Pick<TransEuDeps, 'url' | 'application' | 'clock'>,
  grant: Record<string, string>,
): Promise<TransEuTokens> {
  const { client_id, client_secret, api_key } = deps.application;
  const { clock } = deps;
  const answer = await request({ clock }, `${deps.url ?? apiUrl}/ext/auth-api/accounts/token`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'api-key': api_key,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...grant, client_id, client_secret }).toString(),
  });
  if (answer.status >= 400) {
    const fault = problem.safeParse(answer.json).data?.error;
    const isOver = fault === 'invalid_grant' || (answer.status === 401 && fault !== 'invalid_client');
    throw isOver ? new ExchangeSignInNeeded(detailOf(answer)) : new ExchangeForbidden(detailOf(answer));
  }
  const read = tokenAnswer.safeParse(answer.json);
  if (!read.success) throw new ExchangeUnreachable('it answered without tokens');
  const { access_token: access, refresh_token: refresh, expires_in } = read.data;
  return { access, refresh, until: deps.clock.now().getTime() + expires_in * 1000 };
}

interface Answer {
  status: number;
  /** Undefined where there is none. */
  json: unknown;
}

/** Calls once. Redirects are not followed, answers are bounded. */
async function request(
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
  url: string,
  init: RequestInit,
): Promise<Answer> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
    });
    body = await textWithin(response, maximumBytes, new URL(url).host);
  } catch (error) {
    signal?.throwIfAborted();
    throw new ExchangeUnreachable(reasonOfFailure(error));
  }
  const retryAfter = response.headers.get('retry-after');
  if (response.status === 429 || (response.status === 503 && retryAfter !== null)) {
    const longest = clock.now().getTime() + longestPauseMs;
    throw new ExchangePaused(new Date(Math.min(pauseUntil(retryAfter, clock.now()).getTime(), longest)));
  }
  if (response.status >= 500) throw new ExchangeUnreachable(`HTTP ${response.status}`);
  return { status: response.status, json: parsed(body) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the carrier named the price and stands by it. */
function isOfCarrier({ company_id, price, status }: z.infer<typeof offerInList>): boolean {
  const author = price.last_price_author;
  return (
    (!author || author.split(/[-–]/)[0] === company_id) && status !== 'rejection' && status !== 'renouncement'
  );
}

const problem = z.object({
  detail: z.string().optional(),
  error_description: z.string().optional(),
  error: z.string().optional(),
  validation_messages: z.record(z.string(), z.unknown()).optional(),
});

/** Why it refused, in its own words, bounded. */
function detailOf({ status, json }: Answer): string {
  const told = problem.safeParse(json).data;
  const fields = Object.entries(told?.validation_messages ?? {}).map(
    ([field, messages]) => `${field}: ${messagesOf(messages).join(', ')}`,
  );
  const words = [told?.detail ?? told?.error_description ?? told?.error, ...fields].filter(Boolean);
  return (words.join('; ') || `HTTP ${status}`).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
}

function messagesOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return messages && typeof messages === 'object' ? Object.values(messages).flatMap(messagesOf) : [];
}

const refusalOf = (answer: Answer): ExchangeRefusal => new ExchangeRefusal(detailOf(answer));
