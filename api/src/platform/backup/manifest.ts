import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StartError } from '../../kernel/start-error.js';
import { MissingObjectError, draftSuffix, type BackupStore } from './backup-store.js';
import type { Sealer } from './seal.js';

/** Backups are groups of objects below this folder of a store. */
const copiesFolder = 'copies/';
const manifestName = 'manifest.json';
/** Far more than a manifest of a million files has. */
const maximumBytes = 512 * 1024 * 1024;

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const bytes = z.number().int().nonnegative();
// Names of files that lead out of the folder are none.
const path = z
  .string()
  .max(500)
  .regex(/^[\w.-]+(\/[\w.-]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

/** A file in the pack of the database. */
const packedSchema = z.object({ path, size: bytes, sha256 });
export type PackedFile = z.infer<typeof packedSchema>;

/** A file that people sent or the product made. */
const keptSchema = z.object({
  /** Its key in the storage. */
  key: z.string().regex(/^[a-z0-9]{32,64}$/),
  /** The object of the store that has it; backups share them. */
  object: path,
  size: bytes,
  sha256,
});
export type KeptFile = z.infer<typeof keptSchema>;

const manifestSchema = z.object({
  format: z.literal(1),
  name: path,
  /** Version of the product. */
  version: z.string(),
  /** Number that PostgreSQL gave the database cluster when it was created. */
  installation: z.string().regex(/^\d+$/),
  postgres: z.object({ version: z.string(), major: z.number().int(), segmentBytes: bytes }),
  /** Null before the first start. */
  lastMigration: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** Of the database's clock. What was committed by then is in the copy. */
  stoppedAt: z.iso.datetime(),
  wal: z.object({
    /** Where WAL goes on that was archived afterwards; null where none is. */
    archive: z
      .string()
      .regex(/^[\da-f]{16}$/)
      .nullable(),
    /** Log sequence numbers. */
    from: z.string(),
    to: z.string(),
    firstSegment: z.string().regex(/^[\dA-F]{24}$/),
    lastSegment: z.string().regex(/^[\dA-F]{24}$/),
  }),
  /** Which key it was sealed by; null when it is not sealed. */
  sealed: z.string().nullable(),
  secret: z.object({
    /** False when it is the setting SECRET, which the copy does not have. */
    isInCopy: z.boolean(),
    /** Tells secrets apart, and nothing of the secret. */
    id: z.string(),
  }),
  /** Null when files are kept in the folder and so are in the copy; else the bucket that has them. */
  bucket: z.string().nullable(),
  database: z.object({
    object: path,
    size: bytes,
    sha256,
    folders: z.array(path),
    files: z.array(packedSchema),
  }),
  files: z.array(keptSchema),
});

/** What a backup consists of, and what it is a backup of. */
export type Manifest = z.infer<typeof manifestSchema>;

/** What is wrong with a backup. The message is for people. */
export class BackupFault extends StartError {}

/** Proves that a manifest is whole; with a key also who wrote it. */
function checksumOf(manifest: Manifest, sealer: Sealer | null): string {
  const text = JSON.stringify(manifest);
  return sealer ? sealer.sign(text) : createHash('sha256').update(text).digest('hex');
}

/** The group of objects that a backup is. */
export function groupOf(name: string): string {
  return `${copiesFolder}${name}`;
}

/** Writes the manifest as the last object of a backup, and makes the backup one. */
export async function completeBackup(
  store: BackupStore,
  manifest: Manifest,
  sealer: Sealer | null,
): Promise<void> {
  const group = groupOf(manifest.name);
  const text = JSON.stringify({ checksum: checksumOf(manifest, sealer), manifest }, null, 1);
  await store.put(`${store.draftOf(group)}/${manifestName}`, Readable.from([Buffer.from(text)]));
  await store.complete(group);
}

/** A backup of a store, by its name, which begins with the time at which it was begun. */
export interface FoundBackup {
  name: string;
  /** When it was begun. */
  at: Date;
}

/** The complete backups of a store, the newest first, and objects of those that were not completed. */
export async function findBackups(
  store: BackupStore,
): Promise<{ backups: FoundBackup[]; leftovers: { name: string; object: string; at: Date }[] }> {
  const objects = await store.list(copiesFolder);
  const groupAndRest = objects.map((object) => {
    const [group = '', ...rest] = object.name.slice(copiesFolder.length).split('/');
    return { group, rest: rest.join('/'), object };
  });
  const complete = new Set(
    groupAndRest
      .filter(({ group, rest }) => rest === manifestName && !group.endsWith(draftSuffix))
      .map(({ group }) => group),
  );
  const backups = [...complete].flatMap((name) => {
    const at = timeOfName(name);
    return at ? [{ name, at }] : [];
  });
  const leftovers = groupAndRest
    .filter(({ group }) => !complete.has(group))
    .map(({ group, object }) => ({
      name: group.replace(draftSuffix, ''),
      object: object.name,
      at: object.at,
    }));
  return { backups: backups.toSorted((a, b) => b.at.getTime() - a.at.getTime()), leftovers };
}

/** The name of a backup: when it was begun, and of which installation. */
export function nameOf(at: Date, installation: string): string {
  return `${at.toISOString().replaceAll(':', '-')}-${installation.slice(-6)}`;
}

function timeOfName(name: string): Date | null {
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-\d+$/.exec(name) ?? [];
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : null;
}

/**
 * Reads the manifest of a backup and checks that it is whole.
 * @throws BackupFault naming what is wrong
 */
export async function readManifest(
  store: BackupStore,
  name: string,
  sealer: Sealer | null,
): Promise<Manifest> {
  const { manifest, checksum } = await parseManifest(store, name);
  const fault = (what: string) => new BackupFault(`The backup ${name} is not used: ${what}`);
  if (manifest.sealed !== null && sealer === null) {
    throw fault('it is sealed. Set BACKUP_KEY to the key that it was made with.');
  }
  if (manifest.sealed !== null && manifest.sealed !== sealer?.id) {
    throw fault('it was sealed by another key than BACKUP_KEY is now. Set the key that it was made with.');
  }
  if (checksum !== checksumOf(manifest, manifest.sealed === null ? null : sealer)) {
    throw fault(`the manifest of ${name} was changed since it was written.`);
  }
  if (manifest.name !== name) throw fault(`it is the backup ${manifest.name} under another name.`);
  return manifest;
}

/** What a manifest says, whoever wrote it: enough to know what a backup needs, also when it was sealed by a former key. */
export async function peekManifest(store: BackupStore, name: string): Promise<Manifest> {
  return (await parseManifest(store, name)).manifest;
}

async function parseManifest(
  store: BackupStore,
  name: string,
): Promise<{ manifest: Manifest; checksum: string }> {
  const object = `${groupOf(name)}/${manifestName}`;
  const text = await textOf(store, object).catch((error: unknown) => {
    throw error instanceof MissingObjectError
      ? new BackupFault(`${store.place} has no complete backup ${name}: its ${manifestName} is missing.`)
      : error;
  });
  const { success, data } = z.object({ checksum: sha256, manifest: manifestSchema }).safeParse(parse(text));
  if (success) return data;
  throw new BackupFault(
    `The backup ${name} is not used: ${object} is no manifest of this version of Frakto, or was changed.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function textOf(store: BackupStore, object: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await store.open(object)) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > maximumBytes) throw new BackupFault(`${object} is too long for a manifest.`);
  }
  return Buffer.concat(parts).toString('utf8');
}
