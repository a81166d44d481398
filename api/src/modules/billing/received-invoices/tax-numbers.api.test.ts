import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { aReceivedInvoice } from '../../../testing/received-invoices.js';
import { testApp } from '../../../testing/test-app.js';
import type { SubcontractorDto } from '../../directory/index.js';
import type { ReceivedInvoiceDetails } from './received-invoice.dto.js';

const app = await testApp();

describe('the tax number of a carrier in the directory', () => {
  test.each([
    ['with a country and hyphens', 'PL 774-318-64-91', 'documents_missing', 'first_of_seller'],
    ['of somebody else', '5260001246', 'unknown', 'other_seller'],
    ['that is not Polish', 'DE136695976', 'unknown', 'new_seller'],
  ])(
    '%s decides whose invoice it is, whatever the seller is called',
    async (_, vat_number, match, reason) => {
      const owner = await aCompany(app);
      const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
      const carrier = order.carriers[0]?.id ?? 0;
      const changed = await owner.api.change<SubcontractorDto>(`/subcontractors/${carrier}`, {
        vat_number,
      });
      expect(changed.vat_number).toBe(vat_number);
      const id = await aReceivedInvoice(app, owner, { sellerName: 'Inna Nazwa', order: String(order.id) });
      const read = await owner.api.read<ReceivedInvoiceDetails>(`/money/received-invoices/${id}`);
      expect(read).toMatchObject({ match, reason });
      // Without the number of an order, the seller's number finds the route by its sum.
      if (match === 'unknown') return;
      const other = await aReceivedInvoice(app, owner, { sellerName: 'Inna Nazwa' });
      expect(await owner.api.read(`/money/received-invoices/${other}`)).toMatchObject({ order_id: order.id });
    },
  );
});
