import { describe, expect, jest, test } from '@jest/globals';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { StorageUnavailableError } from '../../../platform/storage/storage.port.js';
import { refused, taken } from '../../../testing/api-caller.js';
import {
  aMail,
  anAddressedCompany,
  collectMails,
  deliver,
  receivedBy,
  theOnlyMessageOf,
} from '../../../testing/incoming-mail.js';
import { testApp } from '../../../testing/test-app.js';
import { removeDiscardedFilesJob } from '../../../platform/stored-files/remove-discarded-files.job.js';

const mailbox = new FakeMailbox();
const storage = new MemoryStorage();
const app = await testApp({ mailbox, storage });
const collect = () => collectMails(app);
const aCompanyWithAddress = () => anAddressedCompany(app);

describe('what a mail says', () => {
  test('plain text keeps its lines, and no sign that misleads', async () => {
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, {
      to: owner.address,
      subject: 'Załączniki\u202e',
      text: 'Pierwsza linia\nDruga <b>linia</b>\n\nKoniec',
    });
    await collect();
    const message = await theOnlyMessageOf(owner);
    expect(message.subject).toBe('Załączniki');
    expect(message.content).toContain('Pierwsza linia<br />Druga &lt;b&gt;linia&lt;/b&gt;</p><p>Koniec');
  });

  test('of one that is too long the beginning is kept, and said so', async () => {
    const owner = await aCompanyWithAddress();
    const before = storage.files.size;
    const attachments = [{ filename: 'big.bin', content: Buffer.alloc(20 * 1024 * 1024) }];
    await deliver(mailbox, { to: owner.address, subject: 'Big', text: 'The words', attachments });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({
      is_cut: true,
      excerpt: 'The words',
      attachments: [{ filename: 'big.bin', is_kept: false }],
    });
    expect(storage.files.size).toBe(before);
  });

  test.each([
    ['no subject, no text', 'From: a@klient.example\r\nTo: {to}\r\n\r\n'],
    [
      'letters of another kind',
      'From: a@klient.example\r\nTo: {to}\r\nSubject: =?iso-8859-2?Q?=A3=F3d=BC?=\r\n\r\nx',
    ],
    ['a null sign', 'From: a@klient.example\r\nTo: {to}\r\nSubject: a\0b\r\n\r\nx\0y'],
    [
      'a header without end',
      `From: a@klient.example\r\nTo: {to}\r\nSubject: ${'x'.repeat(100_000)}\r\n\r\nx`,
    ],
    [
      'parts within parts',
      `From: a@klient.example\r\nTo: {to}\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\nx`,
    ],
  ])('%s is no obstacle', async (_what, source) => {
    const owner = await aCompanyWithAddress();
    mailbox.deliver(source.replace('{to}', owner.address));
    await collect();
    await theOnlyMessageOf(owner);
  });
});

describe('the files of a mail', () => {
  const pdf = Buffer.from('%PDF-1.4 proof');
  const attachments = [
    { filename: 'POD zamówienie.pdf', content: pdf, contentType: 'application/pdf' },
    { filename: '../../etc/pass\u0000wd', content: 'x' },
    { filename: 'empty.txt', content: '' },
    { filename: 'large.zip', content: Buffer.alloc(11 * 1024 * 1024) },
    { filename: 'logo.png', content: 'x', cid: 'logo' },
  ];
  const withFiles = (to: string | string[]) =>
    deliver(mailbox, { to, subject: 'POD', html: '<p>POD <img src="cid:logo"></p>', attachments });
  const removeDiscarded = async () => {
    await app.container.jobs.enqueue(removeDiscardedFilesJob, null);
    await app.doJobs();
  };

  test('can be saved by the company’s people, whatever they are, and go with the message', async () => {
    const before = storage.files.size;
    const [owner, other] = [await aCompanyWithAddress(), await aCompanyWithAddress()];
    await withFiles([owner.address, other.address]);
    await collect();
    const message = await theOnlyMessageOf(owner);
    expect(message.attachments).toMatchObject([
      { filename: 'POD zamówienie.pdf', content_type: 'application/pdf', size: pdf.length, is_kept: true },
      { filename: '../../etc/pass wd', size: 1, is_kept: true },
      { filename: 'empty.txt', size: 0, is_kept: false },
      { filename: 'large.zip', is_kept: false },
    ]);
    const [first, , empty] = message.attachments.map(({ id }) => `/messages/${message.id}/attachments/${id}`);
    const file = await owner.api.get(first ?? '');
    expect(taken(file, 200)).toEqual(pdf);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; .*POD%20zam%C3%B3wienie\.pdf/),
      'x-content-type-options': 'nosniff',
    });
    refused(await owner.api.get(empty ?? ''), 404);
    refused(await other.api.get(first ?? ''), 404);
    const own = await theOnlyMessageOf(other);
    refused(await other.api.get(`/messages/${own.id}/attachments/${message.attachments[0]?.id ?? 0}`), 404);
    expect(storage.files.size).toBe(before + 4);
    await owner.api.remove(`/messages/${message.id}`);
    await removeDiscarded();
    expect(storage.files.size).toBe(before + 2);
    taken(await other.api.get(`/messages/${own.id}/attachments/${own.attachments[0]?.id ?? 0}`), 200);
  });

  test('wait with their mail while they cannot be kept, and nothing is half kept', async () => {
    const before = storage.files.size;
    const owner = await aCompanyWithAddress();
    const uid = await withFiles(owner.address);
    const put = storage.put.bind(storage);
    let number = 0;
    const away = jest.spyOn(storage, 'put').mockImplementation((...file) => {
      number += 1;
      return number === 2 ? Promise.reject(new StorageUnavailableError('away')) : put(...file);
    });
    await collect();
    away.mockRestore();
    expect((await receivedBy(owner)).total).toBe(0);
    expect(mailbox.waiting()).toContain(uid);
    expect(storage.files.size).toBe(before);
    await collect();
    expect((await theOnlyMessageOf(owner)).attachments).toHaveLength(4);
  });

  test('are not left behind by a copy of a mail that is there, or one that cannot be entered', async () => {
    const owner = await aCompanyWithAddress();
    const source = await aMail({ to: owner.address, subject: 'Twice', attachments });
    mailbox.deliver(source);
    await collect();
    const before = storage.files.size;
    mailbox.deliver(source);
    await collect();
    expect(storage.files.size).toBe(before);
    const broken = jest.spyOn(app.container.services.messages, 'receiveIn').mockImplementation(() => {
      throw new Error('broken');
    });
    await withFiles(owner.address);
    await collect();
    broken.mockRestore();
    expect(storage.files.size).toBe(before);
  });
});
