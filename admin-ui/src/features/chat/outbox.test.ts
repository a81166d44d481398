import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';

// Who is signed in is kept by the browser.
const nothing = { getItem: () => null, removeItem: () => undefined, setItem: () => undefined };
Object.assign(globalThis, {
  localStorage: nothing,
  sessionStorage: nothing,
  window: { addEventListener: mock.fn() },
});
const { clearOutbox, deliver, keepDraft, openOutbox, outboxOf } = await import('./outbox');

const [anna, bjorn] = [1, 2];
const message = { key: 'k', partnerId: 7, content: 'A margin of 12%', at: '', isFailed: false };

/** A call that is answered when the test says. */
function call() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { send: () => promise, resolve, reject };
}

describe('what somebody wrote in the chat', () => {
  beforeEach(() => {
    clearOutbox();
    openOutbox(anna);
  });

  it('stays to be sent again when sending fails', async () => {
    const { send, reject } = call();
    const outcome = deliver(anna, message, send);
    assert.deepEqual(outboxOf(anna).pending, [message]);
    reject(new Error('offline'));
    assert.deepEqual(await outcome, { error: new Error('offline') });
    assert.deepEqual(outboxOf(anna).pending, [{ ...message, isFailed: true }]);
  });

  it('is not shown to the next person when it fails after its writer signed out', async () => {
    const { send, reject } = call();
    const outcome = deliver(anna, message, send);
    clearOutbox();
    openOutbox(bjorn);
    reject(new Error('offline'));
    assert.equal(await outcome, null);
    assert.deepEqual(outboxOf(bjorn).pending, []);
  });

  it('is not entered into the next person’s conversations when it was sent', async () => {
    const { send, resolve } = call();
    const outcome = deliver(anna, message, send);
    clearOutbox();
    openOutbox(bjorn);
    resolve('sent');
    assert.equal(await outcome, null);
  });

  it('is dropped when nobody has signed in since', async () => {
    const { send, reject } = call();
    const outcome = deliver(anna, message, send);
    clearOutbox();
    reject(new Error('offline'));
    assert.equal(await outcome, null);
    openOutbox(anna);
    assert.deepEqual(outboxOf(anna).pending, []);
  });

  it('is nobody else’s as a draft, also before the screen of another user has opened the outbox', () => {
    keepDraft(7, 'half a sentence');
    openOutbox(anna);
    assert.deepEqual(outboxOf(anna).drafts, { 7: 'half a sentence' });
    assert.deepEqual(outboxOf(bjorn).drafts, {});
    openOutbox(bjorn);
    assert.deepEqual([outboxOf(anna).drafts, outboxOf(bjorn).drafts], [{}, {}]);
  });
});
