import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '../platform/clock/clock.port.js';

/** A carrier of the fake exchange. */
export interface FakeCarrier {
  company_id: number;
  legal_name: string;
  vat_id?: string;
  email?: string;
  telephone?: string;
  address?: { country: string; locality: string; postal_code: string; street: string };
}

interface FakeOffer {
  id: string;
  carrier: FakeCarrier;
  price: { value: number; currency: string; last_price_author: string };
  status: string;
}

/** A freight as the fake keeps it. */
export interface FakeFreight {
  id: number;
  externalId: string | undefined;
  status: 'active' | 'finished';
  /** What was sent. */
  body: z.infer<typeof freightBody>;
  offers: FakeOffer[];
  createdAt: Date;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const bodies = [
  ...['cooler', 'isotherm', 'food-tanker', 'petroleum-tanker', 'chemical-tanker', 'gas-tanker', 'silos'],
  ...[
    'standard-tent',
    'curtainsider',
    'mega',
    'colimulde',
    'log-trailer',
    'platform-trailer',
    'car-transporter',
  ],
  ...[
    'other',
    'hook-truck',
    'low-loader',
    'truck',
    'box',
    'removal-truck',
    'swap-body-system',
    '20-standard',
  ],
  ...[
    '40-standard',
    '45-standard',
    'joloda',
    'bde',
    'open-box',
    'meathanging',
    'walkingfloor',
    'tank-body-20',
  ],
  ...['tank-body-40', 'tanker', 'dump-truck'],
] as const;
const adrClasses = [
  ...['1_1', '1_2', '1_3', '1_4', '1_5', '1_6', '2_1', '2_2', '2_3', '3', '4_1', '4_2', '4_3'],
  ...['5_1', '5_2', '6_1', '6_2', '7', '8', '9'],
].map((one) => `adr_${one}`);
/** Bodies of lorries, which nobody builds on a van. */
const notOnBus: readonly string[] = ['mega', 'low-loader', 'walkingfloor', 'silos', 'tanker', 'dump-truck'];

const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/)
  .transform((at) => new Date(at.replace(/(\d\d)(\d\d)$/, '$1:$2')));
const spot = z.strictObject({
  spot_order: z.number().int(),
  place: z.strictObject({
    address: z.strictObject({
      country: z.string().regex(/^[a-z]{2}$/),
      locality: z.string().min(1).max(100),
      postal_code: z.string().min(1).max(12),
      street: z.string().max(100).optional(),
    }),
  }),
  operations: z
    .array(
      z.strictObject({
        operation_order: z.number().int(),
        type: z.enum(['loading', 'unloading']),
        timespans: z.strictObject({ begin: instant, end: instant }),
      }),
    )
    .min(1),
});
const freightBody = z.strictObject({
  publish: z.literal(true),
  shipment_external_id: z.string().min(1).max(100).optional(),
  // The documentation says 0.001 to 100000; this one takes what a lorry carries.
  capacity: z.number().min(0.001).max(25),
  loading_meters: z.number().min(0.01).max(417).optional(),
  requirements: z.strictObject({
    is_ftl: z.boolean(),
    required_truck_bodies: z.array(z.enum(bodies)).min(1),
    vehicle_size: z.enum(['bus', 'double_trailer', 'lorry', 'any_size', 'solo', 'lorry_solo']),
    temperature: z.strictObject({ min: z.number(), max: z.number() }).optional(),
    required_adr_classes: z.array(z.enum(adrClasses)).optional(),
    shipping_remarks: z.string().max(250).optional(),
  }),
  loads: z.array(
    z.strictObject({
      name: z.string().min(1).max(100),
      amount: z.number().int().min(1),
      type_of_load: z.enum(['palette', 'europalette', 'other', 'piece', 'box']),
      weight: z.number().positive(),
    }),
  ),
  spots: z.array(spot).min(2),
  payment: z
    .strictObject({
      price: z.strictObject({
        value: z.number().int().positive(),
        currency: z.enum(['eur', 'pln', 'czk', 'gbp', 'huf', 'ron', 'sek', 'chf']),
        period: z
          .strictObject({ payment: z.literal('deferred'), days: z.number().int().min(1).max(365) })
          .optional(),
      }),
    })
    .optional(),
});

const refused = (field: string, message: string): Reply => ({
  status: 422,
  body: {
    detail: 'Failed Validation',
    status: 422,
    title: 'Unprocessable Entity',
    validation_messages: { [field]: { invalid: message } },
  },
});
const notFound: Reply = { status: 404, body: { detail: 'Page not found.', status: 404, title: 'Not Found' } };

/**
 * A load exchange for tests, shaped and as strict as Trans.eu's documentation, and stricter where that says nothing (unknown fields, lengths,
 * 25 t, a second freight under one external id). It keeps freights, offers and tokens by a clock, and fails as it is told to.
 */
