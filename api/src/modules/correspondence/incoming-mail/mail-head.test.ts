import { describe, expect, test } from '@jest/globals';
import { readHead } from './mail-head.js';

const read = (...lines: string[]) => readHead(Buffer.from(lines.join('\r\n')), 'mail.example');

describe('the head of a mail', () => {
  test.each<[string, string, string[]]>([
    ['an address alone', 'To: firma@mail.example', ['firma']],
    ['a name before it', 'To: "Firma, Sp. z o.o." <Firma@MAIL.example>', ['firma']],
    [
      'several, over several lines',
      'To: x@else.example,\r\n\tone@mail.example,\r\n two@mail.example',
      ['one', 'two'],
    ],
    ['a copy', 'Cc: firma@mail.example', ['firma']],
    ['a blind copy, noted by the server', 'X-Original-To: firma@mail.example', ['firma']],
    ['a mark', 'To: <firma+oferta@mail.example>', ['firma']],
    ['quotes', 'To: "firma"@mail.example', ['firma']],
    ['blanks around the sign', 'To: firma @ mail.example', ['firma']],
    ['a comment', 'To: firma@mail.example (Biuro)', ['firma']],
    ['another header', 'X-Note: firma@mail.example', []],
    ['another domain', 'To: firma@else.example', []],
    ['signs that no company has', 'To: fir\0ma@mail.example, zażółć@mail.example', []],
  ])('names whom it is to: %s', (_what, head, names) => {
    expect(read('From: a@b.example', head, '', 'To: body@mail.example').names).toEqual(names);
  });

  test('tells sender and subject in readable letters', () => {
    expect(
      read('Subject: =?utf-8?q?Za=C5=BC=C3=B3=C5=82=C4=87?=', 'From: =?utf-8?b?xYHDs2TFug==?= <a@b.example>'),
    ).toEqual({
      names: [],
      sender: 'Łódź <a@b.example>',
      subject: 'Zażółć',
    });
  });

  test('that is none names nobody', () => {
    expect(read('this is no mail')).toEqual({ names: [], sender: '', subject: '' });
  });
});
