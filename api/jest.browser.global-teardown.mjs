import stopServer from './jest.global-teardown.mjs';

/** Closes the browser, then stops the server that the set-up started. */
export default async function stopServerAndBrowser() {
  await globalThis.__testBrowser?.close();
  await stopServer();
}
