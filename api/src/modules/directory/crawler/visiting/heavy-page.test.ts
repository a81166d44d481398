import { expect, test } from '@jest/globals';
import { FakeWeb } from '../../../../platform/web-fetch/fake-web.js';
import { PageNotRead, PageTooHeavy, readInThread, type PageTask } from '../reading/page-workers.js';
import { visitSite, HostTurns } from './visit-site.js';

const web = new FakeWeb({
  'https://ciezka.pl/': '<title>Ciezka</title><a href="/kontakt">Kontakt</a>',
  'https://ciezka.pl/kontakt': '<p>Ciezka sp. z o.o.</p>',
});
const visit = (read: (task: PageTask) => ReturnType<typeof readInThread>) =>
  visitSite({
    web,
    read,
    turns: new HostTurns(),
    country: 'PL',
    starts: [new URL('https://ciezka.pl/')],
    signal: new AbortController().signal,
  });

test('a page that is too heavy is told of as such, where nothing else is found', async () => {
  const found = await visit(() => Promise.reject(new PageTooHeavy('timed_out')));
  expect(found).toMatchObject({ company: null, fault: { code: 'page_too_heavy', status: null } });
});

test('one whose thread fails is a fault of that page, not of the visit', async () => {
  const paths: string[] = [];
  const found = await visit((task) => {
    paths.push(new URL(task.context.url).pathname);
    return paths.length === 2 ? Promise.reject(new PageNotRead('failed')) : readInThread(task);
  });
  expect(paths.length).toBeGreaterThanOrEqual(2);
  expect(found.site).toBe('ciezka.pl');
});

test('the wait for a thread ends with the visit', async () => {
  const task: PageTask = {
    html: '',
    context: { url: 'https://ciezka.pl/', bonus: 0, country: 'PL', site: 'ciezka.pl' },
  };
  const reason = new Error('the visit is over');
  await expect(readInThread(task, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('the other pages of its website are read all the same', async () => {
  const paths: string[] = [];
  await visit((task) => {
    paths.push(new URL(task.context.url).pathname);
    return paths.length === 2 ? Promise.reject(new PageTooHeavy('out_of_memory')) : readInThread(task);
  });
  expect(paths.length).toBeGreaterThanOrEqual(2);
});
