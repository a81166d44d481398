import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Marked, matches } from './match';

describe('search in the palette', () => {
  it('does not mind case and diacritics, as the server does not', () => {
    assert.ok(matches('Idź do: Łódź', 'lodz'));
    assert.ok(matches('Tromsø', 'TROMSO'));
    assert.ok(matches('Nowe zlecenie', 'zlec now'));
    assert.ok(!matches('Nowe zlecenie', 'klient'));
  });

  it('marks what was typed where it stands', () => {
    const html = (text: string, typed: string) => renderToStaticMarkup(Marked({ text, typed }));
    assert.equal(html('Poznań → Bergen', 'berg'), 'Poznań → <mark>Berg</mark>en');
    assert.equal(html('Łódź', 'lodz'), '<mark>Łódź</mark>');
    assert.equal(html('Oslo', 'bergen'), 'Oslo');
    assert.equal(html('Oslo', ''), 'Oslo');
  });
});
