import { createHash } from 'node:crypto';
import type {
  BatchPartSendingInfo,
  InvoiceMetadata,
  KSeFClient,
  OpenBatchSessionResponse,
  SessionInvoiceStatusResponse,
} from 'ksef-client-ts';
import type { Logger } from '../../../kernel/log.js';
import { instantOf as warsawInstant } from '../../../kernel/time/clocks.js';
import { isDay, warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { KsefSecret } from './ksef-credential.js';
import { KsefCredentialRefused, KsefRefusal, KsefUnreachable, ksefErrorOf, sentence } from './ksef-errors.js';
import type { KsefServer } from './ksef-server.js';
import { KsefTransport } from './ksef-transport.js';

const names = { test: 'TEST', demo: 'DEMO', production: 'PROD' } as const;

/** For whom KSeF is asked. */
export interface KsefPeer {
  environment: KsefTarget;
  nip: string;
  secret: KsefSecret;
}

/** An interactive session, with the key by which its invoices are encrypted. */
export interface KsefSession {
  reference: string;
  key: Uint8Array;
  iv: Uint8Array;
}

/** A package of invoices that KSeF waits for. */
export interface KsefBatch {
  /** Of its session. */
  reference: string;
  opened: OpenBatchSessionResponse;
  parts: BatchPartSendingInfo[];
}

/** How far KSeF is with a package. */
export interface KsefBatchState {
  /** `open`: it waits for the package, or for the word that it is complete. */
  progress: 'open' | 'under way' | 'done';
  /** What it says of each invoice by now, by the hash of its file. */
  invoices: ReadonlyMap<string, { reference: string; verdict: KsefVerdict }>;
  /** Why it refuses the package as a whole, in its words; null where it does not. */
  words: string | null;
}

/** What KSeF says of an invoice. */
export type KsefVerdict =
  | { kind: 'under way' }
  /** @property session null: the one by which it was sent */
  | { kind: 'accepted'; number: string; acquiredAt: Date | null; session: string | null }
  | { kind: 'refused'; code: number; words: string }
  /** KSeF dropped it for reasons of its own: it is to be sent again. */
  | { kind: 'dropped'; words: string };

/** An invoice that KSeF has for the company as its buyer, as the list of them tells it. */
export interface ListedInvoice {
  ksefNumber: string;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  issueDate: string;
  /** When KSeF stored it for good. */
  storedAt: Date;
  sellerNip: string;
  sellerName: string;
  currency: string;
  netAmount: number;
  grossAmount: number;
  /** SHA-256 of the file, in base64. */
  hash: string;
  /** False where the list tells of it what it should not: the rest is left empty then, and a person has to look. */
  isUnderstood: boolean;
}

/** A page of that list. */
export interface ListedPage {
  invoices: ListedInvoice[];
  hasMore: boolean;
  /** There are more than a query can page through: go on with another one from the last instant. */
  isTruncated: boolean;
  /** Up to when the list is complete for good. */
  completeUntil: Date | null;
}

/** Codes by which KSeF says that it dropped an invoice itself. */
const dropped: ReadonlySet<number> = new Set([405, 500, 550]);
const formCode = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' } as const;
const triesOfSignIn = 4;
/** Pages of a session's list that are read to find an invoice in it. */
const mostPages = 100;
/** The most that KSeF lists at once. */
const receivedPageSize = 250;

/** What a connection needs. */
interface ConnectionDeps {
  clock: Clock;
  log: Logger;
  signal: AbortSignal;
  server: KsefServer;
}

/**
 * A company's connection to KSeF for one turn, signed in. All calls throw `KsefPaused`, `KsefUnreachable`, `KsefCredentialRefused` or
 * `KsefRefusal`.
 */
export class KsefConnection {
  private constructor(
    private readonly client: KSeFClient,
    private readonly transport: KsefTransport,
    private readonly given: Pick<ConnectionDeps, 'log' | 'server'>,
  ) {}

  /** Signs in. The client takes a while to load, and only who sends something needs it. */
  static async open(peer: KsefPeer, { clock, log, signal, server }: ConnectionDeps): Promise<KsefConnection> {
    const { KSeFClient } = await import('ksef-client-ts');
    const { baseUrl, callsPerSecond } = server;
    const transport = new KsefTransport(clock, signal, server);
    const client = new KSeFClient({
      environment: names[peer.environment],
      ...(baseUrl ? { baseUrl } : {}),
      transport: transport.call,
      // Its own tries would send an invoice twice.
      retry: { maxRetries: 0 },
      rateLimit: { globalRps: callsPerSecond },
      onSystemWarning: (warning) => log.warn({ warning }, 'KSeF warns'),
    });
    const connection = new KsefConnection(client, transport, { log, server });
    await connection.signIn(peer);
    return connection;
  }

  private async signIn({ nip, secret }: KsefPeer): Promise<void> {
    const { token, certificate } = secret;
    for (let left = triesOfSignIn; ; left -= 1) {
      try {
        if (token) await this.client.loginWithToken(token, nip);
        else if (certificate) await this.client.loginWithCertificate(certificate.pem, certificate.key, nip);
        else throw new KsefCredentialRefused('nothing to sign in by');
        return;
      } catch (error) {
        const known = ksefErrorOf(error);
        if (known instanceof KsefRefusal) throw new KsefCredentialRefused(known.message);
        // The tokens of a sign-in can be fetched once: when they were lost, it begins anew.
        if (!(known instanceof KsefUnreachable) || known.isRepeated || left <= 1) throw known;
      }
    }
  }

  async openSession(): Promise<KsefSession> {
    return this.asking(async () => {
      const { client } = this;
      await client.crypto.init();
      const { cipherKey: key, cipherIv: iv, encryptionInfo } = await client.crypto.getEncryptionData();
      const { referenceNumber: reference } = await client.onlineSession.openSession({
        formCode,
        encryption: encryptionInfo,
      });
      return { reference, key, iv };
    });
  }

  /**
   * @param correctedHash of a technical correction that of the file of the offline invoice that KSeF refused first; null of any other
   * @returns the reference of the invoice
   */
  async send(
    { reference, key, iv }: KsefSession,
    xml: Buffer,
    { isOffline, correctedHash }: { isOffline: boolean; correctedHash: string | null },
  ): Promise<string> {
    return this.asking(async () => {
      const { crypto, onlineSession } = this.client;
      const content = new Uint8Array(xml);
      const encrypted = crypto.encryptAES256(content, key, iv);
      const [plain, sealed] = [crypto.getFileMetadata(content), crypto.getFileMetadata(encrypted)];
      const answer = await onlineSession.sendInvoice(reference, {
        invoiceHash: plain.hashSHA,
        invoiceSize: plain.fileSize,
        encryptedInvoiceHash: sealed.hashSHA,
        encryptedInvoiceSize: sealed.fileSize,
        encryptedInvoiceContent: Buffer.from(encrypted).toString('base64'),
        offlineMode: isOffline,
        ...(correctedHash !== null && { hashOfCorrectedInvoice: correctedHash }),
      });
      return answer.referenceNumber;
    });
  }

  /**
   * Announces a package of invoices: a ZIP in encrypted parts. Nothing of them is there before `sendBatch`.
   * @param files by names that are unique
   */
  async openBatch(
    files: readonly { fileName: string; content: Buffer }[],
    isOffline: boolean,
  ): Promise<KsefBatch> {
    return this.asking(async () => {
      const { client } = this;
      const { BatchFileBuilder, createZip } = await import('ksef-client-ts');
      await client.crypto.init();
      const { cipherKey: key, cipherIv: iv, encryptionInfo } = await client.crypto.getEncryptionData();
      const zip = await createZip([...files]);
      const { batchFile, encryptedParts } = BatchFileBuilder.build(new Uint8Array(zip), (part) =>
        client.crypto.encryptAES256(part, key, iv),
      );
      const opened = await client.batchSession.openSession({
        formCode,
        batchFile,
        encryption: encryptionInfo,
        offlineMode: isOffline,
      });
      const parts = encryptedParts.map((part, index) => ({
        data: new Uint8Array(part).buffer,
        metadata: client.crypto.getFileMetadata(part),
        ordinalNumber: index + 1,
      }));
      return { reference: opened.referenceNumber, opened, parts };
    });
  }

  /** Sends a package, and says that it is complete. The client would send it past the bounds of this transport. */
  async sendBatch({ reference, opened, parts }: KsefBatch): Promise<void> {
    return this.asking(async () => {
      for (const { ordinalNumber, data } of parts) {
        const upload = opened.partUploadRequests.find((one) => one.ordinalNumber === ordinalNumber);
        if (!upload) throw new KsefUnreachable(`KSeF names no place for part ${ordinalNumber}`);
        await this.allowUpload(upload.url);
        const headers = Object.fromEntries(
          Object.entries(upload.headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        );
        const answer = await this.transport.call(upload.url, { method: upload.method, headers, body: data });
        if (!answer.ok) throw new KsefUnreachable(`HTTP ${answer.status} for part ${ordinalNumber}`);
      }
      await this.client.batchSession.closeSession(reference);
    });
  }

  /** An address that an answer names is KSeF's own, or nothing is sent there. */
  private async allowUpload(url: string): Promise<void> {
    if (new URL(url).origin === this.given.server.origin) return;
    const { defaultPresignedUrlPolicy, validatePresignedUrl } = await import('ksef-client-ts');
    validatePresignedUrl(url, defaultPresignedUrlPolicy());
  }

  /**
   * What became of a package. One whose completeness nobody told any more is told complete now: KSeF says then what it lacks.
   * @param wanted hashes of the files that are asked for
   */
  async lookAtBatch(session: string, wanted: ReadonlySet<string>): Promise<KsefBatchState> {
    return this.asking(async () => {
      const { batchSession, sessionStatus } = this.client;
      const { code, description, details } = (await sessionStatus.getSessionStatus(session)).status;
      if (code === 100) {
        await batchSession.closeSession(session);
        return { progress: 'open', invoices: new Map(), words: null };
      }
      const invoices = new Map<string, { reference: string; verdict: KsefVerdict }>();
      let page: string | undefined;
      for (let left = mostPages; left > 0; left -= 1) {
        const listed = await sessionStatus.getSessionInvoices(session, 100, page);
        for (const invoice of listed.invoices) {
          const { invoiceHash: hash, referenceNumber: reference } = invoice;
          if (wanted.has(hash))
            invoices.set(hash, { reference, verdict: await this.verdictOf(session, invoice) });
        }
        if (!listed.continuationToken) break;
        page = listed.continuationToken;
      }
      const words = code < 300 ? null : sentence(code, description, details);
      return { progress: code < 200 ? 'under way' : 'done', invoices, words };
    });
  }

  /** Ends a session; it would end by itself after twelve hours. Never throws. */
  async closeSession({ reference }: KsefSession): Promise<void> {
    await this.client.onlineSession.closeSession(reference).catch(() => undefined);
  }

  /** The invoice of a session that has a hash: one whose answer was lost on its way. Null where KSeF has none. */
  async findByHash(session: string, hash: string): Promise<{ reference: string } | null> {
    const found = await this.findIn(session, ({ invoiceHash }) => invoiceHash === hash);
    return found && { reference: found.referenceNumber };
  }

  /**
   * The hash of the file that has a number: as its session tells it, or of the file itself, where another program's session is not shown.
   * @returns null where KSeF tells neither
   */
  async hashOf(session: string, number: string): Promise<string | null> {
    // Who may send does not have to be allowed to read.
    const untold = (error: unknown) => {
      if (error instanceof KsefRefusal || error instanceof KsefCredentialRefused) return null;
      throw error;
    };
    const found = await this.findIn(session, ({ ksefNumber }) => ksefNumber === number).catch(untold);
    if (found) return found.invoiceHash;
    return this.asking(async () => {
      const { hash: told } = await this.client.invoices.getInvoice(number);
      const hash = createHash('sha256').update(this.transport.lastBody).digest('base64');
      // One that came damaged tells nothing.
      return told && told !== hash ? null : hash;
    }).catch(untold);
  }

  private async findIn(
    session: string,
    isWanted: (invoice: SessionInvoiceStatusResponse) => boolean,
  ): Promise<SessionInvoiceStatusResponse | null> {
    return this.asking(async () => {
      let page: string | undefined;
      for (let left = mostPages; left > 0; left -= 1) {
        const { invoices, continuationToken } = await this.client.sessionStatus.getSessionInvoices(
          session,
          100,
          page,
        );
        const found = invoices.find(isWanted);
        if (found) return found;
        if (!continuationToken) return null;
        page = continuationToken;
      }
      return null;
    });
  }

  async verdictOn(session: string, reference: string): Promise<KsefVerdict> {
    const invoice = await this.asking(() => this.client.sessionStatus.getSessionInvoice(session, reference));
    return this.verdictOf(session, invoice);
  }

  private async verdictOf(session: string, invoice: SessionInvoiceStatusResponse): Promise<KsefVerdict> {
    const { code, description, details, extensions } = invoice.status;
    const instant = invoice.acquisitionDate ?? invoice.invoicingDate;
    const acquiredAt = instant && !Number.isNaN(Date.parse(instant)) ? ksefInstant(instant) : null;
    if (code === 200 && invoice.ksefNumber)
      return { kind: 'accepted', number: invoice.ksefNumber, acquiredAt, session: null };
    if (code === 440) {
      const number = extensions?.['originalKsefNumber'] ?? numberIn(details);
      const original = extensions?.['originalSessionReferenceNumber'] ?? null;
      if (number)
        return {
          kind: 'accepted',
          number,
          acquiredAt: (await this.acquiredIn(original, number)) ?? acquiredAt,
          session: original ?? session,
        };
    }
    if (code < 300) return { kind: 'under way' };
    const words = sentence(code, description, details);
    return dropped.has(code) ? { kind: 'dropped', words } : { kind: 'refused', code, words };
  }

  /** When the number of a duplicate was given; null where the session of the original does not tell. */
  private async acquiredIn(session: string | null, number: string): Promise<Date | null> {
    if (session === null) return null;
    try {
      const { invoices } = await this.client.sessionStatus.getSessionInvoices(session, 100);
      const instant = invoices.find(({ ksefNumber }) => ksefNumber === number)?.acquisitionDate;
      return instant ? ksefInstant(instant) : null;
    } catch {
      // A fact more, for which nothing is held up; a pause that KSeF asks for holds for the next call.
      return null;
    }
  }

  /** The receipt (UPO) of an accepted invoice, byte for byte; null where it came damaged. */
  async receiptOf(
    session: string,
    { number, reference }: { number: string; reference: string | null },
  ): Promise<Buffer | null> {
    return this.asking(async () => {
      const { sessionStatus } = this.client;
      const { hash } = reference
        ? await sessionStatus.getInvoiceUpoByReference(session, reference)
        : await sessionStatus.getInvoiceUpoByKsefNumber(session, number);
      const receipt = this.transport.lastBody;
      const isWhole = !hash || createHash('sha256').update(receipt).digest('base64') === hash;
      return isWhole && receipt.length > 0 ? receipt : null;
    });
  }

  /** Invoices that the company is the buyer of, by the instant at which KSeF stored them, the first ones first. */
  async listReceived(from: Date, to: Date, page: number): Promise<ListedPage> {
    const answer = await this.asking(() =>
      this.client.invoices.queryInvoiceMetadata(
        {
          subjectType: 'Subject2',
          dateRange: {
            dateType: 'PermanentStorage',
            from: from.toISOString(),
            to: to.toISOString(),
            restrictToPermanentStorageHwmDate: true,
          },
        },
        page,
        receivedPageSize,
        'Asc',
      ),
    );
    const until = answer.permanentStorageHwmDate;
    return {
      invoices: this.listedInvoices(answer.invoices, from),
      hasMore: answer.hasMore,
      isTruncated: answer.isTruncated,
      completeUntil: until ? ksefInstant(until) : null,
    };
  }

  /** No single one keeps those behind it from being listed. */
  private listedInvoices(given: readonly InvoiceMetadata[], from: Date): ListedInvoice[] {
    let before = from;
    return given.flatMap((one) => {
      const storedAt = storedAtOf(one, before);
      before = storedAt;
      const listed = listedInvoice(one);
      if (listed) return listed;
      const barely = listedBarely(one, storedAt);
      this.given.log.error({ listed: one, isKept: barely !== null }, 'KSeF lists an invoice that cannot be');
      return barely ?? [];
    });
  }

  /** The file of an invoice, byte for byte; null where it came damaged. */
  async downloadInvoice({ ksefNumber, hash }: { ksefNumber: string; hash: string }): Promise<Buffer | null> {
    return this.asking(async () => {
      await this.client.invoices.getInvoice(ksefNumber);
      const file = this.transport.lastBody;
      return createHash('sha256').update(file).digest('base64') === hash ? file : null;
    });
  }

  private async asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw ksefErrorOf(error);
    }
  }
}

