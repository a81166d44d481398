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
  const scripts = await scriptsOf(visitor, address, isThere);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.buffer()).length));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * The same as the server sends it to who understands a packing.
 * @throws Error when a file does not come so packed with its length, as one does that is packed while it is sent
 */
export async function sentScriptBytes(
  visitor: Visitor,
  address: string,
  packing: 'gzip' | 'br',
): Promise<number> {
  const scripts = await scriptsOf(visitor, address);
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const { headers } = await fetch(script.url(), { headers: { 'accept-encoding': packing } });
      const bytes = Number(headers.get('content-length') ?? Number.NaN);
      if (headers.get('content-encoding') !== packing || !(bytes > 0))
        throw new Error(`${script.url()} was not packed by ${packing} before it was asked for`);
      return bytes;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** The scripts that a page fetched, one answer an address. */
async function scriptsOf(
  visitor: Visitor,
  address: string,
  isThere: () => Promise<void> = () => Promise.resolve(),
): Promise<HTTPResponse[]> {
  const scripts = new Map<string, HTTPResponse>();
  const collect = (response: HTTPResponse) => {
    if (response.request().resourceType() === 'script' && response.ok())
      scripts.set(response.url(), response);
  };
  await visitor.page.setCacheEnabled(false);
  // What the page before still fetches is not counted.
  await visitor.open('about:blank');
  visitor.page.on('response', collect);
  await visitor.open(address);
  await isThere();
  visitor.page.off('response', collect);
  return [...scripts.values()];
}
