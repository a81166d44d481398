import { createInterface } from 'node:readline/promises';
import { readConfig } from '../platform/config/config.js';
import { ShutdownProgress, runShutdownHooks, type ShutdownHook } from '../kernel/shutdown.js';
import { openContainer } from '../open-container.js';
import { isEmailAddress } from '../kernel/contact/email-address.js';
import { passwordFault } from '../modules/identity/index.js';
import { createLog } from '../kernel/log.js';
import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { runToEnd } from './run-to-end.js';

/** Makes an administrator from the command line: the e-mail address and the name as arguments, the password asked for. */
async function main(): Promise<void> {
  const [email = '', name = ''] = process.argv.slice(2);
  if (!isEmailAddress(email) || name.trim().length < 2) {
    throw new StartError('Usage: node scripts/create-admin.mjs you@example.com "Your Name"');
  }
  const password = process.env['ADMIN_PASSWORD'] ?? (await askForPassword());
  const fault = passwordFault(password, [email, name]);
  if (fault) {
    throw new StartError(
      fault === 'password_too_weak'
        ? 'The password is easy to guess: take three random words, without your name and address.'
        : 'The password needs 6 to 200 characters and must not be a common one.',
    );
  }
  const config = { ...readConfig({ ...process.env, DEMO: 'off', ROLE: 'web' }) };
  const shutdownHooks: ShutdownHook[] = [];
  try {
    const { db, services } = await openContainer({
      config,
      log: createLog('warn'),
      port: null,
      shutdownHooks,
      parts: new ShutdownProgress(),
      signal: new AbortController().signal,
    });
    if (await services.users.isBreached(password)) {
      throw new StartError('The password has leaked from another service. Take another one.');
    }
    const password_hash = await services.users.hashPassword(password);
    await db.acrossCompanies((unit) =>
      services.users.createUser(unit, { email, name, password_hash, is_admin: true }),
    );
    say(`${email} is an administrator now.`);
  } finally {
    await runShutdownHooks(shutdownHooks);
  }
}

async function askForPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('Password (shown while you type): ');
  } finally {
    terminal.close();
  }
}

runToEnd(main);
