// The checks that need no running product: format, lint, types, who imports whom, generated files.
//
//   npm run check
//   npm run check -- lint types
import { buildSteps } from './lib/build.mjs';
import { checkNames, checks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { command, Failure } from './lib/say.mjs';
import { runSteps, summarise } from './lib/steps.mjs';

await command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !checkNames.includes(name));
  if (unknown.length > 0)
    throw new Failure(`No check is called ${unknown.join(', ')}; there are ${checkNames.join(', ')}.`);
  await prepare({ steps: [] });
  // Screens see the SDK as it is built.
  const results = await runSteps(
    [...buildSteps(['sdk']), ...checks(names.length > 0 ? names : undefined)],
    2,
  );
  return summarise(results) === 0 ? 0 : 1;
});
