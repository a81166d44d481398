import { serveTasks } from '../../../platform/bounded-worker/serve-tasks.js';
import { readElements } from '../structured-invoices/check-fa3.js';
import { receivedFacts, type ReceivedFacts } from './received-facts.js';

// The thread of `readInvoice`.

serveTasks<Uint8Array, ReceivedFacts | null>((xml) => {
  const root = readElements(xml);
  return root && receivedFacts(root);
});
