/**
 * The port to the public web, for reading pages of strangers. Adapters: `GuardedWeb`, `FakeWeb` for tests. Both pass the
 * same contract.
 */

/** Why something could not be read. */
export type WebFaultCode =
  /** The address leads into a private network, or to this machine. */
  | 'private_address'
  /** The address names a port that websites do not use. */
  | 'port_not_allowed'
  /** The name of the host is not known. */
  | 'host_not_found'
  /** Nobody answers there, or the connection broke. */
  | 'unreachable'
  /** The certificate is not the host's, or nobody vouches for it. */
  | 'bad_certificate'
  | 'timed_out'
  /** What came is no text: a picture, a document, an archive. */
  | 'not_a_page'
  /** What came is no HTTP, or compressed in a way that cannot be read. */
  | 'bad_answer';

/** Something could not be read. */
export class WebFault extends Error {
  override readonly name = 'WebFault';

  constructor(
    readonly code: WebFaultCode,
    message: string = code,
  ) {
    super(message);
  }
}

/** What a server answered. */
export interface WebAnswer {
  /** The address that was asked. */
  url: URL;
  status: number;
  /** Where a redirect leads, whole; null for every other answer, and for one that leads nowhere on the web. */
  location: URL | null;
  /** In small letters, without parameters; empty when the server named none. */
  contentType: string;
  /** The content as text; empty for redirects. */
  text: string;
  /** There was more than is read. */
  isCut: boolean;
}

/** How something is asked for. */
export interface WebRequest {
  /** Ends the request. */
  signal?: AbortSignal | undefined;
  /** The encoding that pages of this country fall back to, by ISO code, when they name none or a wrong one. */
  country?: string | null;
}

/** What is sent to a server. */
export interface WebMessage {
  body: string;
  /** Beside length and name of the sender. */
  headers: Readonly<Record<string, string>>;
  /** For all of it, from looking the host up to the last byte of the answer, in milliseconds. */
  timeoutMs: number;
}

/** What a server answered to a message. */
export interface WebReceipt {
  status: number;
  /** How the answer begins: at most 2,000 bytes, whatever they are. */
  text: string;
}

/** Reads the public web. Keeps no cookies, sends no credentials, follows no redirects. */
export interface WebFetch {
  /** How the reader names itself to servers. */
  readonly userAgent: string;
  /** The first word of that, by which robots.txt speaks of it. */
  readonly robotName: string;
  /** Whether an address is one of those that the installation may visit although they are private. */
  isAllowed(url: URL): boolean;
  /**
   * Asks for one address, once.
   * @throws {WebFault} when there is nothing to read
   * @throws the signal's reason when that ended the request
   */
  get(url: URL, request?: WebRequest): Promise<WebAnswer>;
}

/** Sends messages to the public web, under the same guard. */
export interface WebSender extends Pick<WebFetch, 'isAllowed'> {
  /**
   * Sends a message to one address, once: by https alone, unless the installation may visit the address anyway. At most 1 MB of the
   * answer is read.
   * @throws {WebFault} when nothing was answered in time, or the address is none that is visited
   */
  post(url: URL, message: WebMessage): Promise<WebReceipt>;
}
