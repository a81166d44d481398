import { expect, test } from '@jest/globals';
import { WebFault, type WebFetch } from './web-fetch.port.js';

/** A web that a contract test reads, with the address of its website. */
interface OpenedWeb {
  web: WebFetch;
  /** Has `/`, `/moved` → `/kontakt`, `/gone`, `/picture` and `/kontakt`; nothing answers below `/dead`. */
  site: string;
}

/** What the pages of that website say. */
export const contractPages = {
  home: '<title>Łódzkie Meble</title><a href="/kontakt">Kontakt</a>',
  contact: '<p>biuro@meble.example</p>',
};

/** What every reader of the web does. */
export function describeWeb(open: () => OpenedWeb): void {
  const at = (path: string): URL => new URL(path, open().site);
  const codeOf = (error: unknown) => (error instanceof WebFault ? error.code : error);

  test('reads a page', async () => {
    expect(await open().web.get(at('/'))).toMatchObject({
      status: 200,
      location: null,
      contentType: 'text/html',
      text: contractPages.home,
      isCut: false,
    });
  });

  test('tells where a redirect leads, and does not follow it', async () => {
    const answer = await open().web.get(at('/moved'));
    expect(answer.location?.href).toBe(at('/kontakt').href);
    expect(answer.text).toBe('');
  });

  test('tells of what is not there', async () => {
    expect(await open().web.get(at('/gone'))).toMatchObject({ status: 404, text: '' });
  });

  test('refuses what is no page', async () => {
    expect(await open().web.get(at('/picture')).catch(codeOf)).toBe('not_a_page');
  });

  test('says when nobody answers', async () => {
    expect(await open().web.get(at('/dead')).catch(codeOf)).toBe('unreachable');
  });

  test('ends when it is told to', async () => {
    const reason = new Error('enough');
    const asking = open().web.get(at('/'), { signal: AbortSignal.abort(reason) });
    await expect(asking).rejects.toBe(reason);
  });

  test('names itself in the words that robots.txt is asked by', () => {
    const { web } = open();
    expect(web.userAgent.startsWith(`${web.robotName}/`)).toBe(true);
  });
}
