import { readConfig } from '../platform/config/config.js';
import { auditKeyOf, rotateSecretInFolder, secretsOf } from '../platform/config/secret.js';
import { say } from '../kernel/say.js';

/** Gives the installation of the data folder a new secret, or says the present audit key; for `npm run rotate-secret`. */
try {
  const config = readConfig(process.env);
  const { SECRET, DATA_DIR } = config;
  if (process.argv.includes('--audit-key')) say(auditKeyOf(secretsOf(config).current));
  else rotate(SECRET, DATA_DIR);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function rotate(SECRET: string | undefined, DATA_DIR: string): void {
  if (SECRET) {
    throw new Error(
      'The secret is the setting SECRET: add what npm run rotate-secret -- --audit-key says to AUDIT_KEYS, put its value ' +
        'into SECRET_PREVIOUS, a new one of at least 32 random characters into SECRET, and start again.',
    );
  }
  rotateSecretInFolder(DATA_DIR);
  say(
    `${DATA_DIR}/secret is new; the former one is the first line of ${DATA_DIR}/secret.previous. Start Frakto again. ` +
      'Once links made before have expired (LINK_DAYS), remove that line. ' +
      `${DATA_DIR}/audit.keys stays: the audit log is checked with it.`,
  );
}
