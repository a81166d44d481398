import { BoundedWorkers } from '../../../platform/bounded-worker/bounded-workers.js';
import type { ReceivedFacts } from './received-facts.js';

/** Strangers write these files: whatever they hold, reading one ends. */
const workers = new BoundedWorkers<Uint8Array, ReceivedFacts | null>({
  module: new URL('./read-invoice-thread.js', import.meta.url),
  milliseconds: 20_000,
  memoryMb: 256,
  atOnce: 1,
  mostWaiting: 50,
});

/**
 * Reads an invoice in a thread.
 * @param key whose invoices are read one after the other: a company's
 * @returns null where it is none that can be read
 * @throws {WorkerError} when the thread came to no result, which need not be the file's fault
 */
export function readInvoice(xml: Uint8Array, key: string): Promise<ReceivedFacts | null> {
  return workers.run(xml, { key, waitMs: 60_000 });
}
