import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import type { FileContent } from '../../../platform/storage/storage.port.js';
import { FileSystemStorage } from '../../../platform/storage/file-system-storage.js';
import { refused } from '../../../testing/api-caller.js';
import { aDocument, documentsOf, uploadToRoute } from '../../../testing/documents.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import { removeDiscardedFilesJob } from '../../../platform/stored-files/remove-discarded-files.job.js';

describe('the files of documents', () => {
  let folder: string;
  let storage: FileSystemStorage;
  let app: TestApp;
  let order: TestOrder;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frakto-documents-'));
    storage = new FileSystemStorage(folder);
    app = await testApp({ storage });
  });
  beforeAll(async () => {
    order = await anOrderAt(app, await aCompany(app), 6, { routes: 2 });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function files(): Promise<number> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  }
  const doTheJob = async () => {
    await app.container.jobs.enqueue(removeDiscardedFilesJob, null);
    await app.doJobs();
  };

  test('go after a document that is deleted, not with it', async () => {
    const { id } = await aDocument(order.owner, order.routes[0] ?? 0);
    expect(await files()).toBe(1);
    await order.owner.api.remove(`/documents/${id}`);
    expect(await files()).toBe(1);
    await doTheJob();
    expect(await files()).toBe(0);
    refused(await order.owner.api.get(`/documents/${id}/download`), 404);
  });

  test('go with the route and with the order', async () => {
    const [first = 0, second = 0] = order.routes;
    await aDocument(order.owner, first);
    await aDocument(order.owner, second);
    await app.rows('delete from order_routes where id = $1', [first]);
    await doTheJob();
    expect(await files()).toBe(1);
    await app.rows('delete from orders where id = $1', [order.id]);
    await doTheJob();
    expect(await files()).toBe(0);
  });

  test('are not kept when the document cannot be, and are not removed when a deletion fails', async () => {
    const fresh = await anOrderAt(app, await aCompany(app), 8);
    // Mails leave with files of their own.
    await doTheJob();
    const before = await files();
    const broken = jest.spyOn(app.container.services.orderRepository, 'transition').mockImplementation(() => {
      throw new Error('broken');
    });
    await expect(uploadToRoute(fresh.owner, fresh.routes[0] ?? 0)).rejects.toThrow('broken');
    broken.mockRestore();
    expect(await files()).toBe(before);
    expect((await documentsOf(fresh.owner, fresh.id)).total).toBe(0);
    const { id } = await aDocument(fresh.owner, fresh.routes[0] ?? 0);
    const undone = app.db.acrossCompanies(async (unit) => {
      await unit.execute('delete from documents where id = ?', [id]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await doTheJob();
    expect(await files()).toBe(before + 1);
  });

  test('stay when their document was filed, although its reading failed', async () => {
    const fresh = await anOrderAt(app, await aCompany(app), 6);
    await doTheJob();
    const before = await files();
    const query = app.db.reads.query.bind(app.db.reads);
    const reads = jest.spyOn(app.db.reads, 'query').mockImplementation((text, values) => {
      if (text.includes('from documents t')) return Promise.reject(new Error('no connection is free'));
      return query(text, values);
    });
    await expect(uploadToRoute(fresh.owner, fresh.routes[0] ?? 0)).rejects.toThrow('no connection is free');
    reads.mockRestore();
    await doTheJob();
    expect(await files()).toBe(before + 1);
    const [document] = (await documentsOf(fresh.owner, fresh.id)).items;
    expect((await fresh.owner.api.get(`/documents/${document?.id}/download`)).status).toBe(200);
  });

  test('stay when only the answer to the commit was lost', async () => {
    const fresh = await anOrderAt(app, await aCompany(app), 6);
    await doTheJob();
    const before = await files();
    const inCompany = app.db.inCompany.bind(app.db);
    const commits = jest.spyOn(app.db, 'inCompany').mockImplementation(async (companyId, work) => {
      await inCompany(companyId, work);
      throw new Error('the connection ended');
    });
    await expect(uploadToRoute(fresh.owner, fresh.routes[0] ?? 0)).rejects.toThrow('the connection ended');
    commits.mockRestore();
    expect(await files()).toBe(before + 1);
    expect((await documentsOf(fresh.owner, fresh.id)).total).toBe(1);
  });

  test('that end in the middle of an answer are told in the log', async () => {
    const fresh = await anOrderAt(app, await aCompany(app), 6);
    const { id } = await aDocument(fresh.owner, fresh.routes[0] ?? 0);
    const half = async function* () {
      yield await Promise.resolve(Buffer.from('%PDF-1.7'));
      throw new Error('the disk is gone');
    };
    const broken = jest
      .spyOn(storage, 'open')
      .mockImplementation(() => Promise.resolve(Readable.from(half()) as FileContent));
    await fresh.owner.api.get(`/documents/${id}/download`).catch(() => null);
    broken.mockRestore();
    const told = app.log.filter(({ msg }) => msg === 'an answer was not sent whole');
    expect(told).toMatchObject([
      {
        err: { message: 'the disk is gone' },
        path: `/documents/${id}/download`,
        request_id: expect.any(String),
      },
    ]);
  });
});
