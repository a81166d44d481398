import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { isSampleText } from './organisation.js';
import { legalNamesIn, type PlacedName } from './legal-names.js';
import { type PageContext, isLikeSite } from './evidence.js';
import type { PageFacts, PageLine } from './page-facts.js';

/**
 * Whose a place of a page is: the company's `own` by what is said there, of its `branch`, of an `officer` who answers
 * certain questions alone, of a `stranger`, or nobody says.
 */
type Role = 'own' | 'branch' | 'officer' | 'stranger' | 'unsaid';

/** Whose what stands at a place is. */
export interface Owner {
  role: Role;
  /** The registered company that is named before it in its part of the page. */
  holder: string | null;
}

/** What it adds to the weight of a fact that the place of it is this one's. */
export const roleWeights: Readonly<Record<Role, number>> = {
  own: 2,
  unsaid: 0,
  branch: -2,
  officer: -4,
  stranger: -12,
};

/** Word stems by whose contacts follow them, in the languages of our pages; compared without diacritics. */
const signs: readonly (readonly [Role, RegExp])[] = [
  [
    'stranger',
    new RegExp(
      '(?<![a-z])(?:' +
        [
          // Who made the website, and where it runs.
          'projekt (?:i )?(?:wykonanie|realizacja|strony|graficzny)|realizacja(?: strony| serwisu| www)?\\s?:|wykonanie(?: strony)?\\s?:|(?<!(?:adres|nasze) )(?:strony|tworzenie stron|projektowanie stron) (?:www|internetow\\w{1,3})(?!\\s?:)|szablon\\w{0,2}(?: strony)?\\s?:|web ?design|(?:web)?(?:site|page) (?:\\w+ )?by|(?:theme|template|designed|developed|powered|created) by',
          'nettsiden? (?:er )?(?:levert|laget|utviklet|designet|av|fra)|utviklet av|design(?:et)? av|webbplats(?:en)? av|hjemmeside (?:af|lavet)|diseno (?:web|y desarrollo)|desarrollado por|conception(?: du site)?\\s?:|realisation(?: du site)?\\s?:|sito (?:web )?(?:realizzato )?(?:da|di)|realizzazione\\s?:|gerealiseerd door|tvorba webu|(?:konzept|umsetzung|realisierung|gestaltung|agentur)[^.:]{0,30}:|website\\s?:(?!\\s?(?:www|http|[\\w-]+\\.[a-z]))',
          'hosting|hosted by|hoster\\s?:|hebergement|hebergeur|alojamiento web|serwer(?:ach|ze)|utrzymywan\\w{1,3} (?:na|przez)|webhotell|webbhotell',
          // Who takes payments, carries, insures, watches.
          '(?:operator|integrator|bramk|posrednik)\\w{0,3} platnosc|obslug\\w{1,3} (?:platnosc|zwrot)|platnosci (?:online |internetowe )?(?:obsluguje|realizuje|zapewnia)|dostawca platnosc|payment (?:service )?(?:provider|processor)|payments? (?:are |is )?(?:processed|handled)|zahlungsdienst|betaling(?:slosning)?(?![a-z])|faktura(?:er)? utstedes|prestataire de paiement',
          'dostaw\\w{1,3} realizuje|dostarcz\\w+ przez|haftpflichtversicher\\w*|versicherer|ubezpieczyciel\\w*|polis[aey](?: oc\\w?)?\\s?:|insurer|insured (?:by|with)|assureur',
          'datatilsynet|information commissioner|urzed\\w* ochrony danych|prezes\\w{0,3} (?:urzedu|uodo)|forbruker(?:tilsynet|radet)|supervisory authority|aufsichtsbehorde|zustandige kammer|handwerkskammer|industrie- und handelskammer|schlichtungsstelle|verbraucher|ombudsman|agencia espanola de proteccion',
          // Whose things are sold, and who buys them.
          '(?:nasi|nasz|naszym|glowni|glowny|nasze) (?:dostawc\\w{1,3}|partner\\w{0,2}|klienci)|(?:dostawc[ay]|partnerzy|producent|importer)\\s?:|(?:zaufali|polecaja) nam|(?:quelle|bildnachweise?|fotos?|photo credits?|zdjecia|zrodlo|source)\\s?:|vare (?:leverandorer|kunder|partnere)|leverandor(?:er)?\\s?:|samarbeidspartner\\w*|our (?:suppliers?|partners?|customers?|clients?)|unsere? (?:partner|kunden|lieferanten)|(?:suppliers?|manufacturer|hersteller|lieferant)\\s?:|nos (?:partenaires|clients|fournisseurs)|nuestros (?:clientes|proveedores)|certificat[oa] da|testimonials?|referencje|referanser|opinie klientow',
          '(?:newsletters?|e-?mails?) (?:are |is )?(?:sent|delivered) by|(?:booking|journal|regnskaps)system(?:et)? (?:fra|levert)|software (?:by|from)|oprogramowanie\\s?:|system(?:u|em)? (?:firmy|dostarcza)',
        ].join('|') +
        ')',
      'g',
    ),
  ],
  [
    'officer',
    /(?<![a-z])(?:datenschutzbeauftragt|inspektor\w{0,3} (?:ochrony|danych)|iodo?(?= ?:)|personvernombud|data protection officer|dpo(?![a-z])|poverenec|gdpr(?= ?:)|dataskyddsombud|presse ?kontakt|press office|praca i kariera|rekrutacja|stilling ledig|whistleblow|sygnalist|reklamacj)/g,
  ],
  [
    'branch',
    /(?<![a-z])(?:oddzial|filia|filie|magazyn(?![a-z]{3})|baza(?![a-z])|punkt (?:odbioru|sprzedazy)|salon(?![a-z])|avdeling(?!er)|avd\.|lager(?![a-z])|terminal(?![a-z])|verksted(?![a-z])|branch|depot(?![a-z])|warehouse|showroom|niederlassung|zweigstelle|zweigniederlassung|agence(?![a-z])|succursale|sucursal|delegacion|pobock|vestiging|sede operativa|adres koresponden|adres do korespon|postadresse|korrespondenzadresse)/g,
  ],
  [
    'own',
    /(?<![a-z])(?:siedzib|centrala(?![a-z])|biuro glowne|zarzad(?= ?:)|sprzedawc[ay](?![a-z])|wlascicielem|administrator\w{0,3} danych|prowadzon[ya] (?:jest )?przez|hovedkontor|huvudkontor|hovedsa|behandlingsansvarlig|selger(?:en)? er|head office|headquarters|registered office|data controller|controller is|hauptsitz|zentrale(?![a-z])|angaben gema|diensteanbieter|anbieter(?![a-z])|verantwortlich\w{0,2} (?:fur|im sinne)|siege(?: social)?|editeur|domicilio social|titular(?![a-z])|responsable del|sede legale|titolare|sidlo|provozovatel|hoofdkantoor|dane firmy|dane rejestrowe)/g,
  ],
];

