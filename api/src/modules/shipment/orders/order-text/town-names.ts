import { countryWhole } from './country-names.js';
import { foldSigns, withoutTrailing } from './text-lines.js';

/** Tells in which countries there is a town of a name, the likeliest for a forwarder first. */
export type FindTown = (name: string) => readonly string[];

/** Words that begin with a capital and are no towns where an address is written. */
const noTown =
  /^(?:any|weeks?|jobb?|ord(?:er|re)|oppdrag|contact|kontakt|insurance|value|[ck]olli|need\p{L}*|ile|po|erp|sap|cmr|eta|etd|zam|zlec|nr|jak\p{L}{0,3}|czy|koszt\p{L}*|cen[aey]|price|quote|rate|pris\p{L}{0,3}|how|what|when|hva|hvor\p{L}*|was|wie|reefer|frigo|god|good|dzien|dobry|hello|guten|witam|ul|al|os|pl|sp|str|tel|fax|nip|z|ze|do|od|from|to|fra|til|von|nach|ab|zaladun\p{L}*|rozladun\p{L}*|loading|unloading|delivery|pickup|collection|lasting|lossing|levering|henting|beladung|entladung|lieferung|ladestelle|entladestelle|adres\p{L}*|address|termin|date|dato|datum|palet\p{L}*|pallets?|waga|weight|vekt|gewicht|ldm|adr|un|ftl|ltl|eur|pln|nok|uk|gb|no|de|se|dk|nl|it|fr|rue|via|calle|road|street|lane|park|dock|estate|industrial|business|centre|center|terminal|warehouse|gate|box|post|point|works|hall|mill|unit|zona|avenue|rgds|regards|hej|hei|tak|takk|mvh|as|transport\p{L}*|lass|load|antall|vare\p{L}*|ready|klar|dear|team|poniedzial\p{L}*|wtor\p{L}*|srod\p{L}*|czwart\p{L}*|piat\p{L}*|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mandag|tirsdag|onsdag|torsdag|fredag|montag|dienstag|mittwoch|donnerstag|freitag|january|february|march|april|may|june|july|august|sept?|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|oct|okt|nov|dec|des|desember|oktober|dezember)$/u;

/** Words without a meaning of their own, with which sentences begin: "Can you collect", "Vårt best.nr.". */
const beginsSentence =
  /^(?:a|an|the|this|that|these|those|there|here|it|its|i|we|you|they|he|she|our|your|their|his|her|my|is|are|was|were|be|been|has|have|had|does|did|can|could|would|will|may|might|shall|should|must|please|if|and|or|but|so|then|also|just|only|same|who|which|where|why|not|yes|nasz\p{L}{0,4}|wasz\p{L}{0,4}|moj\p{L}{0,3}|prosz\p{L}{0,4}|mozna|mozemy|moze|mozecie|mam|mamy|macie|maja|chce|chcemy|chcial\p{L}{1,4}|czekam\p{L}?|jest|sa|bedzie|beda|tylko|oraz|ale|lub|albo|bo|wiec|tez|takze|jeszcze|ten|ta|tego|tej|vi|dere|dei|jeg|eg|han|hun|vart|vare|deres|min|mitt|mine|kan|kunne|vil|ville|skal|skulle|har|hadde|det|den|dette|denne|disse|og|men|eller|om|nar|ogsa|bare|samme|wir|ihr|sie|unser\p{L}{0,2}|kann|konnen|bitte|ist|sind|und|oder|wenn)$/u;

/** Whether a word, without diacritics, is no town wherever it stands. */
export const isNoTown = (folded: string): boolean => noTown.test(folded) || beginsSentence.test(folded);

/** More names than any mail has. */
const mostNames = 500;
/** Of towns of one name the one in the first of these countries is meant: where forwarders of Poland and Norway drive most. */
const nearest = ['PL', 'NO', 'DE', 'SE', 'DK', 'NL', 'GB', 'FR', 'CZ', 'BE', 'IT', 'AT', 'FI', 'LT', 'ES'];

/** "Gorzów Wlkp.", "Tomaszów Maz.": what the second word of a Polish town is shortened to. */
const shortened = new Map([
  ['wlkp', 'Wielkopolsk'],
  ['maz', 'Mazowieck'],
  ['sl', 'Śląsk'],
  ['podl', 'Podlask'],
  ['kuj', 'Kujawsk'],
  ['pom', 'Pomorsk'],
  ['lub', 'Lubelsk'],
  ['swiet', 'Świętokrzysk'],
  ['opol', 'Opolsk'],
]);

