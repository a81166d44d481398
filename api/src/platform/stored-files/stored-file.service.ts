import type { Storage } from '../storage/storage.port.js';
import type { DiscardedFileService } from './discarded-file.service.js';

/** A file that a record is going to name. */
interface NewFile {
  key: string;
  content: Buffer;
  contentType: string;
  maxBytes: number;
}

/** Files that are stored for records: of one whose record could not be entered, nothing stays. */
export class StoredFileService {
  constructor(
    private readonly storage: Storage,
    private readonly discarded: DiscardedFileService,
  ) {}

  /**
   * Stores a file and enters the record that names it.
   * @param findNamed which of the keys a record names
   */
  async storeFor<T>(
    { key, content, contentType, maxBytes }: NewFile,
    enter: () => Promise<T>,
    findNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<T> {
    this.discarded.discardIfUndone([key], findNamed);
    try {
      await this.storage.put(key, content, { contentType, maxBytes });
      return await enter();
    } catch (error) {
      // What the record belongs to may be gone by now, or only the answer of the storage or of the database.
      await this.discarded.discardUnnamed([key], findNamed);
      throw error;
    }
  }
}