interface Mark {
  at: number;
  role: Role;
}

interface Segment extends Owner {
  from: number;
  /** Where its role was said. */
  said: number;
}

/** How far from an address of the company another fact is still beside it, in lines. */
const beside = 8;
const longestLine = 4_000;
const longestLabel = 60;

/** Whose each place of a page is. */
export class PageOwners {
  readonly #segments: Segment[][] = [];
  readonly #names: PlacedName[][] = [];
  readonly #isBesideOwn: boolean[];
  readonly #isBesideContact: boolean[];

  constructor(
    lines: readonly PageLine[],
    private readonly site: string,
    /** What the page is about, without diacritics: words of that are no signs of others. */
    private readonly topic: string,
  ) {
    let section: Owner = nobody;
    let block: Owner = nobody;
    const parts: number[] = [];
    const ownAddress = `@${site}`;
    for (const [index, line] of lines.entries()) {
      const previous = lines[index - 1];
      const isNew = !previous || line.isHeading || previous.zone !== line.zone;
      if (isNew) section = nobody;
      if (isNew || previous.block !== line.block) block = section;
      parts.push(isNew ? index : (parts[index - 1] ?? index));
      // What nobody sees says nothing of what people see.
      const names = line.isHidden ? [] : legalNamesIn(line.text);
      const segments = this.#segmentsOf(line.text, names, block, ownAddress);
      this.#names.push(names);
      this.#segments.push(segments);
      const last = segments.at(-1) ?? block;
      block = { role: last.role, holder: last.holder };
      if (line.isHeading || isLabel(line, previous, lines[index + 1], topic))
        section = { role: last.role, holder: null };
      else if (names.length > 0 && last.role !== 'stranger') section = { ...section, holder: last.holder };
    }
    this.#isBesideOwn = isBeside(lines, parts, (text) => text.toLowerCase().includes(ownAddress));
    this.#isBesideContact = isBeside(lines, parts, (text) => contact.test(text));
  }

  /** Whose a place of a line is. */
  at(line: number, at: number): Owner {
    return this.#segments[line]?.findLast(({ from }) => from <= at) ?? nobody;
  }

  /** The registered companies that a line names. */
  namesIn(line: number): readonly PlacedName[] {
    return this.#names[line] ?? [];
  }

