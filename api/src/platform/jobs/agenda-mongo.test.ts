import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { describeSharedJobs } from './agenda-jobs.contract.js';
import { createMongoJobs } from './agenda-mongo.js';
import { describeJobs } from './jobs.contract.js';
import type { JobsLogger } from './jobs.port.js';

const server = process.env['TEST_MONGODB_URL'];

if (server) {
  const url = new URL(server);
  url.pathname = `/frakto_test_${randomBytes(6).toString('hex')}`;
  const open = (logger: JobsLogger) => createMongoJobs({ url: url.href, logger, graceSeconds: 0.5 });
  const clear = async () => {
    const client = await new MongoClient(url.href).connect();
    await client.db().dropDatabase();
    await client.close();
  };

  describeJobs('MongoDB', (logger) => {
    const jobs = open(logger);
    return Promise.resolve({ jobs, pump: () => undefined, dispose: () => jobs.stop().then(clear) });
  });
  describeSharedJobs('MongoDB', () => Promise.resolve({ open, dispose: clear }));
} else {
  test('MongoDB (the contract runs when TEST_MONGODB_URL is set): an absent server is an error, not a crash', async () => {
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const url = 'mongodb://127.0.0.1:9/frakto?serverSelectionTimeoutMS=300';
    const jobs = createMongoJobs({ url, logger: silent });
    await expect(jobs.start()).rejects.toThrow('127.0.0.1:9');
    await expect(jobs.check()).rejects.toThrow('127.0.0.1:9');
    await jobs.stop();
  });
}
