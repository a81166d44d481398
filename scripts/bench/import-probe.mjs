// Looks at a server while it works: how long a small request waits, and how much memory the process has.
import { Worker } from 'node:worker_threads';

const everyMs = 10;

/**
 * Starts looking, from a thread of its own: what this one does must not make the server look slow.
 * @param {{ url: string, memory: () => number }} server
 */
export function startProbe({ url, memory }) {
  let latencies = [];
  let peak = 0;
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { Agent, get } = require('node:http');
     const agent = new Agent({ keepAlive: true, maxSockets: 1 });
     const ask = () => new Promise((done) => {
       const began = performance.now();
       get(workerData.url, { agent }, (response) => {
         response.resume();
         response.once('end', () => done(performance.now() - began));
       }).once('error', () => done(null));
     });
     (async () => {
       for (;;) {
         const took = await ask();
         if (took !== null) parentPort.postMessage(took);
         await new Promise((done) => setTimeout(done, workerData.everyMs));
       }
     })();`,
    { eval: true, workerData: { url: `${url}/health/live`, everyMs } },
  );
  worker.on('message', (took) => latencies.push(took));
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 20);
  return {
    begin() {
      latencies = [];
      peak = memory();
    },
    end: () => ({ latencies, peak: Math.max(peak, memory()) }),
    stop() {
      clearInterval(timer);
      void worker.terminate();
    },
  };
}
