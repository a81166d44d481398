import { fileURLToPath } from 'node:url';

/** Where files are kept, read from a STORAGE_URL. */
type StoragePlace =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** What all names of files begin with: empty, or ending with a slash. */
      prefix: string;
    };

// What Amazon lets a bucket be called; other services take no more than that.
const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/;

/**
 * Reads a STORAGE_URL: `s3://bucket/prefix` or `file:///folder`.
 * @throws Error telling the fault
 */
export function parseStorageUrl(text: string): StoragePlace {
  if (text.startsWith('file:')) return { kind: 'folder', folder: folderOf(text) };
  const [, bucket = '', path = ''] =
    /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(text) ?? fail('begins neither with s3:// nor with file:///');
  if (!BUCKET.test(bucket)) fail('names no bucket: 3 to 63 of a-z, 0-9, dots and hyphens');
  const prefix = path.replace(/\/$/, '');
  if (prefix !== '' && (!PREFIX.test(prefix) || /(^|\/)\.{1,2}(\/|$)/.test(prefix) || prefix.length > 200)) {
    fail('has a prefix that is not of letters, digits, dots, hyphens and slashes');
  }
  return { kind: 's3', bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

function folderOf(text: string): string {
  if (!text.startsWith('file:///') || !URL.canParse(text)) fail('names no folder of this machine');
  const { search, hash } = new URL(text);
  if (search || hash) fail('must end after the folder');
  return fileURLToPath(text);
}

function fail(fault: string): never {
  throw new Error(`the address of the files ${fault}`);
}
