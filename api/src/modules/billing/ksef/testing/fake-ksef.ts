import { constants, createDecipheriv, createHash, privateDecrypt, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CertificateService, unzip } from 'ksef-client-ts';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import { warsawDay } from '../../../../kernel/time/warsaw-time.js';
import { checkFa3 } from '../../structured-invoices/check-fa3.js';
import { faultsOf } from '../../structured-invoices/fa3-fault-texts.js';
import { checkDigitsOf } from '../../structured-invoices/ksef-number.js';

/** An invoice that the fake was sent. */
interface TakenInvoice {
  reference: string;
  session: string;
  hash: string;
  xml: string;
  /** By which KSeF tells duplicates: seller, kind and number of the invoice. */
  identity: string;
  invoiceNumber: string;
  isOffline: boolean;
  /** Of a technical correction the hash that it names. */
  correctedHash: string | null;
  takenAt: Date;
  /** How often it is still told to be under way. */
  looksLeft: number;
  verdict: Verdict;
}

type Verdict =
  | { code: 200; number: string; receipt: Buffer }
  | { code: 440; original: TakenInvoice }
  | { code: number; description: string; details: string[] };

interface Session {
  nip: string;
  key: Buffer;
  iv: Buffer;
  isOpen: boolean;
  /** Of a batch session: what was announced, and the parts that came. */
  batch?: {
    isOffline: boolean;
    openedAt: Date;
    announced: { fileSize: number; fileHash: string; fileParts: AnnouncedPart[] };
    parts: Map<number, Buffer>;
    /** How often it is still told to be under way. */
    looksLeft: number;
    code: number;
  };
}

interface AnnouncedPart {
  ordinalNumber: number;
  fileSize: number;
  fileHash: string;
}

interface SignIn {
  nip: string;
  code: number;
  description: string;
  isRedeemed: boolean;
}

/** An invoice that somebody else sent, with the company as its buyer. */
export interface BoughtInvoice {
  ksefNumber: string;
  buyerNip: string;
  xml: Buffer;
  storedAt: Date;
  seller: { nip: string; name: string };
  invoiceNumber: string;
  issueDate: string;
  currency: string;
  net: number;
  gross: number;
}

/** A call with its answer, as they went over the wire. */
export interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  sent: Buffer;
  reply: Reply;
}

/** An answer: a status with a body that is sent as JSON unless it is bytes. */
export interface Reply {
  status: number;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

const problem = (status: number, code: number, description: string, ...details: string[]): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { title: 'Bad Request', status, detail: description, errors: [{ code, description, details }] },
});

/**
 * A KSeF for tests: signing in with a token or a signed request, interactive sessions, invoices that are decrypted and held against the
 * schema, numbers, duplicates, receipts. It fails as it is told to: answers that are cut, pauses to be kept, an outage.
 */
