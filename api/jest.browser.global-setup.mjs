import { tsImport } from 'tsx/esm/api';
import startServer from './jest.global-setup.mjs';

/** Beside the PostgreSQL of every run, one browser that all files share: each person in a test has a context of their own. */
export default async function startServerAndBrowser() {
  await startServer();
  const { launch } = await import('puppeteer');
  const { findBrowser } = await tsImport('./src/platform/browser/find-browser.ts', import.meta.url);
  const { temporaryFolder } = await tsImport('./src/platform/db/embedded/test-folder.ts', import.meta.url);
  const { executablePath, args, env } = await findBrowser();
  // Names of files that are chosen have letters of their own, whatever the machine's locale makes of them.
  const locale = { LC_ALL: 'C.UTF-8' };
  // What its processes share, pictures of pages above all, goes by way of files there.
  const shared = { TMPDIR: temporaryFolder() };
  const browser = await launch({
    executablePath,
    args,
    env: { ...(env ?? process.env), ...locale, ...shared },
  });
  process.env.TEST_BROWSER = browser.wsEndpoint();
  globalThis.__testBrowser = browser;
}
