import { once } from 'node:events';
import { afterEach } from '@jest/globals';
import { WebSocket } from 'ws';
import type { ChatMessageDto } from '../modules/correspondence/chat/chat.dto.js';
import type { SocketEvent } from '../modules/correspondence/chat/socket/socket-event.js';
import type { TestUser } from './people.js';

/** Writes to somebody. */
export const write = (from: TestUser, to: Pick<TestUser, 'id'>, content: string, more: object = {}) =>
  from.api.create<ChatMessageDto>('/chat/messages', { recipient_id: to.id, content, ...more });

/** How a socket is opened. */
interface SocketOptions {
  /** Under `/api` or not. */
  prefix?: '' | '/api';
  /** Sub-protocols instead of the user's token; none to prove it with the first message. */
  protocols?: string[];
  /** The socket of somebody else. */
  userId?: number;
  origin?: string;
}

/** A socket with what it was told. */
export interface TestSocket {
  socket: WebSocket;
  events: SocketEvent[];
  send(frame: object | string | Buffer): void;
  /** The next event of a type, or the one that came since the last look. */
  next<Type extends SocketEvent['type']>(type: Type): Promise<Extract<SocketEvent, { type: Type }>>;
  /** The code that it is closed with. */
  closed(): Promise<number>;
}

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/** Opens a socket; it is cut at the end of the test. */
export function aSocket(
  app: { url: string },
  user: Pick<TestUser, 'id' | 'token'>,
  options: SocketOptions = {},
): TestSocket {
  const { prefix = '', protocols = ['bearer', user.token], userId = user.id, origin } = options;
  const address = `${app.url.replace(/^http/, 'ws')}${prefix}/ws/chat/${userId}`;
  const socket = new WebSocket(address, protocols, { ...(origin ? { origin } : {}) });
  open.push(socket);
  const events: SocketEvent[] = [];
  let looked = 0;
  let wake = (): void => undefined;
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    events.push(JSON.parse(data.toString('utf8')) as SocketEvent);
    wake();
  });
  const closing = once(socket, 'close') as Promise<[number, Buffer]>;
  closing.catch(() => undefined);
  return {
    socket,
    events,
    send(frame) {
      const isRaw = typeof frame === 'string' || Buffer.isBuffer(frame);
      socket.send(isRaw ? frame : JSON.stringify(frame));
    },
    async next(type) {
      for (;;) {
        const at = events.findIndex((event, index) => index >= looked && event.type === type);
        if (at !== -1) {
          looked = at + 1;
          return events[at] as Extract<SocketEvent, { type: typeof type }>;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    closed: async () => (await closing)[0],
  };
}

/** The same, once it is open. */
export async function anOpenSocket(...args: Parameters<typeof aSocket>): Promise<TestSocket> {
  const opened = aSocket(...args);
  await once(opened.socket, 'open');
  return opened;
}

/** The status with which a request for a socket is refused. */
export async function refusalOf({ socket }: TestSocket): Promise<number> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}
