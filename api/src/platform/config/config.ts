import { z } from 'zod';
import { checkedSmtpUrl } from '../mail/smtp-url.js';
import { parseImapUrl } from '../incoming-mail/imap-url.js';
import { readSecretFiles } from './secret-files.js';
import { unencryptedSettings } from './unencrypted.js';
import { parseStorageUrl } from '../storage/storage-url.js';
import { withOneHost } from '../db/primary-client.js';
import { parseKeepRule, parseSchedule } from '../backup/keep-rule.js';

/** A setting that is read by a function which throws what is wrong with it. */
function readBy<T>(read: (text: string) => T) {
  return z.string().transform(reading(read));
}

function reading<T>(read: (text: string) => T) {
  return (text: string, context: z.RefinementCtx): T => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  };
}

function parseBucketUrl(text: string) {
  const place = parseStorageUrl(text);
  if (place.kind !== 's3') throw new Error('the address of the backups does not begin with s3://');
  return place;
}

const hasNothingBehind = ({ username, password, search, hash }: URL) =>
  !username && !password && !search && !hash;

/** Where the files are that people send and the product makes. */
const storageSettings = {
  STORAGE_URL: readBy(parseStorageUrl).optional().meta({ example: 's3://frakto-files/documents' }),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => hasNothingBehind(new URL(url)), 'has more than an address; keys have their own settings')
    .optional()
    .meta({ example: 'https://s3.example.com' }),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .meta({ example: 'eu-central-1' }),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional().meta({ example: 'the name of the key' }),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional().meta({ example: 'the key itself' }),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off']).optional().meta({ example: 'on' }),
} as const;

/** Where backups go, when they are made, and which are kept. */
const backupSettings = {
  BACKUP_DIR: z.string().min(1).optional().meta({ example: '/mnt/backups/frakto' }),
  BACKUP_S3_URL: readBy(parseBucketUrl).optional().meta({ example: 's3://frakto-backups/production' }),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => hasNothingBehind(new URL(url)), 'has more than an address; keys have their own settings')
    .optional()
    .meta({ example: 'https://s3.example.com' }),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .meta({ example: 'eu-central-1' }),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional().meta({ example: 'the name of the key' }),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional().meta({ example: 'the key itself' }),
  BACKUP_KEY: z.string().min(32).max(1000).optional().meta({ example: 'at least 32 random characters' }),
  BACKUP_SCHEDULE: readBy(parseSchedule).optional().meta({ example: 'daily@02:30' }),
  BACKUP_KEEP: z.string().default('7,4,12').transform(reading(parseKeepRule)).meta({ example: '7,4,12' }),
} as const;

/** The settings of the storage, read. */
type StorageSettings = {
  [Name in keyof typeof storageSettings]: z.infer<(typeof storageSettings)[Name]>;
};

const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;

