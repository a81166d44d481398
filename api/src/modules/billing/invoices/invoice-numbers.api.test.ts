import { expect, test } from '@jest/globals';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { PdfUnavailableError } from '../../../platform/pdf/pdf.port.js';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { anOrderToInvoice, saveInvoice } from '../../../testing/invoices.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { IssuedInvoice } from './invoice.dto.js';

/** Remembers what is kept, and prints nothing while there is trouble on the page. */
class WatchedStorage extends MemoryStorage {
  readonly kept = new Set<string>();

  /** What happens while the next file is on its way. */
  meanwhile: (() => Promise<unknown>) | null = null;

  override async put(...args: Parameters<MemoryStorage['put']>): ReturnType<MemoryStorage['put']> {
    const { meanwhile } = this;
    this.meanwhile = null;
    await meanwhile?.();
    this.kept.add(args[0]);
    return super.put(...args);
  }

  override async delete(key: string): Promise<void> {
    this.kept.delete(key);
    return super.delete(key);
  }
}

/** Prints no page with a certain text. */
class FussyPdf extends FakePdf {
  disliked: string | null = null;

  override async print(html: string): Promise<Buffer> {
    if (this.disliked !== null && html.includes(this.disliked)) throw new PdfUnavailableError('ink');
    return super.print(html);
  }
}

const [pdf, storage] = [new FussyPdf(), new WatchedStorage()];
const app = await testApp({ pdf, storage });

const placeOf = ({ number }: { number: string }) => Number(number.slice(-4));

test('orders that are invoiced at once get numbers that follow each other, each on its paper', async () => {
  const owner = await aCompany(app);
  const orders = [];
  for (let number = 0; number < 6; number += 1) orders.push(await anOrderToInvoice(app, owner));
  const made = await Promise.all(orders.map((order) => saveInvoice(order)));
  expect(made.map(placeOf).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { document_id, number } of made) {
    const file = await owner.api.get(`/documents/${document_id}/download`);
    expect((file.body as Buffer).toString('latin1')).toContain(number);
  }
});

test('one order that is invoiced several times at once has one invoice', async () => {
  const owner = await aCompany(app);
  const order = await anOrderToInvoice(app, owner);
  const before = storage.kept.size;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => owner.api.post<IssuedInvoice>(`/orders/${order.id}/save-invoice`, {})),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(storage.kept.size).toBe(before + 1);
  expect(placeOf(await saveInvoice(await anOrderToInvoice(app, owner)))).toBe(2);
});

test('a failure after the number was taken leaves no gap and no file', async () => {
  const owner = await aCompany(app);
  const [first, second] = [await anOrderToInvoice(app, owner), await anOrderToInvoice(app, owner)];
  const before = storage.kept.size;
  // Both expect the first place; the one that comes second has to be printed again, and cannot.
  pdf.disliked = 'FV/2026/0002';
  const made = await Promise.all(
    [first, second].map(({ id }) => owner.api.post<IssuedInvoice>(`/orders/${id}/save-invoice`, {})),
  );
  pdf.disliked = null;
  expect(made.map(({ status }) => status).sort()).toEqual([201, 503]);
  expect(storage.kept.size).toBe(before + 1);
  const failed = made[0]?.status === 503 ? first : second;
  expect(placeOf(await saveInvoice(failed))).toBe(2);
});

test('a slow storage keeps no other invoice of the company waiting', async () => {
  const owner = await aCompany(app);
  const [slow, quick] = [await anOrderToInvoice(app, owner), await anOrderToInvoice(app, owner)];
  storage.meanwhile = () => saveInvoice(quick);
  const made = await saveInvoice(slow);
  // The other one has taken the first place meanwhile: this one is printed again, with the number that it got.
  expect(placeOf(made)).toBe(2);
  const file = await owner.api.get(`/documents/${made.document_id}/download`);
  expect((file.body as Buffer).toString('latin1')).toContain(made.number);
});

test('each company, and each year, counts for itself', async () => {
  const [one, other] = [await aCompany(app), await aCompany(app)];
  expect((await saveInvoice(await anOrderToInvoice(app, one))).number).toBe('FV/2026/0001');
  expect((await saveInvoice(await anOrderToInvoice(app, other))).number).toBe('FV/2026/0001');
  app.clock.set('2026-12-31T23:30:00.000Z');
  expect((await saveInvoice(await anOrderToInvoice(app, one))).number).toBe('FV/2027/0001');
  app.clock.set('2026-11-20T09:30:00.000Z');
  expect((await saveInvoice(await anOrderToInvoice(app, one))).number).toBe('FV/2026/0002');
});
