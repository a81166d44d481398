import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailParagraphs, mailPieces } from './mail-tokens';

describe('a mail’s text as people read it', () => {
  it('has its paragraphs, and names what is put in', () => {
    assert.deepEqual(
      mailParagraphs('Hei {{name}},\nher:\n \n[OFFER DETAILS]\n\n\n[OFFER ACCEPTANCE LINK] {{ company }}\n'),
      [
        [{ words: 'Hei ' }, { placeholder: '{{name}}', token: 'name' }, { words: ',\nher:' }],
        [{ placeholder: '[OFFER DETAILS]', token: 'offerDetails' }],
        [
          { placeholder: '[OFFER ACCEPTANCE LINK]', token: 'answerLink' },
          { words: ' ' },
          { placeholder: '{{ company }}', token: 'company' },
        ],
      ],
    );
  });

  it('tells what nobody fills, and leaves other brackets alone', () => {
    assert.deepEqual(mailPieces('{{nobody}} [sic] {{constructor}}'), [
      { placeholder: '{{nobody}}', token: null },
      { words: ' [sic] ' },
      { placeholder: '{{constructor}}', token: null },
    ]);
    assert.deepEqual(mailPieces(''), []);
  });
});
