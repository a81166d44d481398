import { gzipSync } from 'node:zlib';
import type { HTTPResponse } from 'puppeteer';
import type { Visitor } from './visitor.js';

/**
 * Opens an address as somebody who has never been there, and adds up the script that it fetched.
 * @param isThere waits until the page is what it is opened for
 * @returns bytes, each file packed by gzip on its own
 */
export async function scriptBytes(
  visitor: Visitor,
  address: string,
  isThere: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const scripts: HTTPResponse[] = [];
  const collect = (response: HTTPResponse) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
  };
  await visitor.page.setCacheEnabled(false);
  // What the page before still fetches is not counted.
  await visitor.open('about:blank');
  visitor.page.on('response', collect);
  await visitor.open(address);
  await isThere();
  visitor.page.off('response', collect);
  const files = new Map(
    await Promise.all(
      scripts.map(async (script) => [script.url(), gzipSync(await script.buffer()).length] as const),
    ),
  );
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
