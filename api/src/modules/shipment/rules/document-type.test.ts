import { describe, expect, test } from '@jest/globals';
import { documentKinds, isKept } from './document-type.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';

describe('kinds of documents', () => {
  const codesAt = (level: 'route' | 'order') =>
    documentKinds.filter(({ levels }) => levels.includes(level)).map(({ code }) => code);

  test('routes have carriers’ invoices, PODs and others; orders issued invoices and others', () => {
    expect(codesAt('route')).toEqual(['SUBCONTRACTOR_INVOICE', 'POD', 'OTHER']);
    expect(codesAt('order')).toEqual(['ISSUED_INVOICE', 'OTHER']);
  });

  test('PODs and issued invoices stay once the order is invoiced; others never have to', () => {
    expect(isKept('POD', OrderStatus.PodReceived)).toBe(false);
    expect(isKept('POD', OrderStatus.InvoiceCreated)).toBe(true);
    expect(isKept('ISSUED_INVOICE', OrderStatus.Paid)).toBe(true);
    expect(isKept('SUBCONTRACTOR_INVOICE', OrderStatus.Paid)).toBe(false);
    expect(isKept('OTHER', OrderStatus.Paid)).toBe(false);
  });
});
