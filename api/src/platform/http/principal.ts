import type { Context } from 'koa';
import type { CallingKey } from '../../kernel/caller.js';
import type { ApiScope } from './api-scopes.js';

/** The key of a company that a request brought in place of a session. */
export interface KeyOfRequest extends CallingKey {
  scopes: readonly ApiScope[];
  /** In which calls that name none are answered. */
  version: string;
}

/** Who a request speaks for. */
export interface Principal {
  userId: number;
  sessionId: number;
  isAdmin: boolean;
  /** Null for administrators and for users without a company. */
  companyId: number | null;
  isOwner: boolean;
  /** The company, or the installation, asks for a second factor that the user has not turned on yet. */
  needsSecondFactor: boolean;
  /**
   * Set where a program calls by a key of the company: it has the rights of the company's owner, who is the user then, as far as its
   * scopes go. The session's id is 0.
   */
  apiKey?: KeyOfRequest;
}

/** Somebody acting for their company. */
export interface Member extends Principal {
  companyId: number;
}

/** What a request tells of the program that sent it. Anybody can say anything here, but for the address. */
export interface ClientOfRequest {
  /** Network address. */
  address: string;
  /** The header `User-Agent`; empty when there is none. */
  userAgent: string;
  /** The header `Cookie`; empty when there is none. */
  cookies: string;
  /** The header `Origin`; left out when there is none. */
  origin?: string | undefined;
  /** Whether a browser says that another website sent the request. */
  isCrossSite: boolean;
}

/** Reads it from the headers. */
export function clientOf(context: Context, address: string): ClientOfRequest {
  const { headers } = context.req;
  return {
    address,
    userAgent: headers['user-agent'] ?? '',
    cookies: headers.cookie ?? '',
    origin: headers.origin || undefined,
    isCrossSite: headers['sec-fetch-site'] === 'cross-site',
  };
}
