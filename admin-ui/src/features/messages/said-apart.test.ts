import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { laneIn, saidApart } from './said-apart';

const lane = 'Gdańsk → Bergen';
const mail = (subject: string, excerpt = 'W załączeniu.', order_id: number | null = 12) => ({
  subject,
  excerpt,
  order_id,
});
const excerptOf = (subject: string, excerpt: string) => saidApart(mail(subject, excerpt), null).excerpt;

describe('what a row says of a mail', () => {
  it('leaves out the lane that stands above it, and nothing else', () => {
    const subject = (text: string, named: string | null = lane) => saidApart(mail(text), named).subject;
    assert.equal(subject(`Zlecenie transportowe · #12: ${lane}`), 'Zlecenie transportowe');
    assert.equal(
      subject(`Zlecenie transportowe · #12: ${lane}`, null),
      `Zlecenie transportowe · #12: ${lane}`,
    );
    // Another order, another lane, or words of whoever wrote it.
    for (const other of [
      `Zlecenie · #13: ${lane}`,
      'Zlecenie · #12: pilne',
      `Zlecenie · #12: ${lane} – pilne`,
    ])
      assert.equal(subject(other), other);
    assert.equal(subject(` · #12: ${lane}`), ` · #12: ${lane}`);
  });

  it('tells the excerpt unless it is the subject over again', () => {
    for (const same of ['Oferta transportowa', 'oferta transportowa.', ''])
      assert.equal(excerptOf('Oferta transportowa – Gdańsk', same), null);
    assert.equal(excerptOf('Oferta', 'Oferta jest nieaktualna'), 'Oferta jest nieaktualna');
    assert.equal(excerptOf('Re', 'Reklamacja dostawy'), 'Reklamacja dostawy');
    assert.equal(
      excerptOf('Oferta – Gdańsk', 'Oferta – Gdańsk, prosimy o odpowiedź'),
      'Oferta – Gdańsk, prosimy o odpowiedź',
    );
  });

  it('finds the lane at the end of an order’s subject', () => {
    assert.equal(laneIn(mail(`Zlecenie · #12: ${lane}`)), lane);
    assert.equal(laneIn(mail(`Zlecenie · #12: ${lane}`, '', null)), null);
    assert.equal(laneIn(mail('Zlecenie · #12: pilne')), null);
  });
});