/** Asks for each name once, however often a text says it. */
export class TownBook {
  readonly #known = new Map<string, readonly string[]>();

  /** @param told the countries that a text names */
  constructor(
    private readonly findTown: FindTown,
    readonly told: ReadonlySet<string> = new Set(),
  ) {}

  of(name: string): readonly string[] {
    const known = this.#known.get(name);
    if (known) return known;
    // A text of nothing but capitals names no more than a mail does.
    // "Oss i Nederland" is a town and its country.
    const isWithCountry =
      / (?:i|in) /u.test(name) && countryWhole(foldSigns(name).split(/ in? /u).at(-1) ?? '', name) !== null;
    const found =
      isWithCountry || this.#known.size > mostNames
        ? []
        : byNearness(
            this.#wholeNames(name).flatMap((one) => this.findTown(one)),
            name,
          );
    this.#known.set(name, found);
    return found;
  }

  /** A name, and what it is short for. */
  #wholeNames(name: string): string[] {
    const [, first = '', short = ''] = /^(\p{L}{3,20}) (\p{L}{2,5})\.?$/u.exec(name) ?? [];
    const stem = shortened.get(foldSigns(short));
    return stem === undefined ? [name] : ['i', 'a', 'ie'].map((ending) => `${first} ${stem}${ending}`);
  }

  /** Whether there is a town of a name where forwarders of Poland and Norway drive. */
  isNear(name: string): boolean {
    return this.of(name).some((country) => nearest.includes(country));
  }
}

/** Large towns that share a name with small ones of nearer countries: nobody means those. */
const largest: Readonly<Record<string, string>> = {
  wien: 'AT',
  wieden: 'AT',
  vienna: 'AT',
  graz: 'AT',
  praga: 'CZ',
  praha: 'CZ',
  prague: 'CZ',
  brno: 'CZ',
  ostrava: 'CZ',
  budapeszt: 'HU',
  budapest: 'HU',
  bruksela: 'BE',
  antwerpia: 'BE',
  antwerp: 'BE',
  paryz: 'FR',
  paris: 'FR',
  lyon: 'FR',
  rzym: 'IT',
  roma: 'IT',
  rome: 'IT',
  mediolan: 'IT',
  milano: 'IT',
  milan: 'IT',
  madryt: 'ES',
  madrid: 'ES',
  barcelona: 'ES',
  zurych: 'CH',
  zurich: 'CH',
  londyn: 'GB',
  london: 'GB',
  manchester: 'GB',
  dublin: 'IE',
  kopenhaga: 'DK',
  copenhagen: 'DK',
  odense: 'DK',
  sztokholm: 'SE',
  stockholm: 'SE',
  helsinki: 'FI',
  wilno: 'LT',
  vilnius: 'LT',
  kowno: 'LT',
  ryga: 'LV',
  riga: 'LV',
  tallinn: 'EE',
  bratyslawa: 'SK',
  bratislava: 'SK',
  lizbona: 'PT',
  lisbon: 'PT',
  ateny: 'GR',
  bukareszt: 'RO',
  zagrzeb: 'HR',
  zagreb: 'HR',
  lublana: 'SI',
  hamburg: 'DE',
  berlin: 'DE',
  bremen: 'DE',
  rotterdam: 'NL',
  amsterdam: 'NL',
  groningen: 'NL',
  eindhoven: 'NL',
  utrecht: 'NL',
};

function byNearness(codes: readonly string[], name: string): string[] {
  const known = largest[foldSigns(name)];
  const rank = (code: string) =>
    code === known ? -1 : nearest.includes(code) ? nearest.indexOf(code) : nearest.length;
  return codes.toSorted((one, other) => rank(one) - rank(other));
}

