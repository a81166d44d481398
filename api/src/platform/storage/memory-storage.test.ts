import { expect, test } from '@jest/globals';
import { MemoryStorage } from './memory-storage.js';
import { createStorageKey } from './storage-key.js';
import { describeStorage, upToOneMegabyte } from './storage.contract.js';

describeStorage('memory', () =>
  Promise.resolve({ storage: new MemoryStorage(), dispose: () => Promise.resolve() }),
);

test('a test can look at what was stored', async () => {
  const storage = new MemoryStorage();
  const key = createStorageKey();
  await storage.put(key, Buffer.from('x'), upToOneMegabyte);
  expect([...storage.files]).toEqual([[key, { content: Buffer.from('x'), contentType: 'application/pdf' }]]);
});
