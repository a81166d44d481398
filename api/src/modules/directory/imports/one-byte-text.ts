import type { UiLanguage } from '../../../kernel/text/language.js';

/** Letters beyond ASCII of the languages that are written in each of the old encodings, where these differ. */
const encodings = [
  { label: 'windows-1250', letters: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ' },
  { label: 'iso-8859-2', letters: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ' },
  { label: 'windows-1252', letters: 'æøåÆØÅàâçèêëîïñôùûœÀÂÇÈÊÎÔÛŒ' },
].map(({ label, letters }) => ({ label, letters: new Set(`${letters}${'äöüÄÖÜßéÉ„”“’–—°§'}`) }));

/** What Windows writes where people read this language. */
const usual: Readonly<Record<UiLanguage, string>> = {
  pl: 'windows-1250',
  en: 'windows-1252',
  no: 'windows-1252',
};

const sampledBytes = 1_000_000;
const beyondAscii = /\P{ASCII}/gu;

/**
 * The text of a file that is no Unicode, in the encoding that makes the most letters of it that people there write with.
 * @param language decides where the file does not tell
 */
export function oneByteText(content: Buffer, language: UiLanguage): string {
  const sample = content.subarray(0, sampledBytes);
  const [best] = encodings
    .map(({ label, letters }) => ({ label, score: scoreOf(new TextDecoder(label).decode(sample), letters) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.label === usual[language]) - Number(one.label === usual[language]),
    );
  return new TextDecoder(best?.label ?? usual[language]).decode(content);
}

function scoreOf(text: string, letters: ReadonlySet<string>): number {
  const signs = text.match(beyondAscii) ?? [];
  return signs.reduce((score, sign) => score + (letters.has(sign) ? 1 : -1), 0);
}
