import { describe, expect, test } from '@jest/globals';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import type { IncomingMailbox, MailboxVisit } from '../../../platform/incoming-mail/incoming-mail.port.js';
import {
  aMail,
  anAddressedCompany,
  collectMails,
  deliver,
  mailDomain,
  receivedBy,
} from '../../../testing/incoming-mail.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { SetAsideMail, SetAsideMailPage } from './set-aside-mail.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const collect = () => collectMails(app);
const admin = await anAdministrator(app);
const setAside = async (subject: string): Promise<SetAsideMail[]> => {
  const page = await admin.api.read<SetAsideMailPage>('/incoming-mail/set-aside', { q: subject });
  return page.items;
};
const triesOf = async (uid: number) => {
  const [row] = await app.rows<{ outcome: string; attempts: number }>(
    'select outcome, attempts from incoming_mails where uid = $1',
    [uid],
  );
  return row;
};

/** A mail of so many parts, as nobody writes one. */
const ofParts = (to: string, subject: string, parts: number) =>
  [
    `From: Anna Nowak <anna@klient.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMIME-Version: 1.0`,
    'Content-Type: multipart/mixed; boundary="b"\r\n\r\n',
  ].join('\r\n') + '--b\r\n\r\nx\r\n'.repeat(parts);

/** A mail that the reader of mails cannot take: its parts lie deeper than anybody nests them. */
const tooDeep = (to: string, subject: string) => {
  const levels = Array.from({ length: 80 }, (_none, n) => n);
  const parts = levels.map((n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary="b${n + 1}"\r\n\r\n`);
  return (
    `From: Anna Nowak <anna@klient.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n` +
    `Content-Type: multipart/mixed; boundary="b0"\r\n\r\n${parts.join('')}`
  );
};

const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
/** The mailbox, with something that happens while it is visited. */
const withVisit = (change: (visit: MailboxVisit) => MailboxVisit): IncomingMailbox => ({
  visit: (work) => mailbox.visit((visit) => work(change(visit))),
});

describe('a mail that is made to do harm', () => {
  test('to nobody is left in the mailbox without being fetched', async () => {
    const uid = mailbox.deliver(ofParts(`nobody.at.all@${mailDomain}`, 'To nobody', 5_000));
    await collect();
    expect(mailbox.fetched).not.toContain(uid);
    expect(mailbox.waiting()).toContain(uid);
    expect(await triesOf(uid)).toMatchObject({ outcome: 'left' });
  });

  test('of too many parts is set aside at once, with who sent it, and stays unread', async () => {
    const owner = await anAddressedCompany(app);
    const source = ofParts(owner.address, '=?utf-8?q?Za=C5=BC=C3=B3=C5=82=C4=87?= parts', 1_001);
    const uid = mailbox.deliver(source);
    await deliver(mailbox, { to: owner.address, subject: 'After it' });
    await collect();
    expect(await setAside('Zażółć parts')).toMatchObject([
      {
        from: 'Anna Nowak <anna@klient.example>',
        subject: 'Zażółć parts',
        size: source.length,
        reason: 'too_many_parts',
        attempts: 1,
      },
    ]);
    expect(mailbox.waiting()).toContain(uid);
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'After it' }]);
    const fetched = mailbox.fetched.length;
    await collect();
    expect(mailbox.fetched).toHaveLength(fetched);
  });

  test('of as many parts as are allowed is entered', async () => {
    const owner = await anAddressedCompany(app);
    mailbox.deliver(ofParts(owner.address, 'Many parts', 990));
    await collect();
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'Many parts' }]);
  });

  test('of headers without end is set aside without being fetched', async () => {
    const owner = await anAddressedCompany(app);
    const head = `From: x@y.example\r\nTo: ${owner.address}\r\nSubject: Long head\r\n`;
    const uid = mailbox.deliver(`${head}${'X-Y: z\r\n'.repeat(40_000)}\r\nbody`);
    await collect();
    expect(await setAside('Long head')).toMatchObject([{ reason: 'headers_too_long' }]);
    expect(mailbox.fetched).not.toContain(uid);
  });

  test('is set aside after the second try that failed, and the others go on', async () => {
    const owner = await anAddressedCompany(app);
    const uid = mailbox.deliver(tooDeep(owner.address, 'Too deep'));
    await deliver(mailbox, { to: owner.address, subject: 'Not deep' });
    await collect();
    expect(await setAside('Too deep')).toEqual([]);
    expect(await triesOf(uid)).toEqual({ outcome: 'trying', attempts: 1 });
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'Not deep' }]);
    await collect();
    expect(await setAside('Too deep')).toMatchObject([{ reason: 'unreadable', attempts: 2 }]);
  });

  test('and ends the process twice, is not read a third time', async () => {
    const owner = await anAddressedCompany(app);
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Deadly' });
    // What two processes leave that died while they read it.
    await app.rows(
      `insert into incoming_mails (mailbox, validity, uid, outcome, attempts, claimed_until)
       values ('fake', 1, $1, 'trying', 2, now() - interval '1 second')`,
      [uid],
    );
    await collect();
    expect(await setAside('Deadly')).toMatchObject([{ reason: 'interrupted' }]);
    expect(mailbox.fetched).not.toContain(uid);
  });

  test('is not touched while another process is at it', async () => {
    const owner = await anAddressedCompany(app);
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Theirs' });
    await app.rows(
      `insert into incoming_mails (mailbox, validity, uid, outcome, attempts, claimed_until)
       values ('fake', 1, $1, 'trying', 1, now() + interval '1 hour')`,
      [uid],
    );
    await collect();
    expect(mailbox.fetched).not.toContain(uid);
    expect(await triesOf(uid)).toEqual({ outcome: 'trying', attempts: 1 });
  });
});

describe('one mail that stands against its reading', () => {
  test('with signs in its recipient that the database cannot hold is left, and the others go on', async () => {
    const owner = await anAddressedCompany(app);
    const uid = mailbox.deliver(`From: x@y.example\r\nTo: a\0b@${mailDomain}\r\nSubject: Zero\r\n\r\nbody`);
    await deliver(mailbox, { to: owner.address, subject: 'After zero' });
    await collect();
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'After zero' }]);
    expect(await triesOf(uid)).toMatchObject({ outcome: 'left' });
  });

  test.each([
    ['and the others go on', false],
    ['also when the connection ends by it, and the others go on at the next look', true],
  ])('that the mailbox does not hand out is set aside after two tries, %s', async (_how, isLost) => {
    const owner = await anAddressedCompany(app);
    const subject = `Broken ${isLost}`;
    const uid = await deliver(mailbox, { to: owner.address, subject });
    mailbox.broken.set(uid, isLost);
    await deliver(mailbox, { to: owner.address, subject: 'After it' });
    await collect();
    expect(await triesOf(uid)).toEqual({ outcome: 'trying', attempts: 1 });
    await collect();
    expect(await setAside(subject)).toMatchObject([{ reason: 'unreadable' }]);
    await collect();
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'After it' }]);
    expect(mailbox.fetched.filter((one) => one === uid)).toHaveLength(2);
  });

  test('whose headers cannot be dealt with counts its tries, too', async () => {
    const owner = await anAddressedCompany(app);
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Head' });
    await deliver(mailbox, { to: owner.address, subject: 'After the head' });
    const watched = withVisit((visit) => ({
      ...visit,
      readHead: (place, maxBytes) =>
        place.uid === uid ? Promise.reject(new Error('a fault')) : visit.readHead(place, maxBytes),
    }));
    const { incomingMails } = app.container.services;
    await incomingMails.collect(watched, context);
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'After the head' }]);
    expect(await triesOf(uid)).toEqual({ outcome: 'trying', attempts: 1 });
    await incomingMails.collect(watched, context);
    expect(await triesOf(uid)).toEqual({ outcome: 'set_aside', attempts: 2 });
  });

  test('that was decided on while it was looked at is not claimed', async () => {
    const owner = await anAddressedCompany(app);
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Decided' });
    const watched = withVisit((visit) => ({
      ...visit,
      readHead: async (place, maxBytes) => {
        if (place.uid === uid)
          await app.rows(
            `insert into incoming_mails (mailbox, validity, uid, outcome) values ('fake', 1, $1, 'dropped')`,
            [uid],
          );
        return visit.readHead(place, maxBytes);
      },
    }));
    await app.container.services.incomingMails.collect(watched, context);
    expect(mailbox.fetched).not.toContain(uid);
    expect(await triesOf(uid)).toMatchObject({ outcome: 'dropped' });
  });

  test('that another process took over while it was fetched is not entered by this one', async () => {
    const owner = await anAddressedCompany(app);
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Taken' });
    const watched = withVisit((visit) => ({
      ...visit,
      read: async (place, maxBytes) => {
        if (place.uid === uid) await app.rows('update incoming_mails set attempts = 2 where uid = $1', [uid]);
        return visit.read(place, maxBytes);
      },
    }));
    await expect(app.container.services.incomingMails.collect(watched, context)).rejects.toThrow(
      'taken over',
    );
    expect((await receivedBy(owner)).total).toBe(0);
    await app.rows('update incoming_mails set claimed_until = null, attempts = 0 where uid = $1', [uid]);
    await collect();
    expect((await receivedBy(owner)).total).toBe(1);
  });
});

test('the try is counted before the mail is read', async () => {
  const owner = await anAddressedCompany(app);
  const uid = await deliver(mailbox, { to: owner.address, subject: 'Counted' });
  const seen: unknown[] = [];
  const watched = withVisit((visit) => ({
    ...visit,
    read: async (place, maxBytes) => {
      seen.push(await triesOf(place.uid));
      return visit.read(place, maxBytes);
    },
  }));
  await app.container.services.incomingMails.collect(watched, context);
  expect(seen).toContainEqual({ outcome: 'trying', attempts: 1 });
  expect(await triesOf(uid)).toMatchObject({ outcome: 'entered' });
});

describe('an administrator', () => {
  test('has a mail tried again, which is entered once it can be', async () => {
    const owner = await anAddressedCompany(app);
    const uid = mailbox.deliver(ofParts(owner.address, 'Again', 1_001));
    await collect();
    const [mail] = await setAside('Again');
    mailbox.unsettle(uid, await aMail({ to: owner.address, subject: 'Again' }));
    const path = `/incoming-mail/set-aside/${mail?.id ?? 0}`;
    const answer = await admin.api.post(`${path}/retry`);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 200,
      body: { id: mail?.id },
    });
    await app.doJobs();
    expect((await receivedBy(owner)).items).toMatchObject([{ subject: 'Again' }]);
    expect(mailbox.waiting()).not.toContain(uid);
    expect(await setAside('Again')).toEqual([]);
    expect(await app.rows('select sender, subject from incoming_mails where uid = $1', [uid])).toEqual([
      { sender: null, subject: null },
    ]);
    expect((await admin.api.post(`${path}/retry`)).status).toBe(404);
  });

  test('sees of a mail that fails again how often it was tried in all, and when last', async () => {
    const owner = await anAddressedCompany(app);
    mailbox.deliver(ofParts(owner.address, 'Stubborn', 1_001));
    await collect();
    const [first] = await setAside('Stubborn');
    expect(first).toMatchObject({ attempts: 1, last_tried_at: expect.any(String) });
    await admin.api.post(`/incoming-mail/set-aside/${first?.id ?? 0}/retry`);
    await app.doJobs();
    const [again] = await setAside('Stubborn');
    expect(again).toMatchObject({ id: first?.id, reason: 'too_many_parts', attempts: 2 });
    expect(Date.parse(String(again?.last_tried_at))).toBeGreaterThan(
      Date.parse(String(first?.last_tried_at)),
    );
  });

  test('hears that a mail that is to be tried again is gone, with who sent it', async () => {
    const owner = await anAddressedCompany(app);
    const uid = mailbox.deliver(ofParts(owner.address, 'Gone', 1_001));
    await collect();
    const [mail] = await setAside('Gone');
    await mailbox.visit((visit) => visit.settle({ validity: 1, uid }));
    const path = `/incoming-mail/set-aside/${mail?.id ?? 0}`;
    await admin.api.post(`${path}/retry`);
    await app.doJobs();
    const { from, size } = mail ?? {};
    expect(await setAside('Gone')).toMatchObject([{ id: mail?.id, reason: 'gone', from, size }]);
    expect((await admin.api.delete(path)).status).toBe(204);
  });

  test('drops a mail, which is marked as read and never tried again', async () => {
    const owner = await anAddressedCompany(app);
    const uid = mailbox.deliver(ofParts(owner.address, 'Drop', 1_001));
    await collect();
    const [mail] = await setAside('Drop');
    const path = `/incoming-mail/set-aside/${mail?.id ?? 0}`;
    expect((await admin.api.delete(path)).status).toBe(204);
    await app.doJobs();
    expect(mailbox.waiting()).not.toContain(uid);
    expect(await setAside('Drop')).toEqual([]);
    expect((await receivedBy(owner)).total).toBe(0);
    expect((await admin.api.delete(path)).status).toBe(404);
    expect(await app.rows('select sender, subject from incoming_mails where uid = $1', [uid])).toEqual([
      { sender: null, subject: null },
    ]);
  });

  test('finds mails by their reason and by who sent them', async () => {
    const page = (query: Record<string, string>) =>
      admin.api.read<SetAsideMailPage>('/incoming-mail/set-aside', query);
    expect((await page({ reason: 'headers_too_long' })).items.map(({ subject }) => subject)).toEqual([
      'Long head',
    ]);
    expect((await page({ q: 'ANNA@klient', reason: 'unreadable' })).items.at(-1)).toMatchObject({
      subject: 'Too deep',
    });
    expect((await page({ sort: '-size', page_size: '1' })).items).toMatchObject([{ subject: 'Long head' }]);
  });
});
