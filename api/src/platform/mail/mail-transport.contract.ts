import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { createMessageId } from './compose-message.js';
import {
  InvalidMailError,
  PermanentMailError,
  TemporaryMailError,
  type MailTransport,
  type OutgoingMail,
} from './mail.port.js';

/** A transport under test, and what has come out of it at the far end. */
interface TransportUnderTest {
  transport: MailTransport;
  /** The messages that were taken, in order. */
  taken: () => string[];
  dispose: () => Promise<void>;
}

/** A mail with everything filled in; tests change what they are about. */
export function mailForTest(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: createMessageId('mail.example.com'),
    from: { name: 'Bałtyk Spedycja', address: 'baltyk@mail.example.com' },
    replyTo: [
      { name: 'Łucja Żak', address: 'lucja@baltyk.example.com' },
      { address: 'biuro@mail.example.com' },
    ],
    to: { name: 'Elektromontaż Sp. z o.o.', address: 'biuro@elektromontaz.example.com' },
    subject: 'Oferta transportowa: Poznań → Tromsø',
    html: '<p>Dzień dobry, <b>zażółć</b> gęślą jaźń</p>',
    text: 'Dzień dobry, zażółć gęślą jaźń',
    ...changes,
  };
}

/** What every mail transport must do. */
export function describeMailTransport(name: string, start: () => Promise<TransportUnderTest>): void {
  describe(`mail transport contract: ${name}`, () => {
    let subject: TransportUnderTest;
    const send = (changes?: Partial<OutgoingMail>) => subject.transport.send(mailForTest(changes));
    const lastTaken = () => PostalMime.parse(subject.taken().at(-1) ?? '');

    beforeEach(async () => {
      subject = await start();
    });
    afterEach(async () => {
      await subject.transport.close();
      await subject.dispose();
    });

    test('what arrives is what was sent: names, subject, both bodies, reply address', async () => {
      const mail = mailForTest();
      const receipt = await subject.transport.send(mail);
      const arrived = await lastTaken();
      expect(arrived).toMatchObject({
        from: { name: 'Bałtyk Spedycja', address: 'baltyk@mail.example.com' },
        to: [{ name: 'Elektromontaż Sp. z o.o.', address: 'biuro@elektromontaz.example.com' }],
        replyTo: [
          { name: 'Łucja Żak', address: 'lucja@baltyk.example.com' },
          { name: '', address: 'biuro@mail.example.com' },
        ],
        subject: 'Oferta transportowa: Poznań → Tromsø',
        messageId: mail.messageId,
      });
      expect(arrived.html).toContain('<b>zażółć</b> gęślą jaźń');
      expect(arrived.text?.trim()).toBe('Dzień dobry, zażółć gęślą jaźń');
      expect(receipt.messageId).toBe(mail.messageId);
      expect(receipt.response).toMatch(/^250 /);
    });

    test('the receipt holds the message as it was sent, in lines that every server takes', async () => {
      const { source } = await send({ subject: 'ą'.repeat(400), html: `<p>${'x'.repeat(5000)}</p>` });
      expect(subject.taken().at(-1)?.trimEnd()).toBe(source.trimEnd());
      // oxlint-disable-next-line no-control-regex -- the message must be plain ASCII on the wire
      expect(source).toMatch(/^[\x00-\x7f]*$/);
      expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    });

    test('the sender is told once, before the mail is taken, that it may be', async () => {
      const takenBefore: number[] = [];
      await subject.transport.send(mailForTest(), () => {
        takenBefore.push(subject.taken().length);
        return Promise.resolve();
      });
      expect(takenBefore).toEqual([0]);
      expect(subject.taken()).toHaveLength(1);
    });

    test('a sender who then wants it back has it back, and may send it later', async () => {
      const reason = new Error('somebody else has it');
      const failure = await subject.transport
        .send(mailForTest(), () => Promise.reject(reason))
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(TemporaryMailError);
      expect((failure as TemporaryMailError).cause).toBe(reason);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(subject.taken()).toEqual([]);
      await send();
      expect(subject.taken()).toHaveLength(1);
    });

    test('a repeat carries the same Message-ID', async () => {
      const mail = mailForTest();
      await subject.transport.send(mail);
      await subject.transport.send(mail);
      const ids = await Promise.all(
        subject.taken().map(async (raw) => (await PostalMime.parse(raw)).messageId),
      );
      expect(ids).toEqual([mail.messageId, mail.messageId]);
    });

    test.each([
      ['a list in disguise', 'Jan, "x" <a@example.com>, b@example.com'],
      ['quotes and backslashes', 'O\\"Neil "Express" <root@example.com>'],
      ['an address as a name', 'ceo@bank.example.com'],
      ['an encoded word', '=?UTF-8?Q?a=0D=0ABcc:_evil=40example.com?='],
      ['an emoji', 'Fracht 🚚 Sp. z o.o.'],
    ])('a display name stays a name: %s', async (_what, displayName) => {
      await send({ to: { name: displayName, address: 'biuro@example.com' } });
      const arrived = await lastTaken();
      expect(arrived.to).toHaveLength(1);
      expect(arrived.to?.[0]?.address).toBe('biuro@example.com');
      expect(arrived.bcc).toBeUndefined();
      expect(arrived.headers.map((header) => header.key)).not.toContain('bcc');
    });

    test('a mail without names or a reply address is fine', async () => {
      await send({ from: { address: 'a@example.com' }, to: { address: 'b@example.com' }, replyTo: [] });
      const arrived = await lastTaken();
      expect(arrived.from?.address).toBe('a@example.com');
      expect(arrived.replyTo).toBeUndefined();
    });

    test('attachments arrive byte for byte under their name', async () => {
      const content = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
      await send({
        attachments: [{ filename: 'Faktura FV/12 – żółć.pdf', contentType: 'application/pdf', content }],
      });
      const [file] = (await lastTaken()).attachments;
      expect(file).toMatchObject({ filename: 'Faktura FV/12 – żółć.pdf', mimeType: 'application/pdf' });
      expect(Buffer.from(file?.content as ArrayBuffer).equals(Buffer.from(content))).toBe(true);
    });

    test('content that looks like a file or an address is only text', async () => {
      await send({ html: 'file:///etc/passwd', text: '/etc/passwd\r\n.\r\nRCPT TO:<x@example.com>\r\n..' });
      const arrived = await lastTaken();
      expect(arrived.html).toContain('file:///etc/passwd');
      expect(arrived.text?.replace(/\r\n/g, '\n').trimEnd()).toBe(
        '/etc/passwd\n.\nRCPT TO:<x@example.com>\n..',
      );
      expect(subject.taken()).toHaveLength(1);
    });

    const to = (address: string): Partial<OutgoingMail> => ({ to: { address } });
    const injections: [string, Partial<OutgoingMail>][] = [
      ['subject', { subject: 'Oferta\r\nBcc: evil@example.com' }],
      ['subject', { subject: 'Oferta\nX: y' }],
      ['subject', { subject: 'Oferta\rX: y' }],
      ['subject', { subject: 'Oferta\u0000' }],
      ['subject', { subject: 'Oferta\u2028X' }],
      ['subject', { subject: 'a'.repeat(901) }],
      ['from.name', { from: { name: 'A\r\nBcc: evil@example.com', address: 'a@example.com' } }],
      ['to.name', { to: { name: 'A\nB', address: 'a@example.com' } }],
      ['replyTo[0].name', { replyTo: [{ name: 'A\rB', address: 'a@example.com' }] }],
      [
        'replyTo[1].address',
        { replyTo: [{ address: 'a@example.com' }, { address: 'a@example.com\r\nBcc: b@example.com' }] },
      ],
      ['from.address', { from: { address: '' } }],
      ['to.address', to('')],
      ['to.address', to('a@example.com, b@example.com')],
      ['to.address', to('a@example.com;b@example.com')],
      ['to.address', to('a@example.com b@example.com')],
      ['to.address', to('Jan <a@example.com>')],
      ['to.address', to('<a@example.com>')],
      ['to.address', to('a@example.com\r\nRCPT TO:<b@example.com>')],
      ['to.address', to('group: a@example.com;')],
      ['to.address', to('a@b@example.com')],
      ['messageId', { messageId: '<a@example.com>\r\nX: y' }],
      ['messageId', { messageId: 'a@example.com' }],
      ['attachments[0].filename', attachment({ filename: 'a.pdf"\r\nX: y' })],
      ['attachments[0].contentType', attachment({ contentType: 'text/plain\r\nX: y' })],
    ];
    test.each(injections)('refuses a faulty %s (%#)', async (field, changes) => {
      const error = await send(changes).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(InvalidMailError);
      expect(error).toBeInstanceOf(PermanentMailError);
      expect((error as InvalidMailError).field).toBe(field);
      expect(subject.taken()).toEqual([]);
    });

    test('many mails at once all arrive, each once', async () => {
      const mails = Array.from({ length: 40 }, () => mailForTest());
      await Promise.all(mails.map((mail) => subject.transport.send(mail)));
      const ids = await Promise.all(
        subject.taken().map(async (raw) => (await PostalMime.parse(raw)).messageId),
      );
      expect(ids.toSorted()).toEqual(mails.map((mail) => mail.messageId).toSorted());
    });

    test('says that it is ready, and after closing that it is not', async () => {
      await expect(subject.transport.verify()).resolves.toBeUndefined();
      await subject.transport.close();
      await subject.transport.close();
      await expect(subject.transport.verify()).rejects.toBeInstanceOf(TemporaryMailError);
      await expect(send()).rejects.toBeInstanceOf(TemporaryMailError);
      expect(subject.taken()).toEqual([]);
    });
  });
}

function attachment(changes: { filename?: string; contentType?: string }): Partial<OutgoingMail> {
  return {
    attachments: [
      { filename: 'a.pdf', contentType: 'application/pdf', content: new Uint8Array(3), ...changes },
    ],
  };
}
