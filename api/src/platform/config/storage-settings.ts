import { z } from 'zod';
import { parseStorageUrl } from '../storage/storage-url.js';

/** A setting that is read by a function which throws what is wrong with it. */
export function readBy<T>(read: (text: string) => T) {
  return z.string().transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });
}

const hasNothingBehind = ({ username, password, search, hash }: URL) =>
  !username && !password && !search && !hash;

/** Where the files are that people send and the product makes. */
export const storageSettings = {
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

/** The settings of the storage, read. */
export type StorageSettings = {
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
export function storageContradictions(config: Partial<StorageSettings>): string[] {
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
