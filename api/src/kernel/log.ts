import { pino, stdSerializers, type Logger } from 'pino';
import { currentCaller } from './caller.js';

export type { Logger };

/** Names of fields whose values never reach the log, at any depth that we log. */
const secrets = [
  'password',
  'new_password',
  'confirmPassword',
  'authorization',
  'access_token',
  'token',
  'sig',
  'cookie',
];

/**
 * An error without the records that libraries attach to it: they hold what people entered, and hashes of passwords.
 */
function plainError(error: unknown): unknown {
  const serialized: unknown = stdSerializers.err(error as Error);
  if (typeof serialized !== 'object' || serialized === null) return serialized;
  const { type, message, stack, code } = serialized as Record<string, unknown>;
  return { type, message, stack, code };
}

/** What every line says that is written on behalf of a request: the request's id, as in the header `X-Request-Id`. */
export function requestOfLine(): { request_id?: string } {
  const { requestId } = currentCaller();
  return requestId === null ? {} : { request_id: requestId };
}

/** Lines are written together: when there are so many bytes of them … */
const batchBytes = 8_192;
/** … or when the first has waited this long. */
const batchMs = 250;

let secondOfLine = 0;
let secondWritten = '';

/** The time of a line as pino's `isoTime` writes it; its second is written out once. */
function timeOfLine(): string {
  const now = Date.now();
  const ms = now % 1000;
  if (now - ms !== secondOfLine) {
    secondOfLine = now - ms;
    secondWritten = new Date(secondOfLine).toISOString().slice(0, -4);
  }
  return `,"time":"${secondWritten}${String(ms).padStart(3, '0')}Z"`;
}

/** Structured log on standard output, one JSON object a line; complete when the process ends by itself. */
export function createLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: false, minLength: batchBytes });
  setInterval(() => output.flush(), batchMs).unref();
  return pino(
    {
      level,
      base: null,
      mixin: requestOfLine,
      serializers: { err: plainError },
      timestamp: timeOfLine,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    },
    output,
  );
}