export function townIn(
  words: string,
  towns: TownBook,
  isPolishCase: boolean,
): { name: string; offset: number; length: number; countries: readonly string[]; isUnsure?: boolean } | null {
  const parts = words.split(' ');
  for (let skip = 0; skip < parts.length; skip += 1) {
    const offset = parts.slice(0, skip).join(' ').length + (skip > 0 ? 1 : 0);
    for (let count = parts.length - skip; count > 0; count -= 1) {
      const written = withoutTrailing(parts.slice(skip, skip + count).join(' '), '.,-');
      if (written.length < 3 && !/^Ås$/u.test(written)) continue;
      if (written !== 'Ås' && isNoTown(foldSigns(written))) continue;
      const names = isPolishCase && skip === 0 ? nominatives(written) : [written];
      const known = names.flatMap((name) => {
        const found = towns.of(name);
        return found.length > 0 ? [{ name, offset, length: written.length, countries: found }] : [];
      });
      // Polish cases are of Polish towns first: Opola is Opole, and no French Opol.
      const meant = known.find(({ countries: of }) => of.includes('PL')) ?? known[0];
      // "W Kole": of Koło, or of Koła.
      const sharing = known.filter(({ countries: of }) => of.includes(meant?.countries[0] ?? ''));
      const isUnsure =
        isPolishCase && isLocative(written) && new Set(sharing.map(({ name }) => name)).size > 1;
      if (meant) return isUnsure ? { ...meant, isUnsure } : meant;
    }
    // "Oslo-området", "Sykkylven-fabrikken": a part of a town, or something in it.
    const [first = ''] = /^\p{Lu}[\p{L}]{2,24}(?=-\p{Ll})/u.exec(parts[skip] ?? '') ?? [];
    const inTown = first === '' || isNoTown(foldSigns(first)) ? [] : towns.of(first);
    if (inTown.length > 0) return { name: first, offset, length: first.length, countries: inTown };
    // A case ends only at the word behind its preposition.
    if (isPolishCase) return null;
  }
  return null;
}

const irregular: Readonly<Record<string, string>> = {
  lodzi: 'Łódź',
  bialegostoku: 'Białystok',
  'zielonej gory': 'Zielona Góra',
  'jeleniej gory': 'Jelenia Góra',
  'bielska-bialej': 'Bielsko-Biała',
  'gorzowa wielkopolskiego': 'Gorzów Wielkopolski',
  'dabrowy gorniczej': 'Dąbrowa Górnicza',
  'piotrkowa trybunalskiego': 'Piotrków Trybunalski',
  'nowego sacza': 'Nowy Sącz',
  'rudy slaskiej': 'Ruda Śląska',
  drezna: 'Drezno',
  'stalowej woli': 'Stalowa Wola',
  wiednia: 'Wiedeń',
  wiedniu: 'Wiedeń',
  dreznie: 'Drezno',
  gnieznie: 'Gniezno',
  pragi: 'Praga',
  brna: 'Brno',
  mediolanu: 'Mediolan',
  grodna: 'Grodno',
  gniezna: 'Gniezno',
  zakopanego: 'Zakopane',
  bruk: 'Bruki',
  grudziadza: 'Grudziądz',
  lubina: 'Lubin',
  mielca: 'Mielec',
  turku: 'Turek',
  jasle: 'Jasło',
  jasla: 'Jasło',
  sopocie: 'Sopot',
  swieciu: 'Świecie',
  'bielsku-bialej': 'Bielsko-Biała',
  'nowym saczu': 'Nowy Sącz',
  bialymstoku: 'Białystok',
  kielc: 'Kielce',
  tychow: 'Tychy',
};

/** What a Polish name that follows a preposition may be called by itself: `Gdańska`, `Krakowa`, `Gdyni`, `Katowic`. */
function nominatives(name: string): string[] {
  // In capitals the endings are capitals, too.
  const written = name === name.toUpperCase() ? titled(name) : name;
  const folded = foldSigns(written);
  const known = Object.hasOwn(irregular, folded) ? irregular[folded] : undefined;
  if (known) return [known];
  const cut = (count: number, add = '') => written.slice(0, -count) + add;
  return [...(changesOf(written, cut) ?? []), ...(pairOf(written) ?? []), written, ...endingsOf(written)];
}

const titled = (name: string) =>
  name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Of two words both change: `Ożarowa Mazowieckiego`, `Środy Wielkopolskiej`. */
function pairOf(written: string): string[] | null {
  const [first = '', second = '', ...more] = written.split(' ');
  if (second === '' || more.length > 0) return null;
  if (shortened.has(foldSigns(second.replace('.', ''))))
    return [written, ...nominatives(first).map((name) => `${name} ${second}`)];
  const adjective = second
    .replace(/kiego$|kim$/u, 'ki')
    .replace(/iej$/u, 'a')
    .replace(/ego$|ym$/u, 'y');
  return adjective === second ? null : nominatives(first).map((name) => `${name} ${adjective}`);
}

