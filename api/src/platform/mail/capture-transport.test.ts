import { expect, test } from '@jest/globals';
import { CaptureTransport } from './capture-transport.js';
import { messageHeaders } from './compose-message.js';
import type { DeliveryReceipt, HandOver, MailTransport, OutgoingMail } from './mail.port.js';
import { describeMailTransport, mailForTest } from './mail-transport.contract.js';

describeMailTransport('capture', () => {
  const taken: string[] = [];
  const capture = new CaptureTransport();
  const transport: MailTransport = {
    send: async (mail: OutgoingMail, onHandOver?: HandOver): Promise<DeliveryReceipt> => {
      const receipt = await capture.send(mail, onHandOver);
      taken.push(receipt.source);
      return receipt;
    },
    verify: () => capture.verify(),
    close: () => capture.close(),
  };
  return Promise.resolve({ transport, taken: () => taken, dispose: () => Promise.resolve() });
});

test('the headers of a captured mail can be listed, unfolded', async () => {
  const mail = mailForTest({ subject: `Oferta ${'Łódź '.repeat(40)}` });
  const { source } = await new CaptureTransport().send(mail);
  const headers = messageHeaders(source);
  const value = (name: string) => headers.find((header) => header.name === name)?.value;
  expect(value('Message-ID')).toBe(mail.messageId);
  expect(value('From')).toMatch(/^=\?UTF-8\?.*<baltyk@mail\.example\.com>$/);
  expect(value('Subject')).toMatch(/^(=\?UTF-8\?B\?[^?]+\?= ?)+$/);
  expect(value('MIME-Version')).toBe('1.0');
  expect(headers.every((header) => !header.value.includes('\n'))).toBe(true);
});
