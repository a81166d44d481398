// Checks the audit log: npm run audit -- verify (ends with 1 when an entry was changed, moved, added or is missing), or
// writes it out as JSON lines: npm run audit -- export --from 2026-11-01 --to 2026-12-01.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare();
  return become(node('api/dist/cli/audit.js', ...process.argv.slice(2)), {});
});
