/** Stops the server that the set-up started. */
export default async function stopServer() {
  await globalThis.__testServer?.stop();
}
