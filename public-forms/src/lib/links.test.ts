import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isSampleOrder,
  linkKey,
  readClientOfferLink,
  readOrderFormLink,
  readSubcontractorOfferLink,
  readSubcontractorOrderLink,
} from './links';

const query = (text: string): URLSearchParams => new URLSearchParams(text);
const signed = 'sig=abc-_1&exp=1796000000';
const pack = (data: unknown): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(data)).toString('base64'));

describe('order form link', () => {
  const whole = 'user_id=1&client_id=2&client_email=zakupy%40firma.example';

  it('needs no signature for a new request', () => {
    const { link, fault } = readOrderFormLink(query(whole));
    assert.equal(fault, null);
    assert.deepEqual(link, {
      userId: 1,
      clientId: 2,
      clientEmail: 'zakupy@firma.example',
      orderId: null,
      signature: null,
    });
    const forClient = readOrderFormLink(query(`${whole}&${signed}`));
    assert.deepEqual(forClient.link?.signature, { sig: 'abc-_1', exp: 1_796_000_000 });
    assert.equal(forClient.link?.orderId, null);
  });

  it('of a company names no client: whoever opens it says who they are', () => {
    assert.deepEqual(readOrderFormLink(query('user_id=1&client=new')), {
      link: { userId: 1, clientId: null, clientEmail: '', orderId: null, signature: null },
      fault: null,
    });
    for (const wrong of [
      'client=new',
      'user_id=x&client=new',
      'user_id=1&client=old',
      'user_id=1&client=new&order_id=3',
    ])
      assert.equal(readOrderFormLink(query(wrong)).fault, 'missing', wrong);
  });

  it('is invalid without any of its three parameters, or with one that cannot be', () => {
    for (const name of ['user_id', 'client_id', 'client_email']) {
      const left = query(whole);
      left.delete(name);
      assert.equal(readOrderFormLink(left).fault, 'missing', name);
      left.set(name, 'x');
      assert.equal(readOrderFormLink(left).fault, 'missing', name);
    }
  });

  it('needs a signature to complete a request', () => {
    assert.equal(readOrderFormLink(query(`${whole}&order_id=7`)).fault, 'unsigned');
    assert.equal(readOrderFormLink(query(`${whole}&order_id=7&sig=a`)).fault, 'unsigned');
    const { link } = readOrderFormLink(query(`${whole}&order_id=7&${signed}`));
    assert.deepEqual(link?.signature, { sig: 'abc-_1', exp: 1_796_000_000 });
    assert.equal(link?.orderId, 7);
    assert.equal(readOrderFormLink(query(`${whole}&order_id=x&${signed}`)).fault, 'missing');
  });

  it('can do without the address of who completes a request: the record has it', () => {
    const { link, fault } = readOrderFormLink(query(`user_id=1&client_id=2&order_id=7&${signed}`));
    assert.deepEqual([fault, link?.clientEmail, link?.orderId], [null, '', 7]);
    const wrong = `user_id=1&client_id=2&client_email=x&order_id=7&${signed}`;
    assert.equal(readOrderFormLink(query(wrong)).fault, 'missing');
    assert.equal(readOrderFormLink(query('user_id=1&client_id=2&order_id=7')).fault, 'missing');
    assert.equal(readOrderFormLink(query(`user_id=1&client_id=2&${signed}`)).fault, 'missing');
  });

  it('can do without a client where a request is completed that is nobody’s yet', () => {
    const { link, fault } = readOrderFormLink(query(`user_id=1&order_id=7&${signed}`));
    assert.deepEqual([fault, link?.clientId, link?.orderId], [null, null, 7]);
    assert.equal(readOrderFormLink(query(`user_id=1&client_id=x&order_id=7&${signed}`)).fault, 'missing');
    assert.equal(readOrderFormLink(query('user_id=1&order_id=7')).fault, 'missing');
  });

  it('reads a plus that was not escaped', () => {
    const { link } = readOrderFormLink(
      query('user_id=1&client_id=2&client_email=jan+transport@firma.example'),
    );
    assert.equal(link?.clientEmail, 'jan+transport@firma.example');
  });
});

