import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../platform/config/config.js';
import { createStorage } from '../../../platform/storage/create-storage.js';
import { startS3TestServer, type S3TestServer } from '../../../platform/storage/testing/s3-test-server.js';
import { refused, taken } from '../../../testing/api-caller.js';
import { aDocument, aPdf, documentsOf, uploadToRoute } from '../../../testing/documents.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { Readiness } from '../../insight/health/health.dto.js';
import { removeDiscardedFilesJob } from '../../../platform/stored-files/remove-discarded-files.job.js';

describe('documents in a bucket', () => {
  let server: S3TestServer;
  let app: TestApp;
  let other: TestApp;
  let order: TestOrder;

  beforeAll(async () => {
    server = await startS3TestServer();
    const settings = {
      STORAGE_URL: `s3://${server.bucket}/documents`,
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY_ID: server.key.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.key.secretAccessKey,
    };
    const storageOfItsOwn = () => createStorage(readConfig(settings));
    app = await testApp({ settings, storage: storageOfItsOwn() });
    other = await testApp({ settings, storage: storageOfItsOwn(), database: app.database });
    order = await anOrderAt(app, await aCompany(app), 6, { routes: 2 });
  });
  afterAll(() => server.close());

  const doTheJob = async () => {
    await app.container.jobs.enqueue(removeDiscardedFilesJob, null);
    await app.doJobs();
  };
  /** Nothing is answered but a failure, as by a service whose own disks are away. */
  const goAway = () =>
    server.answerWith((response) => {
      response.writeHead(503).end();
      return true;
    });
  const comeBack = () => server.answerWith(null);

  test('are seen by every process, and go after their records', async () => {
    const { id } = await aDocument(order.owner, order.routes[0] ?? 0);
    expect([...server.files.values()].map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    const reader = other.api.as(order.owner.token);
    const file = await reader.get(`/documents/${id}/download`);
    expect(taken(file, 200)).toEqual(Buffer.from(aPdf.content));
    await order.owner.api.remove(`/documents/${id}`);
    expect(server.files.size).toBe(1);
    await doTheJob();
    expect(server.files.size).toBe(0);
  });

  test('while the service is away, uploads and downloads say so, and nothing is half kept', async () => {
    const kept = await aDocument(order.owner, order.routes[0] ?? 0);
    goAway();
    for (const path of [`/documents/${kept.id}`, `/documents/${kept.id}/download`]) {
      refused(await order.owner.api.get(path), 503, 'storage_unavailable');
    }
    refused(await uploadToRoute(order.owner, order.routes[1] ?? 0), 503, 'storage_unavailable');
    expect((await documentsOf(order.owner, order.id)).total).toBe(1);
    comeBack();
    await order.owner.api.read(`/documents/${kept.id}`);
    taken(await uploadToRoute(order.owner, order.routes[1] ?? 0), 201);
    expect((await documentsOf(order.owner, order.id)).total).toBe(2);
  });

  test('a file that was stored, but whose answer got lost, is removed later', async () => {
    const before = server.files.size;
    let isStored = false;
    server.answerWith((response, { request, body }) => {
      if (request.method === 'PUT' && !isStored) {
        isStored = true;
        const name = (request.url ?? '').replace(/^\/[^/]+\/|\?.*$/g, '');
        server.files.set(name, { content: body, contentType: 'application/pdf' });
      }
      response.writeHead(503).end();
      return true;
    });
    refused(await uploadToRoute(order.owner, order.routes[0] ?? 0), 503, 'storage_unavailable');
    expect(server.files.size).toBe(before + 1);
    await doTheJob();
    expect(server.files.size).toBe(before + 1);
    comeBack();
    await doTheJob();
    expect(server.files.size).toBe(before);
  });

  test('health tells where the files are, and the process stays ready without them', async () => {
    expect(await app.api.read<Readiness>('/health/ready')).toMatchObject({ status: 'ok', storage: 'ok' });
    goAway();
    // Asked for the first time.
    expect(await other.api.read<Readiness>('/health/ready')).toMatchObject({ storage: 'unreachable' });
    comeBack();
    expect(JSON.stringify([...app.log, ...other.log])).not.toContain(server.key.secretAccessKey);
  });
});
