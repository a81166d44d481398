// Learns the weights of the embedded quote classifier from its corpus and writes them beside it, and says how right it is on
// kinds of mail that it did not learn from. Takes a minute, and for each kind by itself some more.
//
//   node scripts/train-quote-classifier.mjs              writes the weights
//   node scripts/train-quote-classifier.mjs --report     changes nothing
//   … --each-kind                                        judges each kind by weights learned from all the others, too
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(() =>
  become(
    node('--import', 'tsx', 'api/src/platform/quote-classifier/training/run.ts', ...process.argv.slice(2)),
    {},
  ),
);
