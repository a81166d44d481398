// Run by scripts/train-quote-classifier.mjs: learns the weights, and says how good such weights are on kinds of mail that
// they were not learned from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyText } from '../embedded-classifier.js';
import { heldOutSamples } from '../testing/held-out-samples.js';
import { corpus } from './corpus.js';
import { lineOf, linesBy } from './report.js';
import { learn, rounded, rowsOf, scoreOf, weightsFile, type Learned, type Row } from './train.js';

const say = (text: string) => process.stdout.write(`${text}\n`);
const judgedBy = (learned: Learned, rows: readonly Row[]) =>
  rows.map((row) => ({ sample: row.sample, isQuote: scoreOf(learned, row) >= 0.5 }));

const train = rowsOf(corpus('train'));
const develop = rowsOf(corpus('develop'));
const test = rowsOf(corpus('test'));
const strangers = rowsOf(corpus('strangers'));
const unseen = rowsOf(corpus('unseen'));
const all = [...train, ...develop, ...test];

const ofTrain = learn(train);
say(lineOf('Learned from the kinds for training: these kinds', judgedBy(ofTrain, train)));
say(lineOf('  kinds for development', judgedBy(ofTrain, develop)));
say(lineOf('  kinds for the test', judgedBy(ofTrain, test)));
const ofBoth = learn([...train, ...develop]);
const tested = judgedBy(ofBoth, test);
say(lineOf('Learned from those for training and development: kinds for the test', tested));
for (const line of [...linesBy('language', tested), ...linesBy('kind', tested)]) say(line);

const full = learn(all);
const weights = rounded(full);
const withShipped = (rows: readonly Row[]) =>
  rows.map(({ sample }) => ({ sample, isQuote: classifyText(sample.text, weights).is_quote }));
say(lineOf('Learned from all, as it is shipped: the same texts', withShipped(all)));
say(
  lineOf(
    '  84 texts of before, never learned from',
    withShipped(rowsOf(heldOutSamples.map((sample) => ({ ...sample, kind: 'before' })))),
  ),
);
const strange = withShipped(strangers);
say(lineOf('  texts in the manner of strangers, looked at and not learned from', strange));
for (const line of linesBy('language', strange)) say(line);
const final = withShipped(unseen);
say(lineOf('  texts that nothing was learned from or chosen by', final));
for (const line of [...linesBy('language', final), ...linesBy('kind', final)]) say(line);

if (process.argv.includes('--each-kind')) {
  const judged = [...new Set(all.map(({ sample }) => sample.kind))].flatMap((kind) => {
    const others = all.filter(({ sample }) => sample.kind !== kind);
    return judgedBy(
      learn(others),
      all.filter(({ sample }) => sample.kind === kind),
    );
  });
  say(lineOf('Each kind by weights learned from all the other kinds', judged));
  for (const line of [...linesBy('language', judged), ...linesBy('kind', judged)]) say(line);
}

if (!process.argv.includes('--report')) {
  const file = join(import.meta.dirname, '../weights.json');
  writeFileSync(file, `${JSON.stringify(weightsFile(weights, all), null, 2)}\n`);
  say(`Wrote ${file}`);
}
