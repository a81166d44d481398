import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, createHealthApp } from './app.js';
import { isDemo, type Config } from './config.js';
import type { Logger } from './log.js';
import { runEndings, type Ending } from './endings.js';
import { acceptSockets } from './modules/chat/socket/accept-sockets.js';
import { hostInUrl, openContainer, publicUrlOf } from './open-container.js';
import { say } from './say.js';
import { findDemoAccounts, startWarnings } from './start-warnings.js';
import { StartError } from './start-error.js';

/** A running process of the product. */
export interface Frakto {
  url: string;
  stop(): Promise<void>;
}

const graceMs = 15_000;

/**
 * Brings a process up: port, database, schema, demo, jobs, web, whatever its role has. What was started is stopped
 * again when a later part fails.
 * @throws {Error} with a message for the person who starts it
 */
export async function startFrakto(
  config: Config,
  log: Logger,
  createServer: (listener: RequestListener) => Server,
): Promise<Frakto> {
  const endings: Ending[] = [];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= runEndings(endings));
  try {
    let handle: RequestListener = (_request, response) =>
      response.writeHead(503, { 'Retry-After': '2' }).end();
    const server = createServer((request, response) => handle(request, response));
    const isWorker = config.ROLE === 'worker';
    const port = await listen(server, config, isWorker ? 'HEALTH_PORT' : 'PORT');
    const webPort = isWorker ? null : port;
    const container = await openContainer(config, log, webPort, endings);
    if (port !== null) {
      const app = isWorker ? createHealthApp(container) : createApp(container);
      const callback = app.callback();
      handle = (request, response) => void callback(request, response);
      if (!isWorker) acceptSockets(server, container);
    }
    // Requests end before anything that they use.
    endings.push(() => closeServer(server));
    endings.push(() => container.services.chatSockets.close());
    endings.push(() => Promise.resolve(container.services.health.stop()));
    const url = publicUrlOf(config, webPort);
    const accounts = await findDemoAccounts(container.db);
    announce(config, url, port, accounts);
    container.storage.check().catch((error: unknown) => {
      say(`Warning: files cannot be stored now. ${error instanceof Error ? error.message : String(error)}`);
    });
    for (const warning of startWarnings(config, accounts.length)) say(warning);
    return { url, stop };
  } catch (error) {
    // Why it did not start matters more than what then did not end either.
    await stop().catch((fault: unknown) => log.error({ err: fault }, 'stopping failed'));
    throw error;
  }
}

function announce(config: Config, url: string, port: number | null, accounts: readonly string[]): void {
  if (config.ROLE === 'worker') {
    say('Frakto works on jobs.');
    if (port !== null) say(`Its health is told at http://${hostInUrl(config.HOST)}:${port}/health/ready`);
    return;
  }
  say(`Frakto is ready at ${url}`);
  if (!isDemo(config) || accounts.length === 0) return;
  say(`Demo accounts, password ${config.DEMO_PASSWORD}: ${accounts.join(', ')}`);
}

/** @returns the port that was taken; null when the setting names none */
async function listen(
  server: Server,
  config: Config,
  setting: 'PORT' | 'HEALTH_PORT',
): Promise<number | null> {
  const { HOST, [setting]: wanted } = config;
  if (wanted === undefined) return null;
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
  return (server.address() as AddressInfo).port;
}

/** Stops taking requests, lets those under way end, and closes what still stands after the grace time. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
