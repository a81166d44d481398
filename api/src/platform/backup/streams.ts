import { pipeline, type Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sealer } from './seal.js';

/** A source seen through transforms: what fails in any of them fails the stream that is read. */
export function chain(source: Readable, ...transforms: Transform[]): Readable {
  if (transforms.length === 0) return source;
  return pipeline([source, ...transforms], () => undefined) as unknown as Readable;
}

/** How the content of an object is stored. */
export interface Stored {
  /** What it is for: an object that is sealed for one purpose opens for no other. */
  purpose: string;
  sealer: Sealer | null;
  isPacked: boolean;
}

/** Content as it is stored. */
export function toStored(content: Readable, { purpose, sealer, isPacked }: Stored): Readable {
  // Its speed counts more than the last bytes: people work meanwhile.
  const packing = isPacked ? [createGzip({ level: 1, chunkSize: 256 * 1024 })] : [];
  return chain(content, ...packing, ...(sealer ? [sealer.seal(purpose)] : []));
}

/** Content as it was. */
export function fromStored(stored: Readable, { purpose, sealer, isPacked }: Stored): Readable {
  const unpacking = isPacked ? [createGunzip({ chunkSize: 256 * 1024 })] : [];
  return chain(stored, ...(sealer ? [sealer.open(purpose)] : []), ...unpacking);
}
