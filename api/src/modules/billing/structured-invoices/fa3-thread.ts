import { serveTasks } from '../../../platform/bounded-worker/serve-tasks.js';
import { checkFa3 } from './check-fa3.js';
import type { CheckAnswer, CheckTask } from './fa3-workers.js';

// The thread of `checkInThread`.

serveTasks<CheckTask, CheckAnswer>(({ xml, today }) => checkFa3(xml, today));
