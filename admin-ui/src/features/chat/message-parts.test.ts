import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOf } from './message-parts';

describe('what a message leads to', () => {
  it('are addresses of the web, without what ends the sentence', () => {
    assert.deepEqual(partsOf('Patrz https://frakto.example/a?b=1, albo (http://x.example).'), [
      { text: 'Patrz ' },
      { text: 'https://frakto.example/a?b=1', href: 'https://frakto.example/a?b=1' },
      { text: ', albo (' },
      { text: 'http://x.example', href: 'http://x.example' },
      { text: ').' },
    ]);
  });

  it('are orders by their number', () => {
    assert.deepEqual(partsOf('POD do #1031?'), [
      { text: 'POD do ' },
      { text: '#1031', order: 1031 },
      { text: '?' },
    ]);
    assert.deepEqual(partsOf('#0 a#5 ##7 &#60; #12a'), [{ text: '#0 a#5 ##7 &#60; #12a' }]);
  });

  it('is nothing else', () => {
    for (const text of ['javascript:alert(1)', '<b>x</b>', 'ftp://x.example', 'data:text/html,x', '']) {
      assert.deepEqual(partsOf(text), text ? [{ text }] : []);
    }
    assert.deepEqual(partsOf('https://'), [{ text: 'https://' }]);
  });
});
