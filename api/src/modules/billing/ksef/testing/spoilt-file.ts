import { createHash } from 'node:crypto';
import { latestInvoice } from '../../../../testing/invoices.js';
import type { TestOrder } from '../../../../testing/orders.js';
import type { TestApp } from '../../../../testing/test-app.js';

/** The hash by which KSeF knows a file. */
export const hashOf = (xml: string): string => createHash('sha256').update(xml).digest('base64');

/** The file of an order's invoice as it is kept. */
export async function keptFile(order: TestOrder): Promise<string> {
  const { id } = await latestInvoice(order);
  const { body, text } = await order.owner.api.get(`/orders/${order.id}/invoices/${id}/xml`);
  return Buffer.isBuffer(body) ? body.toString('utf8') : text;
}

/**
 * As if a writer with a fault had written the file of an order's latest invoice: KSeF refuses it by its schema.
 * @param variant instead of the one that files have
 * @returns what it wrote
 */
export async function spoilFile(
  app: Pick<TestApp, 'rows'>,
  order: TestOrder,
  variant = '9',
): Promise<string> {
  const { id } = await latestInvoice(order);
  const xml = (await keptFile(order)).replace(/<WariantFormularza>\d</, `<WariantFormularza>${variant}<`);
  await app.rows('delete from structured_invoices where invoice_id = $1', [id]);
  await app.rows(
    'insert into structured_invoices (invoice_id, company_id, xml, hash) values ($1, $2, $3, $4)',
    [id, order.owner.companyId, xml, hashOf(xml)],
  );
  return xml;
}
