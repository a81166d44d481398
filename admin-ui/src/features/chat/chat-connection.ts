import type { Change } from '../../kit/api/changed-records';
import type { PersonHere } from '../../kit/api/live-link';
import type { Schemas } from '../../kit/api/types';

/** `retrying`: it was lost and is being tried again; `lost`: it was given up; `refused`: trying again would not help. */
export type ConnectionState = 'connecting' | 'open' | 'retrying' | 'lost' | 'refused';

/** The part of a WebSocket that is needed; a test brings its own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export const retryMs = 3_000;
export const mostRetries = 5;
export const pingMs = 30_000;
/** An answer to a ping takes less; otherwise nobody is there, whatever the network says. */
export const pongMs = 10_000;

/** `WebSocket.OPEN`, also where there is no such class. */
const openState = 1;

/** Closed as one does (1000, 1001), or refused: the token, the user, too many windows. A process that is stopped says 1012. */
const finalCodes = new Set([1000, 1001, 4401, 4403, 4429]);

interface ConnectionOptions {
  /** Opens a socket with the token of the moment; null when nobody is signed in. */
  open: () => Socket | null;
  onEvent: (event: ChatEvent) => void;
  /** It is open, for the first time or again: what was missed can be read now. */
  onOpen: () => void;
  onState: (state: ConnectionState) => void;
}

/** Keeps a socket open: five tries, three seconds apart, after it was lost; then somebody has to ask for it. */
export class ChatConnection {
  private socket: Socket | null = null;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private state: ConnectionState = 'connecting';

  constructor(private readonly options: ConnectionOptions) {}

  /** Connects, or tries again at once with all tries before it. */
  connect(): void {
    this.retries = 0;
    this.turn('connecting');
    this.open();
  }

  /** Tries again at once when it is not open: the network came back, or somebody looks at the page again. */
  wake(): void {
    if (this.state === 'retrying' || this.state === 'lost') this.connect();
  }

  stop(): void {
    this.drop(1000);
  }

  /** Sends a frame; nothing while it is not open, or is being closed. */
  send(frame: object): void {
    if (this.state === 'open' && this.socket?.readyState === openState)
      this.socket.send(JSON.stringify(frame));
  }

  private open(): void {
    this.drop(1000);
    const socket = this.options.open();
    if (!socket) return;
    this.socket = socket;
    socket.onopen = () => {
      this.retries = 0;
      this.turn('open');
      this.pinging = setInterval(() => this.ping(), pingMs);
      this.options.onOpen();
    };
    socket.onmessage = ({ data }) => {
      const event = chatEventOf(data);
      if (event?.type === 'pong') clearTimeout(this.timer);
      else if (event) this.options.onEvent(event);
    };
    socket.onclose = ({ code }) => {
      this.forget();
      if (finalCodes.has(code)) this.turn('refused');
      else this.retry();
    };
  }

  private retry(): void {
    if (this.retries >= mostRetries) return this.turn('lost');
    this.retries += 1;
    this.turn('retrying');
    this.timer = setTimeout(() => this.open(), retryMs);
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.drop(4000);
      this.retry();
    }, pongMs);
  }

  /** Closes the socket without hearing of it any more. */
  private drop(code: number): void {
    const { socket } = this;
    this.forget();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(code);
  }

  private forget(): void {
    this.socket = null;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
  }

  private turn(state: ConnectionState): void {
    this.state = state;
    this.options.onState(state);
  }
}

export type ChatMessage = Schemas['ChatMessageDto'];

/** What the server tells over the socket; see api/docs/chat-socket.md. */
export type ChatEvent =
  | {
      type: 'new_chat_message';
      sender_id: number;
      recipient_id: number;
      sender_name: string;
      message: ChatMessage;
    }
  | { type: 'chat_read'; reader_id: number; sender_id: number; up_to_id: number }
  | (Change & { type: 'change'; seq: number | null; position?: string })
  | { type: 'following' | 'resync'; seq: number; position?: string }
  | { type: 'presence'; order_id: number; people: PersonHere[] }
  | { type: 'chat_missed' }
  | { type: 'pong' };

const known: readonly string[] = [
  'new_chat_message',
  'chat_read',
  'change',
  'following',
  'resync',
  'presence',
  'chat_missed',
  'pong',
];

/** Reads a frame; null for what this version does not know. */
function chatEventOf(data: unknown): ChatEvent | null {
  if (typeof data !== 'string') return null;
  try {
    const event = JSON.parse(data) as ChatEvent;
    return known.includes(event.type) ? event : null;
  } catch {
    return null;
  }
}
