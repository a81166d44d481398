import { readConfig, type Config } from '../platform/config/config.js';
import type { Container } from '../container.js';
import { addressOfServerInUse, FolderInUseError } from '../platform/db/embedded-server.js';
import { isEmailAddress } from '../kernel/contact/email-address.js';
import { ShutdownProgress, runShutdownHooks, type ShutdownHook } from '../kernel/shutdown.js';
import { createLog } from '../kernel/log.js';
import { openContainer } from '../open-container.js';
import { runToEnd } from './run-to-end.js';
import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';

/** Turns the second factor of an account off from the command line, by its e-mail address; also while the product runs. */
async function main(): Promise<void> {
  const [email = '', ...others] = process.argv.slice(2);
  if (!isEmailAddress(email) || others.length > 0) {
    throw new StartError('Usage: npm run reset-second-factor -- you@example.com');
  }
  const shutdownHooks: ShutdownHook[] = [];
  try {
    const { services } = await open(readConfig({ ...process.env, DEMO: 'off', ROLE: 'web' }), shutdownHooks);
    const result = await services.secondFactors.resetOf(email);
    if (result === 'no_account') throw new StartError(`There is no account with the address ${email}.`);
    if (result === 'none') throw new StartError(`${email} has no second factor: there is nothing to reset.`);
    say(
      `${email} has no second factor any more: the password alone signs in. All sessions of the account have ended, and a mail tells of it.`,
    );
  } finally {
    await runShutdownHooks(shutdownHooks);
  }
}

/** The product on its database: on the one that runs in the data folder, or else on one that is started for as long as this takes. */
async function open(config: Config, shutdownHooks: ShutdownHook[]): Promise<Container> {
  const opening = {
    log: createLog('warn'),
    port: null,
    shutdownHooks,
    parts: new ShutdownProgress(),
    signal: new AbortController().signal,
  };
  try {
    return await openContainer({ ...opening, config });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return openContainer({
      ...opening,
      config: { ...config, DATABASE_URL: addressOfServerInUse(config.DATA_DIR) },
    });
  }
}

runToEnd(main);
