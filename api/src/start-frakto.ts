import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type Koa from 'koa';
import { createApp, createHealthApp } from './app.js';
import { isDemo, type Config } from './platform/config/config.js';
import type { Logger } from './kernel/log.js';
import {
  shutDownTogether,
  ShutdownProgress,
  runShutdownHooks,
  type ShutdownHook,
} from './kernel/shutdown.js';
import { acceptSockets } from './modules/correspondence/index.js';
import { hostInUrl, openContainer, publicUrlOf } from './open-container.js';
import { say } from './kernel/say.js';
import { startTelemetry } from './platform/telemetry/telemetry.js';
import {
  findDemoAccounts,
  findLogSettings,
  hasAdministrator,
  logWarning,
  poolerWarning,
  startWarnings,
} from './start-warnings.js';
import { StartError } from './kernel/start-error.js';

/** A process of the product. */
interface Frakto {
  /**
   * Resolves once it is up. What was started is stopped again when a later part fails.
   * @throws {Error} with a message for the person who starts it
   */
  started: Promise<void>;
  /** Stops it in order, also while it starts. */
  stop(): Promise<void>;
  /** Parts that a stop still waits for, or waited for in vain. */
  open(): string[];
}

/** How long requests may go on while the process stops, in milliseconds. */
const graceMs = 4_000;
/** Sockets that are no requests any more, and who is told that they close. */
const afterGraceMs = 300;
const chatEndMs = 2_500;
/** How long what was measured last may take to reach a collector. */
const telemetryEndMs = 700;
/** How long a step of the start may go on while the process stops; then what it works with is closed. */
const startEndMs = 2_500;

type CreateServer = (listener: RequestListener) => Server;

/** Brings a process up: port, database, schema, demo, jobs, web, whatever its role has. */
export function startFrakto(config: Config, log: Logger, createServer: CreateServer): Frakto {
  const shutdownHooks: ShutdownHook[] = [];
  const parts = new ShutdownProgress();
  const stopped = new AbortController();
  const starting = bringUp({ config, log, createServer, shutdownHooks, parts, signal: stopped.signal });
  const startEnds = starting.catch(() => undefined);
  let stopping: Promise<void> | null = null;
  const end = async (): Promise<void> => {
    stopped.abort();
    await Promise.race([startEnds, pause(startEndMs, undefined, { ref: false })]);
    await runShutdownHooks(shutdownHooks);
  };
  const stop = (): Promise<void> => (stopping ??= end());
  const started = starting.catch(async (error: unknown) => {
    // Why it did not start matters more than what then did not end either.
    await stop().catch((fault: unknown) => log.error({ err: fault }, 'stopping failed'));
    throw error;
  });
  return { started, stop, open: () => parts.open };
}

interface Start {
  config: Config;
  log: Logger;
  createServer: CreateServer;
  /** Gets what stops each part again, in the sequence of the starts. */
  shutdownHooks: ShutdownHook[];
  parts: ShutdownProgress;
  /** Aborted when the process is asked to stop: the next step is not begun. */
  signal: AbortSignal;
}

async function bringUp({ config, log, createServer, shutdownHooks, parts, signal }: Start): Promise<void> {
  const isWorker = config.ROLE === 'worker';
  const web = isWorker ? null : await openDoor(createServer, config, 'PORT');
  const health = await openDoor(createServer, config, 'HEALTH_PORT');
  const telemetry = await startTelemetry(config);
  shutdownHooks.push(() => parts.end('telemetry', telemetryEndMs, () => telemetry.stop()));
  const container = await openContainer({
    config,
    log,
    port: web?.port ?? null,
    shutdownHooks,
    parts,
    signal,
  });
  health?.serve(createHealthApp(container, telemetry.scrape));
  if (web) {
    web.serve(createApp(container));
    acceptSockets(web.server, container);
  }
  shutdownHooks.push(async () => {
    container.services.health.stop();
    const requestsEnd = shutDownTogether([
      parts.end('requests', graceMs + afterGraceMs, () =>
        shutDownTogether([web, health].map((door) => closeServer(door?.server))),
      ),
      parts.end('chat', chatEndMs, () => container.services.chatSockets.close()),
    ]);
    await shutDownTogether([requestsEnd, container.close(requestsEnd)]);
  });
  const url = publicUrlOf(config, web?.port ?? null);
  container.services.health.loop.start();
  shutdownHooks.push(() => container.services.health.loop.stop());
  const accounts = await findDemoAccounts(container.db);
  announce(config, url, health?.port ?? null, accounts);
  if (!isWorker && !(await hasAdministrator(container.db))) {
    say(
      'There is no administrator yet. Make the first one: node scripts/create-admin.mjs you@example.com "Your Name"',
    );
  }
  container.storage.check().catch((error: unknown) => {
    say(`Warning: files cannot be stored now. ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const warning of startWarnings(config, accounts.length)) say(warning);
  const aboutPooler = config.DATABASE_DIRECT_URL ? await poolerWarning(container.db) : null;
  if (aboutPooler) say(aboutPooler);
  const aboutLog = config.DATABASE_URL ? logWarning(await findLogSettings(container.db)) : null;
  if (aboutLog) say(aboutLog);
}

function announce(config: Config, url: string, port: number | null, accounts: readonly string[]): void {
  const isWorker = config.ROLE === 'worker';
  say(isWorker ? 'Frakto works on jobs.' : `Frakto is ready at ${url}`);
  if (port !== null) say(`Its health is told at http://${hostInUrl(config.HOST)}:${port}/health/ready`);
  if (isWorker) return;
  if (!isDemo(config) || accounts.length === 0) return;
  say(`Demo accounts, password ${config.DEMO_PASSWORD}: ${accounts.join(', ')}`);
}

/** A port that is listened at. */
interface Door {
  server: Server;
  port: number;
  /** Until then whoever comes is told to come again. */
  serve(app: Koa): void;
}

/** @returns null when the setting names no port */
async function openDoor(
  createServer: CreateServer,
  config: Config,
  setting: 'PORT' | 'HEALTH_PORT',
): Promise<Door | null> {
  const { HOST, [setting]: wanted } = config;
  if (wanted === undefined) return null;
  let handle: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '2' }).end();
  const server = createServer((request, response) => handle(request, response));
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${wanted} on ${HOST} is in use. Set ${setting} to another one, for example ${setting}=${wanted + 1}.`,
            )
          : error,
      ),
    );
    server.listen(wanted, HOST, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(app) {
      const callback = app.callback();
      handle = (request, response) => void callback(request, response);
    },
  };
}

/** Stops taking requests, lets those under way end, and closes what still stands after the grace time. */
async function closeServer(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
