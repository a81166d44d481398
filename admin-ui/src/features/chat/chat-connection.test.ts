import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { ChatConnection, mostRetries, pingMs, pongMs, retryMs, type Socket } from './chat-connection';

class FakeSocket implements Socket {
  readyState = 1 as const;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  closedWith: number | undefined;
  send(data: unknown): void {
    this.sent.push(data);
  }
  close(code?: number): void {
    this.closedWith = code;
  }
}

describe('the connection of the chat', () => {
  let sockets: FakeSocket[];
  let states: string[];
  let events: unknown[];
  let opened: number;
  let connection: ChatConnection;
  const latest = () => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    [sockets, states, events, opened] = [[], [], [], 0];
    connection = new ChatConnection({
      open: () => {
        sockets.push(new FakeSocket());
        return latest();
      },
      onEvent: (event) => events.push(event),
      onOpen: () => (opened += 1),
      onState: (state) => states.push(state),
    });
    connection.connect();
  });
  afterEach(() => mock.timers.reset());

  it('hands events on, and passes over what it does not know', () => {
    latest().onopen?.();
    for (const data of ['{"type":"chat_missed"}', '{"type":"news"}', 'no JSON', 7])
      latest().onmessage?.({ data });
    assert.deepEqual(events, [{ type: 'chat_missed' }]);
    assert.deepEqual(states, ['connecting', 'open']);
  });

  it('tries again every three seconds, five times, and then waits to be asked', () => {
    latest().onopen?.();
    latest().onclose?.({ code: 1006 });
    for (let count = 1; count <= mostRetries; count += 1) {
      mock.timers.tick(retryMs - 1);
      assert.equal(sockets.length, count);
      mock.timers.tick(1);
      assert.equal(sockets.length, count + 1);
      latest().onclose?.({ code: 1006 });
    }
    mock.timers.tick(60_000);
    assert.equal(sockets.length, 1 + mostRetries);
    assert.equal(states.at(-1), 'lost');
    connection.connect();
    latest().onopen?.();
    assert.equal(opened, 2);
    assert.equal(states.at(-1), 'open');
  });

  it('counts its tries anew once it was open', () => {
    for (let round = 0; round < 10; round += 1) {
      latest().onclose?.({ code: 1012 });
      mock.timers.tick(retryMs);
      latest().onopen?.();
    }
    assert.equal(opened, 10);
  });

  it('tries again when the server is started anew, or the network is gone', () => {
    for (const code of [1012, 1006, 1011]) {
      connection.connect();
      latest().onopen?.();
      const { length } = sockets;
      latest().onclose?.({ code });
      assert.equal(states.at(-1), 'retrying');
      mock.timers.tick(retryMs);
      assert.equal(sockets.length, length + 1);
    }
  });

  it('does not try again where it would not help', () => {
    for (const code of [1000, 1001, 4401, 4403, 4429]) {
      connection.connect();
      const { length } = sockets;
      latest().onclose?.({ code });
      mock.timers.tick(60_000);
      assert.deepEqual([sockets.length, states.at(-1)], [length, 'refused']);
    }
  });

  it('tries again at once when the network is back', () => {
    latest().onclose?.({ code: 1006 });
    connection.wake();
    assert.equal(sockets.length, 2);
    latest().onopen?.();
    connection.wake();
    assert.equal(sockets.length, 2);
  });

  it('asks every half minute whether anybody is there, and leaves when nobody answers', () => {
    latest().onopen?.();
    mock.timers.tick(pingMs);
    assert.deepEqual(latest().sent, ['{"type":"ping"}']);
    latest().onmessage?.({ data: '{"type":"pong"}' });
    mock.timers.tick(pongMs);
    assert.equal(latest().closedWith, undefined);
    mock.timers.tick(pingMs - pongMs);
    const deaf = latest();
    mock.timers.tick(pongMs);
    assert.equal(deaf.closedWith, 4000);
    assert.equal(states.at(-1), 'retrying');
    mock.timers.tick(retryMs);
    assert.equal(sockets.length, 2);
  });

  it('is silent once it was stopped', () => {
    latest().onopen?.();
    connection.stop();
    mock.timers.tick(120_000);
    assert.deepEqual([sockets.length, latest().closedWith, latest().onclose], [1, 1000, null]);
  });
});
