// Installs what is missing and builds what is stale, without starting anything.
import { prepare } from './lib/prepare.mjs';
import { command, say } from './lib/say.mjs';

await command(async () => {
  await prepare();
  say('The product is built.');
});
