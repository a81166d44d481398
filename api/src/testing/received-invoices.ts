import type { OrderWorld } from './orders.js';
import { nextNumber } from './next-number.js';
import { type TestMember } from './people.js';

/** What of an invoice from KSeF a test wants otherwise than usual. */
interface ReceivedChanges {
  /** For which somebody said that it is. */
  routeId?: number;
  sellerName?: string;
  number?: string;
  net?: number;
  /** Where the number of an order may stand. */
  order?: string;
  /** The kept file, which nothing is read of; an empty one when left out. */
  xml?: Buffer;
}

/** An invoice from KSeF as it is once it was read: 1,000 PLN and VAT. @returns its id */
export async function aReceivedInvoice(
  app: Pick<OrderWorld, 'rows'>,
  owner: TestMember,
  changes: ReceivedChanges = {},
): Promise<number> {
  // Each is another one, or it would be a duplicate.
  const index = nextNumber();
  const { routeId = null, sellerName = 'Nord-Trans', number = `FV ${index}`, net = 1000, order } = changes;
  const facts = {
    number,
    issue_date: '2026-11-02',
    sale_date: '2026-10-31',
    kind: 'VAT',
    currency: 'PLN',
    net: net.toFixed(2),
    vat: (net * 0.23).toFixed(2),
    gross: (net * 1.23).toFixed(2),
    seller_nip: '7743186491',
    seller_name: sellerName,
    buyer_name: 'Bałtyk Spedycja sp. z o.o.',
    order_texts: order === undefined ? [] : [order],
    corrects: [],
    reason: null,
    due_date: '2026-12-02',
    account: '61109010140000071219812874',
    is_split_payment: false,
    lines: [{ name: 'Usługa transportowa', quantity: '1', unit: 'usł.', net: net.toFixed(2), rate: '23' }],
    line_count: 1,
  };
  const [row] = await app.rows<{ id: number }>(
    `insert into received_invoices (company_id, ksef_number, environment, received_at, hash, number, issue_date, seller_nip, seller_name,
       currency, net, gross, xml, facts, assigned_route_id)
     values ($1, $2, coalesce((select nullif(environment, 'off') from ksef_settings where company_id = $1), 'production'), '2026-11-02T10:00:00Z', '', $3, '2026-11-02', '7743186491', $4, 'PLN', $5, $6, $9, $7, $8)
     returning id`,
    [
      owner.companyId,
      `7743186491-20261102-${String(index).padStart(12, '0')}-00`,
      number,
      sellerName,
      facts.net,
      facts.gross,
      JSON.stringify(facts),
      routeId,
      changes.xml ?? Buffer.from('<Faktura/>'),
    ],
  );
  return row?.id ?? 0;
}
