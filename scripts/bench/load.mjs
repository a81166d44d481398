// The load: a process of its own that keeps a number of connections busy, one request at a time on each (closed loop).
// It speaks just enough HTTP/1.1 over plain sockets, so that it takes little of the processor from what is measured.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { newKey } from './contenders.mjs';

/**
 * @typedef {object} Job
 * @property {number} port on 127.0.0.1
 * @property {string[]} requests whole requests, head and body, sent in turn
 * @property {number} status that every answer has to have
 * @property {number} connections
 * @property {number} seconds
 */

/**
 * @typedef {object} Measured
 * @property {number} seconds that passed
 * @property {number[]} latencies of each answer, in milliseconds
 * @property {string} [fault] the first answer that was not as it should be
 */

process.on('message', (/** @type {Job} */ job) => {
  run(job).then(
    (measured) => process.send(measured),
    (error) => process.send({ seconds: 0, latencies: [], fault: String(error) }),
  );
});

/** @returns {Promise<Measured>} */
async function run({ port, requests, status, connections, seconds }) {
  const buffers = requests.map((request) => Buffer.from(request));
  const keyAt = buffers.map((buffer) => buffer.indexOf(newKey));
  const measured = { seconds: 0, latencies: [], fault: undefined };
  let next = Math.floor(Math.random() * buffers.length);
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = {
    take() {
      if (performance.now() >= end || measured.fault) return undefined;
      const at = next++ % buffers.length;
      if (keyAt[at] >= 0) buffers[at].write(randomUUID(), keyAt[at], 'latin1');
      return buffers[at];
    },
    done(head, ms) {
      measured.latencies.push(ms);
      if (!head.startsWith(`HTTP/1.1 ${status} `)) measured.fault ??= head.split('\r\n', 1)[0];
    },
  };
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, work)));
  measured.seconds = (performance.now() - began) / 1000;
  return measured;
}

/** Sends request after request on one connection until there is none to take. */
function keepBusy(port, work) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let received = null;
    const send = () => {
      const request = work.take();
      if (!request) return socket.end(resolve);
      sentAt = performance.now();
      received = null;
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      received = received === null ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = received.latin1Slice(0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined)
        return socket.destroy(new Error(`An answer without Content-Length:\n${head}`));
      if (received.length < headEnd + 4 + Number(length)) return;
      work.done(head, performance.now() - sentAt);
      send();
    });
  });
}
