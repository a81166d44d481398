import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailParagraphs, mailPieces, subjectWithEnding } from './mail-tokens';

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

it('a subject ends in what the mail is about, however long its own words are', () => {
  assert.equal(subjectWithEnding('Offer', ' #48: A → B'), 'Offer #48: A → B');
  const long = subjectWithEnding(`${'x'.repeat(180)} {{company}}`, ' #48: Gdańsk → Oslo');
  assert.equal(long, `${'x'.repeat(180)}… #48: Gdańsk → Oslo`);
  assert.equal(subjectWithEnding('x'.repeat(200), ' #48').length, 200);
});
