import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Deflate } from 'fflate';

/** What stands in an archive, as it was packed. */
export interface PackedEntry {
  path: string;
  /** Bytes before packing. */
  size: number;
  /** SHA-256 before packing, hexadecimal. */
  sha256: string;
}

/** An entry as the archive's directory tells of it. */
interface DirectoryEntry {
  path: string;
  isDeflated: boolean;
  crc: number;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes before packing. */
  size: number;
  /** Where its local header begins. */
  offset: number;
}

/** The largest value of a field of 32 bits, which says that the value is in a field of 64 bits (PKWARE APPNOTE 4.4.1.4). */
const all32 = 0xffff_ffff;
const all16 = 0xffff;
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const versions = { classic: 20, zip64: 45 };
/** 1 January 1980, the first day that a ZIP can tell: when records were packed says nothing. */
const firstDay = 0x0021;

/**
 * Packs a ZIP piece by piece: only the piece that is being packed is in memory, whoever reads the pieces sets the pace. What
 * does not fit into fields of 32 bits, from 4 GB or 65,535 entries on, is told in those of ZIP64; a smaller archive has none.
 */
export class ZipStream {
  private readonly directory: DirectoryEntry[] = [];

  /** @param bytes how many stand before the archive's first one */
  constructor(private bytes = 0) {}

  /**
   * Packs an entry.
   * @param isPacked whether the content is compressed by itself, as pictures and PDFs are
   * @returns what was packed, when all pieces are read
   */
  async *add(
    path: string,
    content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
    isPacked = false,
  ): AsyncGenerator<Uint8Array, PackedEntry> {
    const entry = { path, isDeflated: !isPacked, crc: 0, packed: 0, size: 0, offset: this.bytes };
    yield this.counted(localHeader(entry));
    const pieces: Uint8Array[] = [];
    const deflate = isPacked ? null : new Deflate({ level: 6 }, (piece) => pieces.push(piece));
    const hash = createHash('sha256');
    for await (const part of content) {
      // A copy: the packer keeps what it is given until it has a window full, and readers use their buffers again.
      const piece = typeof part === 'string' ? Buffer.from(part, 'utf8') : new Uint8Array(part);
      hash.update(piece);
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.length;
      if (deflate) deflate.push(piece, false);
      else pieces.push(piece);
      for (const packed of pieces.splice(0)) {
        entry.packed += packed.length;
        yield this.counted(packed);
      }
    }
    deflate?.push(new Uint8Array(0), true);
    for (const packed of pieces.splice(0)) {
      entry.packed += packed.length;
      yield this.counted(packed);
    }
    yield this.counted(sizesAfter(entry));
    this.directory.push(entry);
    return { path, size: entry.size, sha256: hash.digest('hex') };
  }

  /** The end of the archive: its directory. */
  *end(): Generator<Uint8Array> {
    const begin = this.bytes;
    for (const entry of this.directory) yield this.counted(directoryHeader(entry));
    yield endOfDirectory(this.directory.length, begin, this.bytes - begin);
  }

  private counted(piece: Uint8Array): Uint8Array {
    this.bytes += piece.length;
    return piece;
  }
}

/** APPNOTE 4.3.7. Sizes are not known yet. */
function localHeader({ path, isDeflated }: DirectoryEntry): Buffer {
  const name = Buffer.from(path, 'utf8');
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(versions.classic, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(isDeflated ? 8 : 0, 8);
  header.writeUInt16LE(firstDay, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** The data descriptor behind the content, APPNOTE 4.3.9. */
export function sizesAfter({ crc, packed, size }: DirectoryEntry): Buffer {
  const isLarge = packed >= all32 || size >= all32;
  const sizes = Buffer.alloc(isLarge ? 24 : 16);
  sizes.write('PK\x07\x08', 'latin1');
  sizes.writeUInt32LE(crc, 4);
  if (isLarge) {
    sizes.writeBigUInt64LE(BigInt(packed), 8);
    sizes.writeBigUInt64LE(BigInt(size), 16);
  } else {
    sizes.writeUInt32LE(packed, 8);
    sizes.writeUInt32LE(size, 12);
  }
  return sizes;
}

/** APPNOTE 4.3.12, with the field of ZIP64 (4.5.3) for those values that need it. */
export function directoryHeader({ path, isDeflated, crc, packed, size, offset }: DirectoryEntry): Buffer {
  const name = Buffer.from(path, 'utf8');
  const large = [size, packed, offset].filter((value) => value >= all32);
  const extra = Buffer.alloc(large.length > 0 ? 4 + 8 * large.length : 0);
  if (large.length > 0) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8 * large.length, 2);
    large.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index));
  }
  const version = large.length > 0 ? versions.zip64 : versions.classic;
  const header = Buffer.alloc(46);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(isDeflated ? 8 : 0, 10);
  header.writeUInt16LE(firstDay, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(Math.min(packed, all32), 20);
  header.writeUInt32LE(Math.min(size, all32), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, all32), 42);
  return Buffer.concat([header, name, extra]);
}

/** APPNOTE 4.3.16, behind 4.3.14 and 4.3.15 when a value needs them. */
export function endOfDirectory(entries: number, begin: number, length: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(entries, all16), 8);
  end.writeUInt16LE(Math.min(entries, all16), 10);
  end.writeUInt32LE(Math.min(length, all32), 12);
  end.writeUInt32LE(Math.min(begin, all32), 16);
  if (entries < all16 && begin < all32 && length < all32) return end;
  const large = Buffer.alloc(56);
  large.write('PK\x06\x06', 'latin1');
  // Of what follows this field.
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(versions.zip64, 12);
  large.writeUInt16LE(versions.zip64, 14);
  large.writeBigUInt64LE(BigInt(entries), 24);
  large.writeBigUInt64LE(BigInt(entries), 32);
  large.writeBigUInt64LE(BigInt(length), 40);
  large.writeBigUInt64LE(BigInt(begin), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(begin + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}