export class FakeKsef {
  /** Tokens with which a company may sign in. */
  readonly tokens = new Set<string>(['good-token']);
  readonly invoices: TakenInvoice[] = [];
  /** What other companies sold, in any sequence. */
  readonly bought: BoughtInvoice[] = [];
  /** When the list was asked for. */
  readonly queriedAt: Date[] = [];
  /** From when on it was asked for. */
  readonly queriedFrom: Date[] = [];
  /** How often each file was downloaded, by its number. */
  readonly downloads = new Map<string, number>();
  /** Numbers of the files that were asked for, also in vain. */
  readonly downloadCalls: string[] = [];
  /** Seconds that the list is behind: what was stored since is not in it. */
  behindSeconds = 0;
  /** How many the list has on a page; as many as are asked for when null. */
  pageSize: number | null = null;
  /** Files come damaged. */
  damages = false;
  /** Makes what is listed of an invoice something else. */
  relist: (listed: Record<string, unknown>) => Record<string, unknown> = (listed) => listed;
  /** The list alone fails. */
  failsLists = false;
  /** Files that it fails with, by their numbers: a status, or more bytes than any file has. */
  readonly failing = new Map<string, number | 'too large'>();
  /** Queries an hour before it says to wait, by the Ministry's limits. */
  mostQueriesAnHour = 20;
  /** Hears of each exchange, before it is answered. */
  onExchange: (exchange: Exchange) => void | Promise<unknown> = () => undefined;
  /** Each call, as `METHOD /path`. */
  readonly calls: string[] = [];
  /** Calls that came before a pause was over. */
  early = 0;
  /** Share of calls whose connection is cut, half of them before they are heard. */
  cutShare = 0;
  /** Answers every call with this status; 0 cuts the connection. Null works. */
  outage: number | null = null;
  /** The company may sign in, and may not send. */
  withoutRights = false;
  /** Parts of packages do not arrive. */
  losesParts = false;
  /** What is held against every package as a whole; null takes them. */
  packageRefusal: { code: number; description: string } | null = null;
  /** Answers that are cut after the call was heard, by `METHOD /path`. */
  cutsAnswer: (call: string) => boolean = () => false;
  /** How often an invoice is told to be under way before it is decided. */
  looks = 1;
  /** What is held against an invoice by its number; nothing where it is null. */
  refusal: (invoiceNumber: string) => { code: number; description: string; details: string[] } | null = () =>
    null;
  private pausedUntil: Date | null = null;
  private readonly challenges = new Map<string, number>();
  private readonly signIns = new Map<string, SignIn>();
  private readonly sessions = new Map<string, Session>();
  /** Whoever calls knows of the pause. */
  private isTold = false;
  private counter = 0;
  private seed = 7;

  private constructor(
    private readonly server: Server,
    private readonly clock: Clock,
    private readonly key: { certificatePem: string; privateKeyPem: string },
  ) {}

