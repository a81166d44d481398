import { Places } from '../../../../platform/places/places.js';
import { serveTasks } from '../../../../platform/bounded-worker/serve-tasks.js';
import type { OrderTextTask } from './order-text-workers.js';
import { readOrderText, type ReadOrderText } from './read-order-text.js';

// The thread of `readInThread`.

const places = new Places();

serveTasks<OrderTextTask, ReadOrderText>(async ({ text, today }) =>
  readOrderText(text, today, await places.lookup()),
);