/** Null where an invoice is not listed as KSeF says that it is. */
function listedInvoice(given: InvoiceMetadata): ListedInvoice | null {
  try {
    const { ksefNumber, invoiceNumber, issueDate, seller, currency, netAmount, grossAmount, invoiceHash } =
      given;
    const isWhole =
      isKsefNumber(ksefNumber) &&
      isDay(issueDate.slice(0, 10)) &&
      /^\d{10}$/.test(seller.nip) &&
      /^[A-Z]{3}$/.test(currency) &&
      Math.abs(netAmount) < 1e15 &&
      Math.abs(grossAmount) < 1e15 &&
      isHash(invoiceHash);
    if (!isWhole) return null;
    return {
      ksefNumber,
      invoiceNumber: invoiceNumber.slice(0, 256),
      issueDate: issueDate.slice(0, 10),
      storedAt: ksefInstant(given.permanentStorageDate),
      sellerNip: seller.nip,
      sellerName: (seller.name ?? '').slice(0, 512),
      currency,
      netAmount,
      grossAmount,
      hash: invoiceHash,
      isUnderstood: true,
    };
  } catch {
    return null;
  }
}

const isKsefNumber = (given: unknown): given is string =>
  typeof given === 'string' && /^[0-9A-Z-]{35,36}$/.test(given);
