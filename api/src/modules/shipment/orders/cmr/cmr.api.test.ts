import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { faultsIn, taken } from '../../../../testing/api-caller.js';
import { cmrBoxes } from '../../../../testing/documents.js';
import { anOrderAt } from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { FakePdf } from '../../../../platform/pdf/fake-pdf.js';
import { testApp } from '../../../../testing/test-app.js';
import type { CmrNote } from './cmr.dto.js';

const pdf = new FakePdf();
const app = await testApp({ pdf });
const owner = await aCompany(app);
const stranger = await aCompany(app);
const order = await anOrderAt(app, owner, OrderStatus.InProgress);
const path = `/orders/${order.id}/order-routes/${order.routes[0] ?? 0}`;
const note = (lang: string) => owner.api.read<CmrNote>(`${path}/cmr-note`, { lang });
const textOf = ({ filled }: CmrNote, box: number) => filled.find((one) => one.box === box)?.text;

describe('the consignment note of a route', () => {
  test('is filled from order, route, carrier and goods, in the language asked for', async () => {
    const polish = await note('pl');
    expect(polish.boxes).toEqual(cmrBoxes);
    expect(textOf(polish, 1)).toContain(order.client.name);
    expect(textOf(polish, 1)).toContain('Polska');
    expect(textOf(polish, 3)).toContain('Norwegia');
    expect(textOf(polish, 16)).toContain(order.carriers[0]?.name);
    expect(textOf(await note('no'), 3)).toContain('Norge');
  });

  test('keeps what people wrote, in place of what the order says; blanks take it back', async () => {
    const written = { ...cmrBoxes, instructions: ' -18 °C ', goods: 'Ryby', carriage: 'paid' };
    const kept = taken(await owner.api.put<CmrNote>(`${path}/cmr-note?lang=pl`, written), 200);
    expect(kept.boxes).toMatchObject({ instructions: '-18 °C', goods: 'Ryby', carriage: 'paid' });
    expect((await owner.api.get(`${path}/cmr?lang=pl`)).status).toBe(200);
    const html = pdf.printed.at(-1) ?? '';
    expect(html).toContain('-18 °C');
    expect(html).toContain('>Ryby<');
    expect(html.match(/class="sheet"/g)).toHaveLength(4);
    const empty = taken(await owner.api.put<CmrNote>(`${path}/cmr-note`, { ...written, goods: ' ' }), 200);
    expect(empty.boxes.goods).toBeNull();
  });

  test('on preprinted paper has its text alone, moved by millimetres within bounds', async () => {
    const query = 'paper=preprinted&offset_x=1.5&offset_y=-2&lang=en';
    expect((await owner.api.get(`${path}/cmr?${query}`)).status).toBe(200);
    expect(pdf.printed.at(-1)).not.toContain('Consignee');
    expect(Object.keys(faultsIn(await owner.api.get(`${path}/cmr?offset_x=21&paper=glossy`))).sort()).toEqual(
      ['offset_x', 'paper'],
    );
  });

  test('is nobody else’s, and of no route of another order', async () => {
    const other = await anOrderAt(app, owner, OrderStatus.InProgress);
    const foreign = `/orders/${order.id}/order-routes/${other.routes[0] ?? 0}`;
    for (const [who, where] of [
      [stranger, path],
      [owner, foreign],
    ] as const) {
      expect((await who.api.get(`${where}/cmr-note`)).status).toBe(404);
      expect((await who.api.get(`${where}/cmr`)).status).toBe(404);
      expect((await who.api.put(`${where}/cmr-note`, cmrBoxes)).status).toBe(404);
    }
  });

  test('says what is too long', async () => {
    const long = { ...cmrBoxes, instructions: 'x'.repeat(601) };
    expect(faultsIn(await owner.api.put(`${path}/cmr-note`, long))).toEqual({ instructions: 'too_long' });
  });

  test('cannot be printed without a printer', async () => {
    pdf.trouble = 'no browser';
    expect((await owner.api.get(`${path}/cmr`)).status).toBe(503);
    pdf.trouble = null;
  });
});
