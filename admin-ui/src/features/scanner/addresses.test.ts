import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressLines, pathOf, normalizedAddresses } from './addresses';

describe('lines of addresses', () => {
  it('are those that are not blank', () => {
    assert.deepEqual(addressLines(' meblex.pl \r\n\n\thttps://lamex.pl\n   \n'), [
      'meblex.pl',
      'https://lamex.pl',
    ]);
    assert.deepEqual(addressLines(''), []);
  });
});

describe('a pasted text', () => {
  it('with an address on each line stays as it is', () => {
    assert.equal(normalizedAddresses('meblex.pl\nhttps://lamex.pl/kontakt\nintranet:8080\n'), null);
  });

  it('gives its addresses, each once', () => {
    const text = `1. Meblex Sp. z o.o. (www.meblex.pl), ul.Długa 12, tel. 42.600.00.00, biuro@meblex.pl
      2. Lamex | https://lamex.pl/kontakt?x=1 | 3. Łódź-Okna: łódź-okna.com.pl. Meblex: www.meblex.pl`;
    assert.equal(normalizedAddresses(text), 'www.meblex.pl\nhttps://lamex.pl/kontakt?x=1\nłódź-okna.com.pl');
  });

  it('from a table gives the column of addresses', () => {
    assert.equal(
      normalizedAddresses('Nazwa\tStrona\nMeblex\tmeblex.pl\nFjord\twww.fjord.no'),
      'meblex.pl\nwww.fjord.no',
    );
  });

  it('without addresses stays as it is', () => {
    assert.equal(normalizedAddresses('to nie jest adres'), null);
  });
});

it('the path of a page is read as people write it, whatever it is encoded in', () => {
  assert.equal(pathOf('https://meblex.pl/%C5%82%C3%B3d%C5%BA?x=1'), '/łódź');
  assert.equal(pathOf('https://fjord.no/om-%E6rfugl'), '/om-%E6rfugl');
  assert.equal(pathOf('meblex.pl'), 'meblex.pl');
});