  /** Whether an e-mail address of the website's domain stands not far away in the same part of the page. */
  isBesideOwn(line: number): boolean {
    return this.#isBesideOwn[line] ?? false;
  }

  /** Whether an e-mail address or a post code stands not far away in the same part of the page. */
  isBesideContact(line: number): boolean {
    return this.#isBesideContact[line] ?? false;
  }

  #segmentsOf(line: string, names: readonly PlacedName[], before: Owner, ownAddress: string): Segment[] {
    const text = line.slice(0, longestLine);
    const sentences = startsOfSentences(text);
    const sentenceOf = (at: number): number => sentences.findLast((start) => start <= at) ?? 0;
    const segments: Segment[] = [{ from: 0, said: 0, ...before }];
    const events: (Mark | PlacedName)[] = [...marksIn(text, this.topic), ...names].sort(
      (one, other) => one.at - other.at,
    );
    for (const event of events) {
      const last = segments.at(-1) as Segment;
      if ('name' in event) {
        const role = isLikeSite(event.name, this.site) && last.role === 'stranger' ? 'unsaid' : last.role;
        segments.push({ from: event.at, said: last.said, role, holder: event.name });
        continue;
      }
      const start = sentenceOf(event.at);
      // Where a stranger has its seat makes nothing of it the company's own.
      if (last.role === 'stranger' && event.role !== 'stranger' && segments.length > 1 && last.said >= start)
        continue;
      // `X AS is the controller`: what is said of a name behind it holds from the name on.
      const isBehind = last.holder !== null && last.from >= start && last.from > 0;
      if (
        isBehind ||
        (last.from >= start && last.holder !== null && names.some(({ at }) => at === last.from))
      )
        Object.assign(last, { role: event.role, said: event.at });
      else segments.push({ from: event.at, said: event.at, role: event.role, holder: null });
    }
    return segments.map((segment, place) => {
      const own = text
        .slice(segment.from, segments[place + 1]?.from)
        .toLowerCase()
        .includes(ownAddress);
      return own && segment.role === 'stranger' ? { ...segment, role: 'unsaid' } : segment;
    });
  }
}

/** Whose each place of a page is. */
export function ownersOf(
  { lines, title, siteName, description }: PageFacts,
  { site }: PageContext,
): PageOwners {
  return new PageOwners(
    lines,
    site,
    foldDiacritics(`${site} ${title} ${siteName} ${description}`.slice(0, 2_000)),
  );
}

const nobody: Owner = { role: 'unsaid', holder: null };
const contact = /@|\[at\]|\(at\)|małpa|\b\d{2}-\d{3}\b|\b\d{4,5} \p{Lu}/u;

function marksIn(text: string, topic: string): Mark[] {
  const folded = foldInPlace(text);
  const marks = signs.flatMap(([role, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: sign, index }) =>
      role === 'stranger' && topic.includes(sign.slice(0, 8)) ? [] : { at: index, role },
    ),
  );
  if (isSampleText(text)) marks.push({ at: 0, role: 'stranger' });
  return marks;
}

/** A text in small letters without diacritics, each letter at its place. */
function foldInPlace(text: string): string {
  return Array.from({ length: text.length }, (_, place) => {
    const sign = text[place] as string;
    return sign < '\u0080' ? sign.toLowerCase() : (foldDiacritics(sign)[0] ?? sign);
  }).join('');
}

function startsOfSentences(text: string): number[] {
  return [
    0,
    ...[...text.matchAll(/(?:(?<=[\p{L}\d)]{3}\.)\s(?=\p{Lu})|[|•·;])/gu)].map(({ index }) => index + 1),
  ];
}

/** A line that says what the next ones are, without being marked up as a heading. */
function isLabel(
  line: PageLine,
  previous: PageLine | undefined,
  next: PageLine | undefined,
  topic: string,
): boolean {
  const { text, block } = line;
  const isAlone = previous?.block !== block && next !== undefined && next.block !== block;
  return isAlone && text.length <= longestLabel && !/[@\d]/.test(text) && marksIn(text, topic).length > 0;
}

/** For each line, whether one that passes stands in its part of the page within a few lines. */
function isBeside(
  lines: readonly PageLine[],
  parts: readonly number[],
  passes: (text: string) => boolean,
): boolean[] {
  const found = lines.map(({ text }) => passes(text));
  const beside_ = lines.map(() => false);
  const walk = (indexes: Iterable<number>): void => {
    let last: number | null = null;
    for (const index of indexes) {
      if (found[index]) last = index;
      if (last !== null && Math.abs(index - last) <= beside && parts[index] === parts[last])
        beside_[index] = true;
    }
  };
  walk(lines.keys());
  walk([...lines.keys()].reverse());
  return beside_;
}
