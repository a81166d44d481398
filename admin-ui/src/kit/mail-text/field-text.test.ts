import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { besideName, editedText, fieldPieces, fieldText, nameAround, namePlaces } from './field-text';
import type { MailToken } from './mail-tokens';

const labels: Partial<Record<MailToken, string>> = { name: 'recipient’s name', company: 'Baltic' };
const labelOf = (token: MailToken) => labels[token] ?? token;
const name = '\u2060\u00A0recipient’s\u00A0name\u00A0\u2060';

/** What becomes of a text when `cut` characters before the caret make way for `typed`. */
function after(text: string, caret: number, cut: number, typed: string) {
  const pieces = fieldPieces(text, labelOf);
  const shown = fieldText(pieces);
  const next = shown.slice(0, caret - cut) + typed + shown.slice(caret);
  return editedText(pieces, next, caret - cut + typed.length, labelOf);
}

describe('a mail’s text in its field', () => {
  it('has names in place of placeholders, but for those that nobody fills', () => {
    assert.equal(fieldText(fieldPieces('Hi {{ name }}, {{nobody}}', labelOf)), `Hi ${name}, {{nobody}}`);
    assert.deepEqual(namePlaces(fieldPieces('Hi {{name}}!', labelOf)), [[3, 3 + name.length]]);
  });

  it('keeps its placeholders as they were written while words are typed around them', () => {
    assert.deepEqual(after('Hi {{ name }}!', 2, 0, ','), { text: 'Hi, {{ name }}!', caret: 3 });
    const end = 3 + name.length;
    assert.deepEqual(after('Hi {{ name }}!', end, 0, '?'), { text: 'Hi {{ name }}?!', caret: end + 1 });
  });

  it('loses a name whole, whichever part of it is taken away, and only that one', () => {
    const end = 3 + name.length;
    assert.deepEqual(after('Hi {{name}}!', end, 1, ''), { text: 'Hi !', caret: 3 });
    assert.deepEqual(after('Hi {{name}}!', end - 4, 3, ''), { text: 'Hi !', caret: 3 });
    assert.deepEqual(after('Hi {{name}}!', 5, 4, 'o'), { text: 'Ho!', caret: 2 });
    const twice = after('{{name}}{{name}}', name.length, 1, '');
    assert.deepEqual(twice, { text: '{{name}}', caret: 0 });
  });

  it('says which of its placeholders nobody fills there', () => {
    const pieces = fieldPieces('{{name}} {{order_link}}', labelOf, (token) => token === 'name');
    assert.deepEqual(
      pieces.map(({ kind }) => kind),
      ['known', 'words', 'unknown'],
    );
    const isFilled = () => false;
    const typed = editedText(fieldPieces('{{name}}', labelOf, isFilled), '{{name}}!', 9, labelOf, isFilled);
    assert.deepEqual(typed, { text: '{{name}}!', caret: 9 });
  });

  it('knows the name of which a word is marked', () => {
    const pieces = fieldPieces('Hi {{name}}!', labelOf);
    const whole = [3, 3 + name.length];
    assert.deepEqual(nameAround(pieces, 5, 10), whole);
    assert.equal(nameAround(pieces, 3, 10), undefined);
    assert.equal(nameAround(pieces, 1, 2), undefined);
  });

  it('takes nothing into a name', () => {
    const end = 3 + name.length;
    assert.deepEqual(after('Hi {{name}}!', 8, 0, 'x'), { text: 'Hi {{name}}x!', caret: end + 1 });
  });

  it('takes placeholders that are typed, and names that are pasted', () => {
    assert.deepEqual(after('Hi {{name', 9, 0, '}}'), { text: 'Hi {{name}}', caret: 3 + name.length });
    assert.deepEqual(after('Hi ', 3, 0, name), { text: 'Hi {{name}}', caret: 3 + name.length });
  });

  it('has its caret beside names, on the side where it was going', () => {
    const pieces = fieldPieces('Hi {{name}}!', labelOf);
    const end = 3 + name.length;
    assert.equal(besideName(pieces, 4, 3), end);
    assert.equal(besideName(pieces, end - 1, end), 3);
    assert.equal(besideName(pieces, 5, 6), 3);
    assert.equal(besideName(pieces, 2, 1), 2);
  });
});