/** What does not go together, a line each. No value of a key is told. */
function storageContradictions(config: Partial<StorageSettings>): string[] {
  const { STORAGE_URL, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (STORAGE_URL?.kind !== 's3') {
    return s3Names
      .filter((name) => config[name] !== undefined)
      .map(
        (name) => `${name}: of no use without a bucket; for example STORAGE_URL=s3://frakto-files/documents`,
      );
  }
  const faults: string[] = [];
  const reason = S3_ENDPOINT
    ? 'needed with S3_ENDPOINT'
    : 'one of the two keys is of no use without the other';
  const isKeyNeeded = Boolean(S3_ENDPOINT ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY);
  if (isKeyNeeded && !S3_ACCESS_KEY_ID) {
    faults.push(`S3_ACCESS_KEY_ID: ${reason}; for example S3_ACCESS_KEY_ID=the name of the key`);
  }
  if (isKeyNeeded && !S3_SECRET_ACCESS_KEY) {
    faults.push(`S3_SECRET_ACCESS_KEY: ${reason}; for example S3_SECRET_ACCESS_KEY=the key itself`);
  }
  return faults;
}

/** An audit key, as the setting AUDIT_KEYS and the file of the data folder name it. */
export const auditKeyPattern = /^[\da-f]{64}$/;

/** Of one server, or of several of which one is the primary. */
const serverAddress = z.preprocess(
  (text) => (typeof text === 'string' ? withOneHost(text) : text),
  z.url({ protocol: /^postgres(ql)?$/ }),
);

const flag = z.enum(['on', 'off']);
const serviceOrOff = z.union(
  [z.url({ protocol: /^https?$/ }), z.literal('off')],
  'not an address, and not off',
);

/** Pauses between tries, in seconds with commas between them. */
const pausesOf = (usual: string) =>
  z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default(usual)
    .transform((list) => list.split(',').map(Number));

/** Every setting with its check, its default and an example for the message about a wrong value. */
const settings = {
  HOST: z.string().min(1).default('127.0.0.1').meta({ example: '127.0.0.1' }),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).meta({ example: '3000' }),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional().meta({ example: '3001' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'http://127.0.0.1:4318' }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01).meta({ example: '0.05' }),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('frakto').meta({ example: 'frakto' }),
  LIVE_LIMIT: z.coerce.number().positive().max(3600).default(20).meta({ example: '20' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'https://frakto.example.com' }),
  DATA_DIR: z.string().min(1).default('./data').meta({ example: './data' }),
  ...storageSettings,
  ...backupSettings,
  DATABASE_URL: serverAddress
    .optional()
    .meta({ example: 'postgresql://frakto:secret@db.example.com:5432/frakto' }),
  DATABASE_DIRECT_URL: serverAddress
    .optional()
    .meta({ example: 'postgresql://frakto:secret@db.example.com:5432/frakto' }),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ example: 'postgresql://frakto:secret@replica.example.com:5432/frakto' }),
  DATABASE_POOL: z.coerce.number().int().min(3).max(200).default(20).meta({ example: '20' }),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').meta({ example: 'all' }),
  SECRET: z.string().min(32).optional().meta({ example: 'at least 32 random characters' }),
  SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((former) => former.trim())
        .filter(Boolean),
    )
    .refine(
      (former) => former.every(({ length }) => length >= 32),
      'each former secret has at least 32 characters; commas part them',
    )
    .meta({ example: 'what SECRET was before' }),
  AUDIT_KEYS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine(
      (keys) => keys.every((key) => auditKeyPattern.test(key)),
      'each key has 64 hexadecimal digits; commas part them',
    )
    .meta({ example: 'what npm run rotate-secret -- --audit-key says' }),
  DEMO: flag.optional().meta({ example: 'on' }),
  DEMO_PASSWORD: z.string().min(6).default('frakto-demo').meta({ example: 'frakto-demo' }),
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .default('mail.frakto.example')
    .meta({ example: 'mail.frakto.example' }),
  SMTP_URL: readBy(checkedSmtpUrl).optional().meta({ example: 'smtp://user:secret@mail.example.com:587' }),
  IMAP_URL: readBy(parseImapUrl)
    .optional()
    .meta({ example: 'imaps://answers:secret@mail.example.com/INBOX' }),
  MAIL_AUTH_SERVER: z
    .string()
    .regex(/^[\w.-]{1,253}$/, 'not the name by which a server signs its findings')
    .optional()
    .meta({ example: 'mx.example.com' }),
  MAIL_RETRY_SECONDS: pausesOf('60,300,900,3600,7200,14400,28800,28800').meta({ example: '60,300,3600' }),
  WEBHOOK_RETRY_SECONDS: pausesOf('10,60,300,1800,7200,18000,36000,50400,72000,73430').meta({
    example: '10,60,3600',
  }),
  WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(30).default(10).meta({ example: '10' }),
  COMPANY_REGISTRY_PL_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://wl-api.mf.gov.pl')
    .meta({ example: 'https://wl-api.mf.gov.pl' }),
  COMPANY_REGISTRY_NO_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://data.brreg.no')
    .meta({ example: 'https://data.brreg.no' }),
  NBP_URL: serviceOrOff.default('https://api.nbp.pl').meta({ example: 'https://api.nbp.pl' }),
  ECB_URL: serviceOrOff.default('https://www.ecb.europa.eu').meta({ example: 'https://www.ecb.europa.eu' }),
  BREACHED_PASSWORDS_URL: serviceOrOff.default('off').meta({ example: 'https://api.pwnedpasswords.com' }),
  NORGES_BANK_URL: serviceOrOff
    .default('https://data.norges-bank.no')
    .meta({ example: 'https://data.norges-bank.no' }),
  KSEF_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => hasNothingBehind(new URL(url)), 'has more than an address')
    .optional()
    .meta({ example: 'https://ksef-gateway.example.com' }),
  KSEF_CALLS_PER_SECOND: z.coerce.number().min(1).max(1000).default(8).meta({ example: '8' }),
  KSEF_STATUS_URL: serviceOrOff
    .default('https://api-latarnia.ksef.mf.gov.pl')
    .meta({ example: 'https://api-latarnia.ksef.mf.gov.pl' }),
  LOAD_EXCHANGE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => hasNothingBehind(new URL(url)), 'has more than an address')
    .optional()
    .meta({ example: 'https://exchange-gateway.example.com' }),
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'https://api-free.deepl.com' }),
  TRANSLATE_API: z.enum(['deepl', 'libretranslate']).optional().meta({ example: 'libretranslate' }),
  TRANSLATE_KEY: z.string().min(1).max(200).optional().meta({ example: 'the key that the service gave you' }),
  CRAWLER_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^(\[[\da-f:.]+\]|[^\s:/@[\]]+):\d{1,5}$/.test(host)),
      'not a list of host:port',
    )
    .meta({ example: 'intranet.example:8080,127.0.0.1:3001' }),
  ADMIN_SQL: z.enum(['off', 'read', 'write']).optional().meta({ example: 'read' }),
  ADMIN_CLEANUP: flag.optional().meta({ example: 'on' }),
  AI_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'https://api.openai.com/v1' }),
  AI_KEY: z.string().min(1).max(500).optional().meta({ example: 'the key that the service gave you' }),
  AI_MODEL: z.string().min(1).max(200).default('gpt-4o-mini').meta({ example: 'gpt-4o-mini' }),
  JOBS_BACKEND: z.enum(['postgres', 'mongo']).default('postgres').meta({ example: 'postgres' }),
  MONGODB_URL: z
    .url({ protocol: /^mongodb(\+srv)?$/ })
    .optional()
    .meta({ example: 'mongodb://db.example.com/frakto' }),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1).meta({ example: '1' }),
  REMINDER_HOURS: z
    .string()
    .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/)
    .default('7-20')
    .transform((text) => {
      const [from = 0, until = 24] = text.split('-').map(Number);
      return { from, until };
    })
    .refine(({ from, until }) => from < until)
    .meta({ example: '7-20' }),
  SESSION_HOURS: z.coerce.number().positive().max(8760).default(168).meta({ example: '168' }),
  SESSION_IDLE_HOURS: z.coerce.number().positive().max(8760).default(24).meta({ example: '24' }),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional').meta({ example: 'required' }),
  REGISTRATION: z.enum(['open', 'invited', 'off']).default('open').meta({ example: 'invited' }),
  REGISTRATION_CONFIRM: flag.optional().meta({ example: 'on' }),
  LINK_DAYS: z.coerce.number().positive().max(365).default(30).meta({ example: '30' }),
  TRUST_PROXY: flag.optional().meta({ example: 'on' }),
  REQUIRE_TLS: flag.default('off').meta({ example: 'on' }),
  SECURITY_CONTACT: z
    .string()
    .max(300)
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'neither mailto: with an address nor https:')
    .optional()
    .meta({ example: 'mailto:security@example.com' }),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .meta({ example: 'https://app.example.com,https://www.example.com' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ example: 'info' }),
} as const;

