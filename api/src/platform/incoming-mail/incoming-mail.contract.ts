import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MailboxError, type IncomingMailbox } from './incoming-mail.port.js';

/** A mailbox under test. */
interface MailboxUnderTest {
  mailbox: IncomingMailbox;
  /** Has a mail arrive. */
  deliver(source: string, arrivedAt: Date): void | Promise<void>;
  /** Removes all mails from outside. */
  empty(): void;
  goAway(): Promise<void>;
  dispose(): Promise<void>;
}

const mail = (subject: string) =>
  `From: a@client.example\r\nTo: b@mail.example\r\nSubject: ${subject}\r\n\r\nDzie=C5=84 dobry\r\n`;

/** What every mailbox must do. */
export function describeMailbox(name: string, start: () => Promise<MailboxUnderTest>): void {
  describe(`mailbox contract: ${name}`, () => {
    const at = new Date('2026-11-20T10:15:30.000Z');
    const everything = 1_000_000;
    let subject: MailboxUnderTest;
    let mailbox: IncomingMailbox;

    beforeEach(async () => {
      subject = await start();
      mailbox = subject.mailbox;
    });
    afterEach(() => subject.dispose());

    test('an empty one has nothing that waits', async () => {
      expect(await mailbox.visit((visit) => visit.findWaiting())).toEqual([]);
    });

    test('mails wait, the oldest first, until they are settled, one by one', async () => {
      for (const word of ['one', 'two', 'three']) await subject.deliver(mail(word), at);
      const waiting = await mailbox.visit((visit) => visit.findWaiting());
      expect(waiting).toHaveLength(3);
      expect(waiting.map(({ uid }) => uid)).toEqual(waiting.map(({ uid }) => uid).sort((a, b) => a - b));
      const subjects = await mailbox.visit(async (visit) => {
        const mails = [];
        for (const place of waiting) mails.push(await visit.read(place, everything));
        return mails.map((one) => /Subject: (.*)\r/.exec(String(one?.source))?.[1]);
      });
      expect(subjects).toEqual(['one', 'two', 'three']);
      await mailbox.visit(async (visit) => {
        for (const place of waiting.slice(1, 2)) await visit.settle(place);
      });
      expect(await mailbox.visit((visit) => visit.findWaiting())).toEqual([waiting[0], waiting[2]]);
    });

    test('a mail is read whole, with its time, and waits on', async () => {
      await subject.deliver(mail('hello'), at);
      const [place] = await mailbox.visit((visit) => visit.findWaiting());
      if (!place) throw new Error('Nothing waits');
      const read = await mailbox.visit((visit) => visit.read(place, everything));
      expect(read).toMatchObject({ ...place, arrivedAt: at, isWhole: true });
      expect(String(read?.source)).toBe(mail('hello'));
      expect(await mailbox.visit((visit) => visit.findWaiting())).toEqual([place]);
    });

    test('the headers of a mail are read without its body, and the mail waits on', async () => {
      const long = mail('heads') + 'x'.repeat(50_000);
      await subject.deliver(long, at);
      const [place] = await mailbox.visit((visit) => visit.findWaiting());
      if (!place) throw new Error('Nothing waits');
      const head = await mailbox.visit((visit) => visit.readHead(place, 1_000));
      expect(head).toMatchObject({ ...place, arrivedAt: at, isWhole: true, size: long.length });
      expect(String(head?.head).trimEnd()).toBe(mail('heads').split('\r\n\r\n')[0]);
      const cut = await mailbox.visit((visit) => visit.readHead(place, 20));
      expect(cut).toMatchObject({ isWhole: false, size: long.length });
      expect(String(cut?.head)).toBe(long.slice(0, 20));
      expect(await mailbox.visit((visit) => visit.findWaiting())).toEqual([place]);
    });

    test('of a mail that is too long the beginning is read', async () => {
      const long = mail('long') + 'x'.repeat(50_000);
      await subject.deliver(long, at);
      const read = await mailbox.visit(async (visit) => {
        const [place] = await visit.findWaiting();
        return place ? visit.read(place, 20_000) : null;
      });
      expect(read?.isWhole).toBe(false);
      expect(String(read?.source)).toBe(long.slice(0, 20_000));
    });

    test('one that is gone, or of another mailbox, is none, and settling it is no error', async () => {
      await subject.deliver(mail('gone'), at);
      const [place] = await mailbox.visit((visit) => visit.findWaiting());
      if (!place) throw new Error('Nothing waits');
      subject.empty();
      const another = { validity: place.validity + 1, uid: place.uid };
      await mailbox.visit(async (visit) => {
        for (const one of [place, another]) {
          expect(await visit.readHead(one, everything)).toBeNull();
          expect(await visit.read(one, everything)).toBeNull();
          await visit.settle(one);
        }
      });
    });

    test('what the work throws comes out as it is, and the mailbox opens again', async () => {
      const failure = new Error('the database is away');
      await expect(mailbox.visit(() => Promise.reject(failure))).rejects.toBe(failure);
      await mailbox.visit((visit) => visit.findWaiting());
    });

    test('one that is away says so', async () => {
      await subject.goAway();
      await expect(mailbox.visit((visit) => visit.findWaiting())).rejects.toThrow(MailboxError);
    });

    test('one that goes away meanwhile says so', async () => {
      await subject.deliver(mail('hello'), at);
      const visit = mailbox.visit(async (open) => {
        const [place] = await open.findWaiting();
        await subject.goAway();
        return place ? open.read(place, everything) : null;
      });
      await expect(visit).rejects.toThrow(MailboxError);
    });
  });
}