  static async start(clock: Clock): Promise<FakeKsef> {
    const key = await CertificateService.generateCompanySeal('Ministerstwo', 'VATPL-0000000000', 'Fake KSeF');
    const server = createServer();
    const fake = new FakeKsef(server, clock, key);
    server.on('request', (request, response) => void fake.serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Invoices that have a number. */
  get accepted(): (TakenInvoice & { verdict: { code: 200; number: string; receipt: Buffer } })[] {
    return this.invoices.filter(
      (one): one is TakenInvoice & { verdict: { code: 200; number: string; receipt: Buffer } } =>
        one.verdict.code === 200,
    );
  }

  /** Milliseconds until the pause ends that somebody was told of; 0 without one. */
  get toldPauseMs(): number {
    const left = (this.pausedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    return this.isTold ? Math.max(0, left) : 0;
  }

  /** From now on every call is told to wait, until so many seconds have passed by the clock. */
  pauseFor(seconds: number): void {
    this.pausedUntil = new Date(this.clock.now().getTime() + seconds * 1000);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/v2/, '').replace(/\?.*$/, '');
    this.calls.push(`${request.method} ${path}`);
    const cut = this.random() < this.cutShare ? this.random() : null;
    if (this.outage === 0 || (cut !== null && cut < 0.5)) return void request.socket.destroy();
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    let reply: Reply;
    try {
      reply = await this.replyTo(request, path, body);
    } catch (error) {
      reply = problem(400, 21405, 'Błąd walidacji danych wejściowych.', String(error));
    }
    await this.onExchange({ method: String(request.method), path: request.url ?? '', sent: body, reply });
    if (cut !== null || this.cutsAnswer(`${request.method} ${path}`)) return void request.socket.destroy();
    // An answer that was cut told nobody of the pause.
    if (reply.status === 429) this.isTold = true;
    const isBytes = Buffer.isBuffer(reply.body);
    response.writeHead(reply.status, {
      'content-type': isBytes ? 'application/xml' : 'application/json',
      connection: 'close',
      ...reply.headers,
    });
    response.end(isBytes ? reply.body : reply.body && JSON.stringify(reply.body));
  }

  private async replyTo(request: IncomingMessage, path: string, body: Buffer): Promise<Reply> {
    const now = this.clock.now();
    if (this.pausedUntil && now < this.pausedUntil) {
      const left = Math.ceil((this.pausedUntil.getTime() - now.getTime()) / 1000);
      if (this.isTold) this.early += 1;
      return {
        status: 429,
        headers: { 'retry-after': String(left) },
        body: { status: { code: 429, description: 'Too Many Requests', details: [] } },
      };
    }
    this.isTold = false;
    if (this.outage !== null) return { status: this.outage };
    const call = `${request.method} ${path}`;
    if (call === 'GET /security/public-key-certificates') return this.certificates();
    if (call === 'POST /auth/challenge') return this.challenge(now);
    if (call === 'POST /auth/ksef-token') return this.byToken(json(body));
    if (call === 'POST /auth/xades-signature') return this.bySignature(body.toString('utf8'), now);
    const part = /^PUT \/storage\/([^/]+)\/(\d+)$/.exec(call);
    if (part) return this.takePart(String(part[1]), Number(part[2]), request, body);
    return this.afterSignIn(call, request, body, now);
  }

  private async afterSignIn(call: string, request: IncomingMessage, body: Buffer, now: Date): Promise<Reply> {
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const signIn = this.signIns.get(bearer.replace(/^access-/, ''));
    if (!signIn) return { status: 401, body: { title: 'Unauthorized', status: 401, detail: 'Brak tokenu' } };
    if (/^GET \/auth\//.test(call))
      return {
        status: 200,
        body: {
          startDate: now.toISOString(),
          authenticationMethod: 'Token',
          authenticationMethodInfo: { category: 'Token', code: 'token.ksef', displayName: 'Token KSeF' },
          status: { code: signIn.code, description: signIn.description },
        },
      };
    if (call === 'POST /auth/token/redeem') {
      if (signIn.isRedeemed || signIn.code !== 200) return problem(400, 21301, 'Brak autoryzacji.');
      signIn.isRedeemed = true;
      const until = new Date(now.getTime() + 900_000).toISOString();
      return {
        status: 200,
        body: {
          accessToken: { token: `access-${bearer}`, validUntil: until },
          refreshToken: { token: `refresh-${bearer}`, validUntil: until },
        },
      };
    }
    if (!bearer.startsWith('access-')) return { status: 401, body: { detail: 'Zły token' } };
    const [, part = '', second = ''] = /^\w+ \/sessions\/([^/]+)(?:\/([^/]+))?/.exec(call) ?? [];
    if (call === 'POST /invoices/query/metadata' && this.failsLists) return { status: 500 };
    if (call === 'POST /invoices/query/metadata') return this.listed(signIn.nip, request, json(body), now);
    const download = /^GET \/invoices\/ksef\/([^/]+)$/.exec(call);
    if (download) return this.download(signIn.nip, String(download[1]));
    if (this.withoutRights && /^POST \/sessions\/(?:online|batch)$/.test(call))
      return {
        status: 403,
        body: {
          title: 'Forbidden',
          status: 403,
          detail: 'Brak uprawnień do wykonania operacji.',
          reasonCode: 'missing-permissions',
          security: { requiredAnyOfPermissions: ['InvoiceWrite'], presentPermissions: ['InvoiceRead'] },
        },
      };
    if (call === 'POST /sessions/online') return this.open(signIn.nip, json(body));
    if (/^POST \/sessions\/online\/[^/]+\/invoices$/.test(call)) return this.take(second, json(body), now);
    if (/^POST \/sessions\/online\/[^/]+\/close$/.test(call)) {
      const session = this.sessions.get(second);
      if (session) session.isOpen = false;
      return { status: 204 };
    }
    if (call === 'POST /sessions/batch') return this.openBatch(signIn.nip, json(body), now);
    if (/^POST \/sessions\/batch\/[^/]+\/close$/.test(call)) return this.closeBatch(second);
    if (/^GET \/sessions\/[^/]+$/.test(call)) return this.sessionState(part, now);
    const receipt = /^GET \/sessions\/([^/]+)\/invoices\/(?:ksef\/)?([^/]+)\/upo$/.exec(call);
    if (receipt) return this.receipt(String(receipt[1]), String(receipt[2]));
    const ofSession = this.invoices.filter(({ session }) => session === part);
    if (/\/invoices$/.test(call)) {
      // In pages, as KSeF does.
      const from = Number(request.headers['x-continuation-token'] ?? 0);
      const invoices = ofSession.slice(from, from + 100).map((one, index) => this.told(one, from + index));
      const isMore = ofSession.length > from + 100;
      return { status: 200, body: { ...(isMore && { continuationToken: String(from + 100) }), invoices } };
    }
    const invoice = ofSession.find(({ reference }) => call.endsWith(`/invoices/${reference}`));
    if (!invoice) return problem(400, 21405, 'Błąd walidacji danych wejściowych.', call);
    const answer = this.told(invoice, ofSession.indexOf(invoice));
    invoice.looksLeft -= 1;
    return { status: 200, body: answer };
  }

  private listed(nip: string, request: IncomingMessage, input: Record<string, unknown>, now: Date): Reply {
    const lastHour = this.queriedAt.filter((time) => now.getTime() - time.getTime() < 3_600_000);
    if (lastHour.length >= this.mostQueriesAnHour) {
      this.pauseFor(600);
      return { status: 429, headers: { 'retry-after': '600' }, body: { status: { code: 429 } } };
    }
    this.queriedAt.push(now);
    const range = input['dateRange'] as Record<string, string | boolean | undefined>;
    const [from, to] = [new Date(String(range['from'])), new Date(String(range['to'] ?? now.toISOString()))];
    this.queriedFrom.push(from);
    const isAsExpected =
      input['subjectType'] === 'Subject2' &&
      range['dateType'] === 'PermanentStorage' &&
      to.getTime() - from.getTime() <= 92 * 86_400_000;
    if (!isAsExpected) throw new Error('query');
    const { searchParams } = new URL(request.url ?? '', this.url);
    const page = Number(searchParams.get('pageOffset') ?? 0);
    const asked = Number(searchParams.get('pageSize') ?? 10);
    if (asked < 10 || asked > 250 || searchParams.get('sortOrder') !== 'Asc') throw new Error('page');
    const size = this.pageSize ?? asked;
    const complete = new Date(now.getTime() - this.behindSeconds * 1000);
    const until = range['restrictToPermanentStorageHwmDate'] === true && complete < to ? complete : to;
    const found = this.bought
      .filter((one) => one.buyerNip === nip && one.storedAt >= from && one.storedAt <= until)
      .toSorted((one, other) => one.storedAt.getTime() - other.storedAt.getTime());
    const listed = found.slice(page * size, (page + 1) * size).map((one) => ({
      ksefNumber: one.ksefNumber,
      invoiceNumber: one.invoiceNumber,
      issueDate: one.issueDate,
      invoicingDate: one.storedAt.toISOString(),
      acquisitionDate: one.storedAt.toISOString(),
      permanentStorageDate: one.storedAt.toISOString(),
      seller: one.seller,
      buyer: { identifier: { type: 'Nip', value: nip } },
      netAmount: one.net,
      grossAmount: one.gross,
      vatAmount: one.gross - one.net,
      currency: one.currency,
      invoicingMode: 'Online',
      invoiceType: 'Vat',
      formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
      isSelfInvoicing: false,
      hasAttachment: false,
      invoiceHash: sha256(one.xml),
    }));
    const invoices = listed.map((one) => this.relist(one));
    return {
      status: 200,
      body: {
        hasMore: found.length > (page + 1) * size,
        isTruncated: false,
        permanentStorageHwmDate: until.toISOString(),
        invoices,
      },
    };
  }

  private download(nip: string, number: string): Reply {
    const own = this.accepted.find(
      ({ session, verdict }) => verdict.number === number && this.sessions.get(session)?.nip === nip,
    );
    if (own) return { status: 200, body: Buffer.from(own.xml, 'utf8') };
    const found = this.bought.find((one) => one.ksefNumber === number && one.buyerNip === nip);
    if (!found) return problem(400, 21164, 'Faktura o podanym identyfikatorze nie istnieje.');
    this.downloads.set(number, (this.downloads.get(number) ?? 0) + 1);
    this.downloadCalls.push(number);
    const failing = this.failing.get(number);
    if (failing === 'too large') return { status: 200, body: Buffer.alloc(5_000_001, 0x20) };
    if (failing !== undefined) return { status: failing };
    const body = this.damages ? found.xml.subarray(0, -1) : found.xml;
    return { status: 200, body, headers: { 'x-ms-meta-hash': sha256(found.xml) } };
  }

  private certificates(): Reply {
    const { raw } = new X509Certificate(this.key.certificatePem);
    const one = {
      certificate: raw.toString('base64'),
      certificateId: 'MQ==',
      publicKeyId: sha256(raw),
      validFrom: '2020-01-01T00:00:00Z',
      validTo: '2099-01-01T00:00:00Z',
    };
    return { status: 200, body: [{ ...one, usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'] }] };
  }

  private challenge(now: Date): Reply {
    const challenge = this.reference('CR');
    this.challenges.set(challenge, now.getTime());
    return {
      status: 200,
      body: { challenge, timestamp: now.toISOString(), timestampMs: now.getTime(), clientIp: '127.0.0.1' },
    };
  }

  private byToken(input: Record<string, unknown>): Reply {
    const at = this.challenges.get(String(input['challenge']));
    if (at === undefined) return problem(400, 21111, 'Nieprawidłowe wyzwanie autoryzacyjne.');
    const [token, timestamp] = this.decrypted(String(input['encryptedToken'])).toString('utf8').split('|');
    const isRight = this.tokens.has(token ?? '') && timestamp === String(at);
    const { value } = input['contextIdentifier'] as { value: string };
    return this.signedIn(value, isRight ? 200 : 450, isRight ? 'Sukces' : 'Nieprawidłowy token');
  }

  private bySignature(xml: string, now: Date): Reply {
    const challenge = /<(?:\w+:)?Challenge>([^<]+)</.exec(xml)?.[1] ?? '';
    const nip = /<(?:\w+:)?Nip>(\d{10})</.exec(xml)?.[1] ?? '';
    const certificate = /<(?:\w+:)?X509Certificate>([^<]+)</.exec(xml)?.[1];
    if (!this.challenges.has(challenge) || !certificate || !/SignatureValue>[^<]+</.test(xml))
      return problem(400, 21111, 'Nieprawidłowe wyzwanie autoryzacyjne.');
    const { validTo } = new X509Certificate(Buffer.from(certificate, 'base64'));
    const isRight = new Date(validTo) > now;
    return this.signedIn(nip, isRight ? 200 : 460, isRight ? 'Sukces' : 'Nieważny certyfikat');
  }

  private signedIn(nip: string, code: number, description: string): Reply {
    const token = this.reference('AU');
    this.signIns.set(token, { nip, code, description, isRedeemed: false });
    return {
      status: 202,
      body: { referenceNumber: token, authenticationToken: { token, validUntil: '2099-01-01T00:00:00Z' } },
    };
  }

  private open(nip: string, input: Record<string, unknown>): Reply {
    const { encryptedSymmetricKey, initializationVector } = input['encryption'] as Record<string, string>;
    const key = this.decrypted(String(encryptedSymmetricKey));
    const iv = Buffer.from(String(initializationVector), 'base64');
    if (key.length !== 32 || iv.length !== 16) throw new Error('no AES-256 key');
    const referenceNumber = this.reference('SO');
    this.sessions.set(referenceNumber, { nip, key, iv, isOpen: true });
    return { status: 201, body: { referenceNumber, validUntil: '2099-01-01T00:00:00Z' } };
  }

  private take(reference: string, input: Record<string, unknown>, now: Date): Reply {
    const session = this.sessions.get(reference);
    if (!session) return problem(400, 21173, 'Brak sesji o wskazanym numerze referencyjnym.');
    if (!session.isOpen) return problem(400, 21180, 'Status sesji nie pozwala na wykonanie operacji.');
    const encrypted = Buffer.from(String(input['encryptedInvoiceContent']), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv);
    const file = Buffer.concat([decipher.update(encrypted), decipher.final()]);
    const isOffline = input['offlineMode'] === true;
    const isAsSaid =
      sha256(encrypted) === input['encryptedInvoiceHash'] &&
      encrypted.length === input['encryptedInvoiceSize'] &&
      sha256(file) === input['invoiceHash'] &&
      file.length === input['invoiceSize'];
    if (!isAsSaid) throw new Error('hash or size');
    const { nip } = session;
    const named = input['hashOfCorrectedInvoice'];
    const correctedHash = typeof named === 'string' ? named : null;
    const fault = correctedHash === null ? null : this.technicalFault(correctedHash, { nip, isOffline });
    if (fault) return fault;
    const invoice = this.enter(file, { reference, nip, isOffline, correctedHash, looks: this.looks }, now);
    return { status: 202, body: { referenceNumber: invoice.reference } };
  }

  /** What stands against a technical correction: it names an offline invoice of the company that was refused, and was not corrected yet. */
  private technicalFault(
    hash: string,
    { nip, isOffline }: { nip: string; isOffline: boolean },
  ): Reply | null {
    const named = this.invoices.filter(
      (one) => one.hash === hash && one.isOffline && this.sessions.get(one.session)?.nip === nip,
    );
    if (named.some(({ verdict }) => verdict.code === 200))
      return problem(
        400,
        21167,
        'Status faktury nie pozwala na korektę techniczną.',
        'Nie można wysłać korekty technicznej do prawidłowo przetworzonej faktury.',
      );
    const isCorrected = this.accepted.some(
      ({ correctedHash, session }) => correctedHash === hash && this.sessions.get(session)?.nip === nip,
    );
    if (isCorrected)
      return problem(
        400,
        21166,
        'Korekta techniczna niedostępna.',
        'Faktura posiada już przetworzoną prawidłowo korektę techniczną.',
      );
    // The Ministry’s description does not say how the real one answers here.
    if (!isOffline || named.length === 0)
      return problem(400, 21405, 'Błąd walidacji danych wejściowych.', 'hashOfCorrectedInvoice');
    return null;
  }

  private openBatch(nip: string, input: Record<string, unknown>, now: Date): Reply {
    const { encryptedSymmetricKey, initializationVector } = input['encryption'] as Record<string, string>;
    const key = this.decrypted(String(encryptedSymmetricKey));
    const iv = Buffer.from(String(initializationVector), 'base64');
    if (key.length !== 32 || iv.length !== 16) throw new Error('no AES-256 key');
    const announced = input['batchFile'] as NonNullable<Session['batch']>['announced'];
    const isCounted = announced.fileParts.every(({ ordinalNumber }, index) => ordinalNumber === index + 1);
    if (!isCounted || announced.fileParts.length < 1 || announced.fileParts.length > 50)
      throw new Error('parts');
    const referenceNumber = this.reference('SB');
    const isOffline = input['offlineMode'] === true;
    const batch = { isOffline, openedAt: now, announced, parts: new Map(), looksLeft: this.looks, code: 100 };
    this.sessions.set(referenceNumber, { nip, key, iv, isOpen: true, batch });
    return {
      status: 201,
      body: {
        referenceNumber,
        partUploadRequests: announced.fileParts.map(({ ordinalNumber }) => ({
          ordinalNumber,
          method: 'PUT',
          url: `${this.url}/storage/${referenceNumber}/${ordinalNumber}`,
          headers: { 'x-ms-blob-type': 'BlockBlob', 'x-none': null },
        })),
      },
    };
  }

  private takePart(reference: string, ordinal: number, request: IncomingMessage, body: Buffer): Reply {
    const batch = this.sessions.get(reference)?.batch;
    const announced = batch?.announced.fileParts.find(({ ordinalNumber }) => ordinalNumber === ordinal);
    // Whoever brings a token along shows it to a store that it is none of.
    const isRight = request.headers['x-ms-blob-type'] === 'BlockBlob' && !request.headers.authorization;
    if (this.losesParts || !batch || !announced || !isRight) return { status: 403 };
    batch.parts.set(ordinal, body);
    return { status: 201 };
  }

  private async closeBatch(reference: string): Promise<Reply> {
    const session = this.sessions.get(reference);
    const batch = session?.batch;
    if (!session || !batch) return problem(400, 21173, 'Brak sesji o wskazanym numerze referencyjnym.');
    if (!session.isOpen) return problem(400, 21180, 'Status sesji nie pozwala na wykonanie operacji.');
    const { announced, parts, isOffline, openedAt } = batch;
    const isWhole = announced.fileParts.every(({ ordinalNumber, fileHash, fileSize }) => {
      const part = parts.get(ordinalNumber);
      return part?.length === fileSize && sha256(part) === fileHash;
    });
    session.isOpen = false;
    if (this.packageRefusal) {
      batch.code = this.packageRefusal.code;
      return { status: 204 };
    }
    if (!isWhole) {
      batch.code = parts.size === 0 ? 440 : 405;
      return { status: 204 };
    }
    const plain = announced.fileParts.map(({ ordinalNumber }) => {
      const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv);
      return Buffer.concat([decipher.update(parts.get(ordinalNumber) ?? Buffer.of()), decipher.final()]);
    });
    const zip = Buffer.concat(plain);
    if (zip.length !== announced.fileSize || sha256(zip) !== announced.fileHash) {
      batch.code = 405;
      return { status: 204 };
    }
    batch.code = 150;
    for (const content of (await unzip(zip)).values())
      this.enter(
        Buffer.from(content),
        { reference, nip: session.nip, isOffline, correctedHash: null, looks: 0 },
        openedAt,
      );
    return { status: 204 };
  }

  private sessionState(reference: string, now: Date): Reply {
    const session = this.sessions.get(reference);
    if (!session) return problem(400, 21173, 'Brak sesji o wskazanym numerze referencyjnym.');
    const { batch, isOpen } = session;
    if (batch?.code === 150 && (batch.looksLeft -= 1) < 0) {
      const ofSession = this.invoices.filter((one) => one.session === reference);
      batch.code = ofSession.some(({ verdict }) => verdict.code === 200) ? 200 : 445;
    }
    const code = batch ? batch.code : isOpen ? 100 : 200;
    return {
      status: 200,
      body: {
        status: { code, description: (batch && this.packageRefusal?.description) ?? `Status ${code}` },
        dateCreated: now.toISOString(),
        dateUpdated: now.toISOString(),
      },
    };
  }

  /** Takes an invoice, and decides on it. */
  private enter(
    file: Buffer,
    sent: { reference: string; nip: string; isOffline: boolean; correctedHash: string | null; looks: number },
    now: Date,
  ): TakenInvoice {
    const { reference, nip, isOffline, correctedHash, looks } = sent;
    const xml = file.toString('utf8');
    const element = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? '';
    const invoiceNumber = element('P_2');
    const invoice: TakenInvoice = {
      reference: this.reference('EE'),
      session: reference,
      hash: sha256(file),
      xml,
      identity: [element('NIP'), element('RodzajFaktury'), invoiceNumber].join(' '),
      invoiceNumber,
      isOffline,
      correctedHash,
      takenAt: now,
      looksLeft: looks,
      verdict: { code: 0, description: '', details: [] },
    };
    invoice.verdict = this.verdictOn(invoice, file, nip);
    this.invoices.push(invoice);
    return invoice;
  }

  private verdictOn(invoice: TakenInvoice, file: Buffer, nip: string): Verdict {
    const day = warsawDay(invoice.takenAt);
    const faults = faultsOf(checkFa3(file, day), 'pl');
    if (faults.length > 0)
      return {
        code: 450,
        description: 'Błąd weryfikacji semantyki dokumentu faktury',
        details: faults.map(({ code, path }) => `${path}: ${code}`),
      };
    if (!invoice.identity.startsWith(nip))
      return { code: 410, description: 'Nieprawidłowy zakres uprawnień', details: [] };
    const original = this.accepted.find(({ identity }) => identity === invoice.identity);
    if (original) return { code: 440, original };
    const refusal = this.refusal(invoice.invoiceNumber);
    if (refusal) return refusal;
    this.counter += 1;
    const start = `${nip}-${day.replaceAll('-', '')}-${this.counter.toString(16).toUpperCase().padStart(12, '0')}`;
    const number = `${start}-${checkDigitsOf(start)}`;
    // With a mark at its beginning, which is part of the file.
    const receipt = Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="utf-8"?><Potwierdzenie><Dokument><NumerKSeFDokumentu>${number}</NumerKSeFDokumentu><SkrotDokumentu>${invoice.hash}</SkrotDokumentu></Dokument></Potwierdzenie>`,
    );
    return { code: 200, number, receipt };
  }

  private told(invoice: TakenInvoice, index: number): object {
    const { reference, hash, invoiceNumber, takenAt, verdict, looksLeft } = invoice;
    const base = {
      ordinalNumber: index + 1,
      referenceNumber: reference,
      invoiceNumber,
      invoiceHash: hash,
      invoicingDate: takenAt.toISOString(),
    };
    if (looksLeft > 0) return { ...base, status: { code: 150, description: 'Trwa przetwarzanie' } };
    if ('number' in verdict)
      return {
        ...base,
        ksefNumber: verdict.number,
        acquisitionDate: takenAt.toISOString(),
        status: { code: 200, description: 'Sukces' },
      };
    if (!('original' in verdict)) return { ...base, status: verdict };
    const { original } = verdict;
    const number = 'number' in original.verdict ? original.verdict.number : '';
    return {
      ...base,
      status: {
        code: 440,
        description: 'Duplikat faktury',
        details: [`Duplikat faktury. Faktura o numerze KSeF: ${number} została już prawidłowo przesłana`],
        extensions: { originalSessionReferenceNumber: original.session, originalKsefNumber: number },
      },
    };
  }

  private receipt(session: string, name: string): Reply {
    const found = this.accepted.find(
      (one) => one.session === session && (one.reference === name || one.verdict.number === name),
    );
    if (!found) return problem(400, 21178, 'Nie znaleziono UPO dla podanych kryteriów.');
    const { receipt } = found.verdict;
    return { status: 200, body: receipt, headers: { 'x-ms-meta-hash': sha256(receipt) } };
  }

  private decrypted(base64: string): Buffer {
    return privateDecrypt(
      { key: this.key.privateKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(base64, 'base64'),
    );
  }

  private reference(kind: string): string {
    this.counter += 1;
    const part = this.counter.toString(16).toUpperCase().padStart(10, '0');
    return `20261120-${kind}-${part}-${part}-00`;
  }

  /** The same in every run. */
  private random(): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.seed / 2_147_483_648;
  }
}

function json(body: Buffer): Record<string, unknown> {
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