/** The settings of a process, as the environment gives them. */
export type Config = { [Name in keyof typeof settings]: z.infer<(typeof settings)[Name]> };

/** The environment holds values that cannot be used; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from the environment, and secrets from the files that it names. An empty value counts as left out.
 * @throws {ConfigError} naming every faulty variable, what is wrong with it, and an example
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const given = readSecretFiles(environment, faults);
  const read = Object.entries(settings).map(([name, setting]): [string, unknown] => {
    const result = setting.safeParse(given[name] === '' ? undefined : given[name]);
    for (const { message } of result.error?.issues ?? []) {
      faults.push(`${name}: ${message}; for example ${name}=${String(setting.meta()?.['example'])}`);
    }
    return [name, result.data];
  });
  const config = Object.fromEntries(read) as Config;
  if (!faults.some((fault) => fault.startsWith('STORAGE_URL:')))
    faults.push(...storageContradictions(config));
  faults.push(...contradictionsIn(config));
  if (faults.length > 0) throw new ConfigError(`Settings that cannot be used:\n  ${faults.join('\n  ')}`);
  return config;
}

/** Values that are fine by themselves and do not go together. */
function contradictionsIn(config: Partial<Config>): string[] {
  const { JOBS_BACKEND, MONGODB_URL, HOST, REQUIRE_TLS } = config;
  const faults: string[] = [];
  if (JOBS_BACKEND === 'mongo' && !MONGODB_URL) {
    faults.push(
      'MONGODB_URL: needed with JOBS_BACKEND=mongo; for example MONGODB_URL=mongodb://127.0.0.1/frakto',
    );
  }
  if (isDemoForbidden(config)) {
    faults.push(
      `DEMO: the demo with its known passwords is not started on HOST=${HOST}; set DEMO=off, or DEMO=on if you mean it`,
    );
  }
  if (config.DATABASE_DIRECT_URL && !config.DATABASE_URL) {
    faults.push(
      'DATABASE_DIRECT_URL: goes with the pooler that DATABASE_URL names; for example DATABASE_URL=postgresql://frakto:secret@pooler.example.com:6432/frakto',
    );
  }
  if (config.DATABASE_READ_URL && !config.DATABASE_URL) {
    faults.push(
      'DATABASE_READ_URL: goes with the server that DATABASE_URL names; the embedded database has no replica',
    );
  }
  faults.push(...backupContradictions(config));
  if (REQUIRE_TLS === 'on') faults.push(...unencryptedIn(config));
  return faults;
}

