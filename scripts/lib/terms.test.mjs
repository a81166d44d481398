// One thing has one word on screens, pages and in mails: the list is in `api/docs/glossary.md`, under "One word for one thing".
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What is refused, what is said instead, and what the specification words otherwise. */
const refused = {
  en: [
    { found: /\b(log|logged|logging)[ -]?(in|out)\b|\blogins?\b/i, say: 'sign in, sign out' },
    {
      found: /\bunloading\b|\bloading (date|time|place|address|day)\b|\bday of loading\b/i,
      say: 'pickup, delivery',
    },
    { found: /\bload (date|place)\b/i, say: 'pickup' },
  ],
  pl: [
    { found: /\bwpłat/i, say: 'płatność' },
    { found: /\bzachowan[oaey]\b/i, say: 'zapisano' },
    {
      found: /(?<![\p{L}])dostaw(a|y|ę|ie)(?![\p{L}])/iu,
      say: 'rozładunek',
      unless:
        /dowód dostawy|potwierdzeni\p{L}+ dostawy|dostawa musi być po załadunku|data dostawy wcześniejsza|dostawa: /iu,
    },
    { found: /\bwycen(a|ę|y) dla klienta/i, say: 'oferta' },
    // Papers, and the form over which strangers offer themselves, have the word of the law.
    {
      found: /przewoźnik/iu,
      say: 'podwykonawca',
      in: /^public-forms\//,
      unless: /zgłoszenie przewoźnika|wybieramy innego przewoźnika/iu,
    },
  ],
  no: [
    { found: /\bmargin(en|er)?\b/i, say: 'påslag' },
    { found: /\bopp?drag jeg følger|firmaets oppdrag|\boppdraget har fått/i, say: 'ordre' },
    {
      found:
        /\bordre(n|r)?( er)? (sendt |avslått |sendes )?(til|av) (en )?underleverandør|\b(godtok|avslo|godtar|avslår) ordren/i,
      say: 'oppdrag',
    },
    {
      found:
        /\b(velg|velge|slett|sammenlign) (en |den |denne )?pris(en|ene|er)?(?!\p{L})|\bvalgt pris\b|\bny pris\b/iu,
      say: 'pristilbud',
    },
    { found: /\bover forfall\b/i, say: 'forfalt' },
  ],
};

/** Files with texts for people, by language. */
const places = {
  en: /(\.en\.ts|\/messages\/en\/.*\.ts|\/(built-in|account-mail-texts)\/en\.ts)$/,
  pl: /(\.pl\.ts|\/messages\/pl\/.*\.ts|\/(built-in|account-mail-texts)\/pl\.ts)$/,
  no: /(\.no\.ts|\/messages\/no\/.*\.ts|\/(built-in|account-mail-texts)\/no\.ts)$/,
};

const files = execFileSync('git', ['ls-files', 'admin-ui/src', 'public-forms/src', 'api/src/modules'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const literal = /'(?:[^'\\\n]|\\.)*'|`[^`]*`|"(?:[^"\\\n]|\\.)*"/g;

/** The texts of a file: what stands in quotes, without comments and imports. */
function textsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|import\b|export \* from)/.test(line));
  return lines.join('\n').match(literal) ?? [];
}

describe('the words of screens, pages and mails', () => {
  for (const [language, rules] of Object.entries(refused)) {
    const own = files.filter((file) => places[language].test(file));

    it(`are found in ${language}`, () => assert.ok(own.length > 20, `${own.length} files`));

    for (const { found, say, unless, in: where } of rules)
      it(`in ${language} are "${say}"`, () => {
        const faults = (where ? own.filter((file) => where.test(file)) : own).flatMap((file) =>
          textsOf(file)
            .filter((text) => found.test(text) && !unless?.test(text))
            .map((text) => `${file}: ${text.slice(0, 100)}`),
        );
        assert.deepEqual(faults, []);
      });
  }
});
