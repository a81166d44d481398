import { tsImport } from 'tsx/esm/api';

/**
 * One PostgreSQL for the whole run, unless TEST_DATABASE_URL names one. It is temporary, and it ends with this process
 * even when that is killed.
 */
export default async function startServer() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startTestServer } = await tsImport('./src/platform/db/embedded-server.ts', import.meta.url);
  const server = await startTestServer();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.__testServer = server;
}