export class FakeLoadExchange {
  readonly clientId = 'good-client';
  readonly clientSecret = 'good-secret';
  readonly apiKey = 'good-key';
  readonly freights: FakeFreight[] = [];
  /** Each call, as `METHOD /path`. */
  readonly calls: string[] = [];
  /** Calls with the path and the body that were taken. */
  readonly bodies: unknown[] = [];
  /** Seconds for which an access token is good. */
  tokenSeconds = 21_599;
  /** Share of calls whose connection is cut, half of them before they are heard. */
  cutShare = 0;
  /** Answers every call with this status; 0 cuts the connection. Null works. */
  outage: number | null = null;
  /** It does not mind a second freight under an external id, as Trans.eu may not. */
  takesTwice = false;
  /** Calls that the account may not make, by `METHOD /path`. */
  forbids: (call: string) => boolean = () => false;
  /** Answers that are cut after the call was heard, by `METHOD /path`. */
  cutsAnswer: (call: string) => boolean = () => false;
  /** Calls that came before a pause was over. */
  early = 0;
  private pausedUntil: Date | null = null;
  private isTold = false;
  private readonly codes = new Set<string>();
  private readonly access = new Map<string, Date>();
  private readonly refresh = new Set<string>();
  private counter = 3_459_822;
  private seed = 7;

  private constructor(
    private readonly server: Server,
    private readonly clock: Clock,
  ) {}

