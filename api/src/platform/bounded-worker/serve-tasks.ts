import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread is told. */
export interface WorkerOrder {
  task: unknown;
}

/** What a thread tells. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'part'; part: unknown }
  | { kind: 'done'; answer: unknown }
  | { kind: 'failed'; message: string };

/** What a task has besides its input. */
interface TaskTools<Part> {
  /** Hands over a part of the result before the rest: taking a small one over takes the process but a moment. */
  tell: (part: Part) => void;
  /** Has memory of the answer handed over instead of copied. */
  handOver: (memory: Transferable) => void;
}

/** Makes the module of a thread do the tasks of `BoundedWorkers`, one after the other. Called once by that module. */
export function serveTasks<Task, Answer, Part = never>(
  work: (task: Task, tools: TaskTools<Part>) => Answer | Promise<Answer>,
): void {
  const port = parentPort;
  if (!port) throw new Error('serveTasks is for the module of a thread');
  const say = (message: WorkerMessage, transfer: readonly Transferable[] = []) =>
    port.postMessage(message, transfer);
  port.on('message', ({ task }: WorkerOrder) => {
    const handed: Transferable[] = [];
    const tools = {
      tell: (part: Part) => say({ kind: 'part', part }),
      handOver: (memory: Transferable) => void handed.push(memory),
    };
    void (async () => {
      try {
        say({ kind: 'done', answer: await work(task as Task, tools) }, handed);
      } catch (error) {
        say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    })();
  });
  say({ kind: 'ready' });
}