function backupContradictions(config: Partial<Config>): string[] {
  const faults: string[] = [];
  if (config.BACKUP_SCHEDULE && config.DATABASE_URL) {
    faults.push(
      'BACKUP_SCHEDULE: the embedded database alone is backed up; with DATABASE_URL use the tools of your PostgreSQL (api/docs/operations.md)',
    );
  }
  if (config.BACKUP_S3_URL && config.BACKUP_DIR) {
    faults.push('BACKUP_DIR: BACKUP_S3_URL is set as well; leave one of them out');
  }
  const { BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: key } = config;
  if (config.BACKUP_S3_URL && Boolean(id) !== Boolean(key)) {
    faults.push(
      'BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY: one of the two is of no use without the other',
    );
  }
  if (config.BACKUP_S3_URL && config.BACKUP_S3_ENDPOINT && !id) {
    faults.push('BACKUP_S3_ACCESS_KEY_ID: needed with BACKUP_S3_ENDPOINT');
  }
  return faults;
}

/** What REQUIRE_TLS=on refuses. */
function unencryptedIn(config: Partial<Config>): string[] {
  const { HOST = '', PUBLIC_URL } = config;
  const faults = unencryptedSettings(config).map(({ name, fault }) => `${name}: ${fault} (REQUIRE_TLS=on)`);
  if (!PUBLIC_URL && !isLoopback(HOST)) {
    faults.push(
      `PUBLIC_URL: needed with REQUIRE_TLS=on on HOST=${HOST}; for example PUBLIC_URL=https://frakto.example.com`,
    );
  }
  return faults;
}

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether only this machine can connect to an address. */
export function isLoopback(host: string): boolean {
  return loopbackHosts.has(host);
}

/** Whether demo accounts and data are made at the first start. */
export function isDemo(config: Pick<Config, 'DEMO' | 'DATABASE_URL'>): boolean {
  return config.DEMO ? config.DEMO === 'on' : !config.DATABASE_URL;
}

/** Who may register, and whether new addresses are confirmed: where mails leave, unless it is said otherwise. */
export function registrationRuleOf(
  config: Pick<Config, 'REGISTRATION' | 'REGISTRATION_CONFIRM' | 'SMTP_URL'>,
) {
  const confirm = config.REGISTRATION_CONFIRM
    ? config.REGISTRATION_CONFIRM === 'on'
    : config.SMTP_URL !== undefined;
  return { registration: config.REGISTRATION, confirm };
}

/** What administrators' statements may do: nothing unless it is said, but for the demo, where they may read. */
export function sqlModeOf(config: Pick<Config, 'ADMIN_SQL' | 'DEMO' | 'DATABASE_URL'>) {
  return config.ADMIN_SQL ?? (isDemo(config) ? 'read' : 'off');
}

/** Whether administrators may clean the database: not unless it is said, but for the demo. */
export function isCleanupAllowed(config: Pick<Config, 'ADMIN_CLEANUP' | 'DEMO' | 'DATABASE_URL'>): boolean {
  return config.ADMIN_CLEANUP ? config.ADMIN_CLEANUP === 'on' : isDemo(config);
}

function isDemoForbidden({ DEMO, DATABASE_URL, HOST = '' }: Partial<Config>): boolean {
  return DEMO === undefined && isDemo({ DEMO, DATABASE_URL }) && !isLoopback(HOST);
}
