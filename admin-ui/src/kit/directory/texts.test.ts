import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortened, websiteLink } from './texts';

describe('texts of directories', () => {
  it('cuts by characters, not in the middle of one', () => {
    assert.equal(shortened('Łódź', 40), 'Łódź');
    assert.equal(shortened('🚚🚚🚚', 2), '🚚🚚…');
    assert.equal(shortened('ul. Fordońska 152, hala', 13), 'ul. Fordońska…');
  });

  it('links to websites with and without protocol', () => {
    assert.deepEqual(websiteLink('www.agromix.example/'), {
      text: 'agromix.example',
      href: 'https://www.agromix.example/',
    });
    assert.equal(websiteLink('http://agromix.example').href, 'http://agromix.example/');
  });

  it('makes no link of anything that could run', () => {
    assert.equal(websiteLink('javascript:alert(1)').href, null);
    assert.equal(websiteLink('data:text/html,x').href, null);
    assert.equal(websiteLink('not a site').href, null);
  });
});