/** Without an ending: `Katowic`, `Kielc`. After the name as it is written: towns of other languages do not change. */
function endingsOf(written: string): string[] {
  return /[^aeiouyó]$/u.test(written) ? [`${written}e`, `${written}y`, `${written}i`] : [];
}

/** Endings of the locative, and what the name ends with by itself. */
const hardened: readonly (readonly [string, readonly string[]])[] = [
  ['dzie', ['d', 'da', 'do']],
  ['źnie', ['zno', 'zna']],
  ['śnie', ['sno', 'sna']],
  ['ście', ['sto', 'st', 'sta']],
  ['eście', ['asto']],
  ['cie', ['t', 'ta', 'to', 'cie']],
  ['dze', ['ga', 'go', 'dz', 'dza']],
  ['rze', ['r', 'ra', 'rz', 'rze', 'ro']],
  ['ce', ['ka', 'ko', 'ca', 'ce']],
  ['le', ['ł', 'ła', 'ło', 'l', 'la', 'le', 'lo']],
];

/** Whether a name ends as only the locative does, which several names have in common. */
const isLocative = (name: string) => hardened.some(([ending]) => name.endsWith(ending));

const softened: Readonly<Record<string, string>> = { c: 'ć', s: 'ś', z: 'ź' };

function changesOf(written: string, cut: (count: number, add?: string) => string): string[] | null {
  if (/owa$/u.test(written)) return [cut(3, 'ów'), cut(1)];
  if (/owie$/u.test(written)) return [cut(4, 'ów'), cut(2, 'a'), cut(2), cut(2, 'o')];
  if (/n(?:ia|iu)$/u.test(written)) return [cut(3, 'ń'), cut(2), cut(1), cut(1, 'e')];
  // Zamościu: Zamość.
  const soft = /([csz])i[au]$/u.exec(written)?.[1];
  if (soft !== undefined) return [cut(3, softened[soft]), cut(2), cut(1), cut(1, 'e')];
  if (/(?:ia|iu)$/u.test(written)) return [cut(2), cut(1), cut(1, 'e')];
  // Lublinie: Lublin, and no Lublina.
  if (/[iy]nie$/u.test(written)) return [cut(2), cut(2, 'o'), cut(2, 'a')];
  if (/ów$/u.test(written)) return [cut(2, 'y'), cut(2, 'i')];
  // Kopenhadze, Frankfurcie, Ostrołęce, Manchesterze, Pile.
  const hard = hardened.find(([ending]) => written.endsWith(ending));
  if (hard) return hard[1].map((end) => written.slice(0, -hard[0].length) + end);
  if (/ie$/u.test(written)) return [cut(2, 'a'), cut(2), cut(2, 'o')];
  // Końskich: Końskie.
  if (/[kg]ich$/u.test(written)) return [cut(3, 'ie')];
  if (/ach$/u.test(written)) return [cut(3, 'e'), cut(3, 'y'), cut(3, 'i')];
  // Sosnowca, Mielcu, Zawierca.
  if (/[^aeiouyl]c[au]$/u.test(written))
    return [cut(2, 'iec'), cut(2, 'ec'), cut(1), cut(1, 'e'), cut(1, 'ie')];
  if (/lc[au]$/u.test(written)) return [cut(3, 'lec'), cut(1)];
  // Włocławka, Włocławku; Płocka.
  if (/[^aeiouyó]k[au]$/u.test(written)) return [cut(1), cut(2, 'ek'), cut(1, 'o'), cut(1, 'i'), cut(1, 'e')];
  if (/ą$/u.test(written)) return [cut(1, 'a')];
  if (/(?:k|g)iem$/u.test(written)) return [cut(3)];
  if (/em$/u.test(written)) return [cut(2), cut(2, 'o')];
  if (/a$/u.test(written)) return [cut(1), cut(1, 'o'), cut(1, 'e')];
  if (/u$/u.test(written)) return [cut(1), cut(1, 'o'), cut(1, 'e')];
  if (/i$/u.test(written)) return [`${written}a`, cut(1, 'a'), cut(1)];
  if (/y$/u.test(written)) return [cut(1, 'a'), cut(1)];
  return null;
}