  static async start(clock: Clock): Promise<FakeLoadExchange> {
    const server = createServer();
    const fake = new FakeLoadExchange(server, clock);
    server.on('request', (request, response) => void fake.serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Those that carriers see. */
  get published(): FakeFreight[] {
    return this.freights.filter(({ status }) => status === 'active');
  }

  /** What somebody who signs in is sent back with. */
  newCode(): string {
    const code = randomUUID();
    this.codes.add(code);
    return code;
  }

  /** From now on every call is told to wait, until so many seconds have passed by the clock. */
  pauseFor(seconds: number): void {
    this.pausedUntil = new Date(this.clock.now().getTime() + seconds * 1000);
    this.isTold = false;
  }

  /** No token is good any more, as when the account's owner takes the application's rights away. */
  revokeAll(): void {
    this.access.clear();
    this.refresh.clear();
  }

  /** A carrier names a price, their first or another one. */
  offer(freight: FakeFreight, carrier: FakeCarrier, value: number, currency = 'eur'): FakeOffer {
    const price = { value, currency, last_price_author: `${carrier.company_id}-1` };
    const earlier = freight.offers.find((one) => one.carrier.company_id === carrier.company_id);
    if (earlier) return Object.assign(earlier, { price });
    const offer = { id: randomUUID(), carrier, price, status: 'negotiation' };
    freight.offers.push(offer);
    return offer;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${(request.url ?? '').replace(/\?.*$/, '')}`;
    this.calls.push(call);
    const cut = this.random() < this.cutShare ? this.random() : null;
    if (this.outage === 0 || (cut !== null && cut < 0.5)) return void request.socket.destroy();
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const reply = this.replyTo(call, request, body);
    if (cut !== null || this.cutsAnswer(call)) return void request.socket.destroy();
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      connection: 'close',
      ...reply.headers,
    });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  }

  private replyTo(call: string, request: IncomingMessage, body: string): Reply {
    const now = this.clock.now();
    if (this.pausedUntil && now < this.pausedUntil) {
      if (this.isTold) this.early += 1;
      this.isTold = true;
      const left = Math.ceil((this.pausedUntil.getTime() - now.getTime()) / 1000);
      return { status: 429, headers: { 'retry-after': String(left) }, body: { detail: 'Too Many Requests' } };
    }
    if (this.outage !== null) return { status: this.outage };
    if (request.headers['api-key'] !== this.apiKey)
      return { status: 403, body: { detail: 'Api-key is missing or wrong', status: 403 } };
    if (call === 'POST /ext/auth-api/accounts/token') return this.token(new URLSearchParams(body), now);
    const until = this.access.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!until || until <= now)
      return {
        status: 401,
        body: { detail: 'The access token expired', status: 401, title: 'Unauthorized' },
      };
    if (this.forbids(call)) return { status: 403, body: { detail: 'Not allowed', status: 403 } };
    if (call === 'POST /ext/freights-api/v1/freight-exchange') return this.publish(body, now);
    if (call === 'GET /ext/freights-api/v1/freights') return this.list(request.url ?? '');
    const [, cancelled] = /^POST \/ext\/freights-api\/v1\/cancelPublication\/(\d+)$/.exec(call) ?? [];
    if (cancelled) return this.cancel(Number(cancelled));
    const [, offered] = /^GET \/ext\/freights-api\/v1\/freights\/(\d+)\/offers$/.exec(call) ?? [];
    if (offered) return this.offersOf(Number(offered));
    const [, offer] = /^GET \/ext\/freights-api\/v1\/freights\/offers\/([\w-]+)$/.exec(call) ?? [];
    return offer ? this.offerOf(offer) : notFound;
  }

  private token(form: URLSearchParams, now: Date): Reply {
    const fault = (error: string): Reply => ({ status: 400, body: { error, error_description: error } });
    if (form.get('client_id') !== this.clientId || form.get('client_secret') !== this.clientSecret)
      return fault('invalid_client');
    const kind = form.get('grant_type');
    const isGood =
      (kind === 'authorization_code' &&
        form.has('redirect_uri') &&
        this.codes.delete(form.get('code') ?? '')) ||
      (kind === 'refresh_token' && this.refresh.delete(form.get('refresh_token') ?? ''));
    if (!isGood) return fault('invalid_grant');
    const [access, refresh] = [randomUUID(), randomUUID()];
    this.access.set(access, new Date(now.getTime() + this.tokenSeconds * 1000));
    this.refresh.add(refresh);
    return {
      status: 200,
      body: {
        access_token: access,
        token_type: 'Bearer',
        expires_in: this.tokenSeconds,
        refresh_token: refresh,
      },
    };
  }

  private publish(text: string, now: Date): Reply {
    const read = freightBody.safeParse(JSON.parse(text));
    if (!read.success) {
      const [issue] = read.error.issues;
      return refused(issue?.path.join('.') || 'body', issue?.message ?? 'invalid');
    }
    const { data } = read;
    const operations = data.spots.flatMap((one) => one.operations);
    const [first, last] = [operations[0], operations.at(-1)];
    if (first?.type !== 'loading' || last?.type !== 'unloading')
      return refused('spots', 'First operation has to be loading, last operation unloading');
    const today = new Date(now);
    today.setUTCHours(0, 0, 0, 0);
    if (operations.some(({ timespans: { begin, end } }) => begin < today || end < begin))
      return refused('spots.operations.timespans', 'All dates must be greater or equal today');
    if (first.timespans.end < now) return refused('spots.operations.timespans', 'Loading is in the past');
    if (last.timespans.end <= first.timespans.begin)
      return refused(
        'spots.operations.timespans',
        'First operation date has to be lower than last operation date',
      );
    const weight = data.loads.reduce((sum, load) => sum + load.weight * load.amount, 0);
    if (weight > data.capacity + 1e-9) return refused('capacity', 'Loads weigh more than the capacity');
    const { vehicle_size, required_truck_bodies } = data.requirements;
    if (vehicle_size === 'bus' && required_truck_bodies.some((one) => notOnBus.includes(one)))
      return refused('requirements.vehicle_size', 'Vehicle type not allowed for vehicle size');
    const externalId = data.shipment_external_id;
    const same = this.freights.find((one) => externalId !== undefined && one.externalId === externalId);
    if (same && !this.takesTwice)
      return { status: 409, body: { detail: 'Freight exists', status: 409, id: same.id } };
    this.counter += 1;
    this.bodies.push(JSON.parse(text));
    const freight: FakeFreight = {
      id: this.counter,
      externalId,
      status: 'active',
      body: data,
      offers: [],
      createdAt: now,
    };
    this.freights.push(freight);
    return { status: 201, body: shown(freight) };
  }

  private list(url: string): Reply {
    const page = Number(new URL(url, this.url).searchParams.get('page') ?? 1);
    const rows = this.freights.toReversed().slice((page - 1) * 30, page * 30);
    return { status: 200, body: rows.map(shown) };
  }

  private cancel(id: number): Reply {
    const freight = this.freights.find((one) => one.id === id);
    if (!freight) return notFound;
    if (freight.status === 'finished')
      return {
        status: 422,
        body: {
          detail: "Cancellation is not possible. Status of publication 'finished' is forbidden",
          status: 422,
        },
      };
    freight.status = 'finished';
    return { status: 201 };
  }

  private offersOf(id: number): Reply {
    const freight = this.published.find((one) => one.id === id);
    if (!freight) return notFound;
    return {
      status: 200,
      body: freight.offers.map((one) => ({
        id: one.id,
        company_id: one.carrier.company_id,
        legal_name: one.carrier.legal_name,
        freight_id: id,
        price: { ...one.price, type: 'route' },
        status: one.status,
        created_at: freight.createdAt.toISOString(),
      })),
    };
  }

  private offerOf(id: string): Reply {
    const offer = this.freights.flatMap(({ offers }) => offers).find((one) => one.id === id);
    return offer ? { status: 200, body: { id, carrier: offer.carrier } } : notFound;
  }

  private random(): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.seed / 2_147_483_648;
  }
}

const shown = ({ id, externalId, status, createdAt }: FakeFreight): object => ({
  id,
  created_at: createdAt.toISOString(),
  reference_number: `FR/2026/11/27/${id}`,
  status: status === 'active' ? 'in_progress' : 'unsuccessful_publication',
  shipment_external_id: externalId ?? null,
  publication: { status },
});