describe('price offer link', () => {
  const whole = `user_id=1&subcontractor_id=2&order_id=3&route_id=4&${signed}`;

  it('is whole', () => assert.equal(readSubcontractorOfferLink(query(whole)).link?.routeId, 4));

  it('is invalid when a parameter is missing or the route is 0', () => {
    for (const name of ['user_id', 'subcontractor_id', 'order_id', 'route_id']) {
      const left = query(whole);
      left.delete(name);
      assert.equal(readSubcontractorOfferLink(left).fault, 'missing', name);
    }
    const zero = query(whole);
    zero.set('route_id', '0');
    assert.equal(readSubcontractorOfferLink(zero).fault, 'missing');
  });

  it('needs its signature', () => {
    assert.equal(readSubcontractorOfferLink(query(whole.replace('sig=', 'xig='))).fault, 'unsigned');
    assert.equal(readSubcontractorOfferLink(query(whole.replace(/exp=\d+/, 'exp=soon'))).fault, 'unsigned');
  });
});

describe('client offer link', () => {
  const order = pack({ pickup_city: 'Łódź' });
  const offers = pack([{ id: 1 }]);

  it('unpacks order and offers', () => {
    const { link } = readClientOfferLink(
      query(`user_id=1&order_id=3&order_number=17&order_data=${order}&offers_data=${offers}&${signed}`),
    );
    assert.equal(link?.orderData?.['pickup_city'], 'Łódź');
    assert.equal(link?.offersData.length, 1);
    assert.equal(link?.orderNumber, '17');
  });

  it('is whole without what the record tells, as short links lead to it', () => {
    for (const data of ['', `&order_data=${order}`, `&offers_data=${offers}`]) {
      assert.equal(readClientOfferLink(query(`user_id=1&order_id=3${data}&${signed}`)).fault, null, data);
    }
    const { link } = readClientOfferLink(query(`user_id=1&order_id=3&${signed}`));
    assert.deepEqual([link?.orderData, link?.offersData, link?.orderNumber], [null, [], '3']);
    assert.equal(readClientOfferLink(query('user_id=1&order_id=3')).fault, 'unsigned');
  });

  it('tells what is missing from what cannot be read', () => {
    for (const ids of ['user_id=1', 'order_id=3']) {
      const missing = `${ids}&order_data=${order}&offers_data=${offers}&${signed}`;
      assert.equal(readClientOfferLink(query(missing)).fault, 'missing');
    }
    const garbled = `user_id=1&order_id=3&order_data=%25%25&offers_data=${offers}&${signed}`;
    assert.equal(readClientOfferLink(query(garbled)).fault, 'unreadable');
    const swapped = `user_id=1&order_id=3&order_data=${offers}&offers_data=${order}&${signed}`;
    assert.equal(readClientOfferLink(query(swapped)).fault, 'unreadable');
    const unsigned = `user_id=1&order_id=3&order_data=${order}&offers_data=${offers}`;
    assert.equal(readClientOfferLink(query(unsigned)).fault, 'unsigned');
  });
});

describe('carrier order link', () => {
  it('takes the carrier from the path of older links', () => {
    const { link } = readSubcontractorOrderLink(
      query(`order_id=3&route_id=9&${signed}`),
      '/subcontractor-order-view/42',
    );
    assert.equal(link?.subcontractorId, 42);
    assert.equal(link?.routeId, 9);
  });

  it('needs order and carrier', () => {
    const path = '/subcontractor-order-view/pl';
    assert.equal(readSubcontractorOrderLink(query(`order_id=3&${signed}`), path).fault, 'missing');
    assert.equal(readSubcontractorOrderLink(query(`subcontractor_id=3&${signed}`), path).fault, 'missing');
    assert.equal(readSubcontractorOrderLink(query('order_id=3&subcontractor_id=3'), path).fault, 'unsigned');
  });
});

describe('name of a link in storage', () => {
  it('is the same in another language and with a later signature, another with other values', () => {
    const key = linkKey('order', query('user_id=1&client_id=2&lang=pl&sig=a&exp=1'));
    assert.equal(linkKey('order', query('client_id=2&user_id=1&lang=en&sig=b&exp=2')), key);
    assert.notEqual(linkKey('order', query('client_id=3&user_id=1')), key);
    assert.notEqual(linkKey('other', query('client_id=2&user_id=1')), key);
  });
});

describe('a sample of an order', () => {
  it('names no order and carries no signature', () => {
    assert.equal(isSampleOrder(query('sample=1&price=800&currency=EUR')), true);
    assert.equal(isSampleOrder(query('price=800')), false);
    assert.equal(isSampleOrder(query(`sample=1&order_id=3&subcontractor_id=4&${signed}`)), false);
    assert.equal(isSampleOrder(query(`sample=1&${signed}`)), false);
  });
});
