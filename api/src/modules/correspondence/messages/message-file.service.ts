import type { Database } from '../../../platform/db/database.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { maximumFileBytes } from '../../../platform/http/receive-file.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import { findKeysInUse, findMessageFile, type ReceivedFile } from './message.queries.js';

export type { ReceivedFile } from './message.queries.js';

/** A file that came with a message, still to be kept. */
interface ArrivedFile extends Pick<ReceivedFile, 'filename' | 'content_type'> {
  content: Buffer;
}

// What somebody says that it is, is no reason for the storage to say so.
const contentType = 'application/octet-stream';

/** Files that come with messages. */
export class MessageFileService {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly files: DiscardedFileService,
  ) {}

  /**
   * Stores files before their message is entered. Those that are empty or too large are named alone.
   * @throws {StorageUnavailableError} none of them is stored then
   */
  async keep(arrived: readonly ArrivedFile[]): Promise<ReceivedFile[]> {
    const kept: ReceivedFile[] = [];
    try {
      for (const { filename, content_type, content } of arrived) {
        const isTaken = content.length > 0 && content.length <= maximumFileBytes;
        const file = { filename, content_type, size: content.length };
        const storage_key = isTaken ? createStorageKey() : null;
        kept.push({ ...file, storage_key });
        if (storage_key) {
          await this.storage.put(storage_key, content, { contentType, maxBytes: maximumFileBytes });
        }
      }
    } catch (error) {
      await this.discardUnused(kept);
      throw error;
    }
    return kept;
  }

  /** The same files, by name alone. */
  named(arrived: readonly ArrivedFile[]): ReceivedFile[] {
    return arrived.map(({ filename, content_type, content }) => ({
      filename,
      content_type,
      size: content.length,
      storage_key: null,
    }));
  }

  /** Removes those of the files that no message has. Never fails. */
  async discardUnused(kept: readonly ReceivedFile[]): Promise<void> {
    const keys = kept.flatMap(({ storage_key }) => storage_key ?? []);
    if (keys.length === 0) return;
    await this.files.discardUnnamed(keys, (some) => findKeysInUse(this.db.reads, some));
  }

  /** @throws {NotFound} when the company has no such message, or it no such file, or the file was not kept */
  async openFile(
    { companyId }: Member,
    messageId: number,
    id: number,
  ): Promise<{ name: string; content: FileContent }> {
    const file = await findMessageFile(this.db.reads, companyId, messageId, id);
    if (!file?.storage_key) throw new NotFound();
    return { name: file.filename, content: await this.storage.open(file.storage_key) };
  }
}
