import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { replySubject } from './reply-subject';

describe('the subject of an answer', () => {
  it('is marked as one, once', () => {
    assert.equal(replySubject('Pytanie o termin'), 'Re: Pytanie o termin');
    assert.equal(replySubject('RE: Pytanie'), 'RE: Pytanie');
    assert.equal(replySubject('Odp: Pytanie'), 'Odp: Pytanie');
    assert.equal(replySubject(' Sv : Pris'), 'Sv : Pris');
    assert.equal(replySubject('Regał'), 'Re: Regał');
    assert.equal(replySubject('x'.repeat(200)).length, 200);
  });
});
