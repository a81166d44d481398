import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What came to a receiver. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  /** The header `webhook-id`. */
  id: string;
  text: string;
  /** The body. */
  event: { id: string; type: string; created_at: string; company_id: number; data: Record<string, unknown> };
}

/** A program of a company's own that webhooks call. */
export interface WebhookReceiver {
  /** `127.0.0.1:41234`, as `CRAWLER_ALLOW_HOSTS` names it. */
  host: string;
  url: string;
  calls: ReceivedCall[];
  /** How it answers; 204 until it is set. */
  answer: (call: ReceivedCall, response: ServerResponse) => void;
  /** Those of a type that came, by their ids, each once. */
  events(type?: string): ReceivedCall['event'][];
}

const open: (() => Promise<void>)[] = [];

/** Opens a receiver. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    host: '',
    url: '',
    calls: [],
    answer: (_call, response) => response.writeHead(204).end(),
    events: (type) => {
      const byId = new Map(receiver.calls.map(({ event }) => [event.id, event]));
      return [...byId.values()].filter((event) => type === undefined || event.type === type);
    },
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const call: ReceivedCall = {
        headers: request.headers,
        id: String(request.headers['webhook-id']),
        text,
        event: JSON.parse(text) as ReceivedCall['event'],
      };
      receiver.calls.push(call);
      receiver.answer(call, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver.url = `http://${receiver.host}/hook`;
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return receiver;
}

/** Closes all that were opened. */
export async function closeReceivers(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

/**
 * Checks a call as receivers do, with the package of Standard Webhooks.
 * @throws Error when it is not signed with the secret
 */
export function verifyCall(
  secret: string,
  { headers, text }: Pick<ReceivedCall, 'headers' | 'text'>,
): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