const isHash = (given: unknown): given is string =>
  typeof given === 'string' && /^[A-Za-z0-9+/]{43}=$/.test(given);

/** One that is kept by number and hash alone; null where it has not even those. */
function listedBarely(given: InvoiceMetadata, storedAt: Date): ListedInvoice | null {
  const { ksefNumber, invoiceHash } = given;
  if (!isKsefNumber(ksefNumber) || !isHash(invoiceHash)) return null;
  return {
    ksefNumber,
    invoiceNumber: '',
    issueDate: warsawDay(storedAt),
    storedAt,
    sellerNip: '',
    sellerName: '',
    currency: 'XXX',
    netAmount: 0,
    grossAmount: 0,
    hash: invoiceHash,
    isUnderstood: false,
  };
}

function storedAtOf({ permanentStorageDate }: InvoiceMetadata, before: Date): Date {
  try {
    return ksefInstant(permanentStorageDate);
  } catch {
    return before;
  }
}

/** An instant of KSeF's, which leaves the zone out where it means Warsaw's; never read in the server's. */
export function ksefInstant(text: string): Date {
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const time = Date.parse(isZoned ? text : `${text}Z`);
  if (Number.isNaN(time))
    throw new KsefUnreachable(`KSeF tells an instant that is none: ${text.slice(0, 40)}`);
  return new Date(isZoned ? time : warsawInstant(time));
}

/** The number that the words about a duplicate name. */
function numberIn(details: readonly string[] | null | undefined): string | undefined {
  return /\b\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}\b/.exec((details ?? []).join(' '))?.[0];
}
