import type { TextLine } from './text-lines.js';

/** The end of a transport that something is said of. */
export type End = 'pickup' | 'delivery';

/** A word that says which end is spoken of. */
interface Cue {
  end: End;
  from: number;
  to: number;
}

/** Behind "from us": where that is. */
const ofUs = '(?=(?: on [^.,(]{3,30})? \\(|,? (?:in|at|w|we|i|pa) |, \\p{L}[^.!?;:]{2,50}\\d)';
// Stems of Polish, English, Norwegian and German, without diacritics.
const pickupWords = [
  '(?:avgang(?:ssted)?|utgangspunkt|uplift(?: point)?|(?:cargo )?readiness|gotowosc|start|place of receipt)(?= ?:)',
  'tidligst (?:opp|klar|henting)(?= ?:)',
  'od kiedy(?: gotow\\p{L})?(?= ?:)|avail\\.?(?= ?:)',
  'ladowani[ae](?= | ?:)',
  '(?:standing|sitting|waiting|lying|stored|parked)(?= (?:at|in) our )',
  'uplift(?= (?:at|from|on|in) )|ldg\\.?(?=[ :])',
  '(?:hos|pa|at|in|from|u|w|z|bei) (?:the |our )?(?:fabrik\\p{L}*|factory|works|mill|fabryc\\p{L}*|producen\\p{L}*|werk)(?= ?:)',
  'za(?:ladun|ladow)\\p{L}*',
  '(?:zaladuj|laduj)\\p{L}*',
  '(?:they|we|you|supplier) (?:can|could|will) load(?= )|can be loaded|(?:they|supplier) loads?(?= (?:between|from|on|mon|tue|wed|thu|fri))',
  'start(?= (?:od |from |fra |on |w |we |i |den )?(?:\\d|mon|tue|wed|thu|fri|pon|wt|sr|czw|pi|man|tir|ons|tor|fre))',
  'zal\\.?(?=[ :])',
  'podj(?:ac|eci\\p{L}*|mie\\p{L}*|echac|edzie\\p{L}*)',
  'podstaw(?:ic|ion\\p{L}*|ieni\\p{L}*)',
  'ode(?:brac|bran\\p{L}*)',
  '(?:do )?zabrani[ae]|zabrac',
  '(?:miejsc\\p{L}* |adres |data |termin )?odbior(?:u|em)?(?!\\p{L})',
  'nadawc\\p{L}*|nadani[ae]',
  'etd(?=[ :])',
  'pu(?= ?:)',
  'wyjazd\\p{L}*',
  'skad',
  'u nas(?= we? \\p{L}{3,24}(?: \\p{L}{3,24})? (?:gotow|do odbioru|odbior|zaladun|stoi|czeka))|hos oss(?= i [^.!?,(]{2,30} (?:klar|ferdig))',
  'consignor|bierzemy',
  '(?:grab|fetch)(?:ed|es)?(?= (?:it|them|this|these|.?em|from|at|in|on)(?!\\p{L}))',
  `(?:from us|od nas|fr[ao] (?:hos |hja )?oss|von uns)${ofUs}`,
  'loading(?! (?:bank|dock|bay|ramp|equipment|gear)s?(?!\\p{L}))',
  '(?<!(?:part|full|ful|this|the|a|of|per) )load(?:s|ed)?(?= (?:in|at|from|on|date|place|address|mon|tue|wed|thu|fri|sat|sun|\\d{1,2}[./]|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d{4}-)| ?:)',
  'pol(?= ?:)',
  'pick(?= ?:)',
  '(?:goods |cargo |load )?(?:is |are )?(?:available|ready)(?= (?:for|from|on|date|at|in (?!\\d)|to (?:load|collect|ship)|\\d|mon|tue|wed|thu|fri|now|today|tomorrow)| ?:)',
  'gotow[aeyi](?=(?: (?:jest|sa|bedzie|beda))? (?:do|od|na|dnia|w|u|\\d)| ?:)',
  'lasteklar\\p{L}*',
  '(?:klare?t?|ferdige?)(?= (?:for|til (?:henting|lasting)|fra|hos|pa|i (?!gang|orden|lopet)|\\d|man|tir|ons|tor|fre|i (?:dag|morgen))| ?:)',
  'leverandor\\p{L}*|supplier\\p{L}*|dostawc\\p{L}*',
  'selger\\p{L}*|sellers?(?!\\p{L})|sprzeda(?:wc|jac)\\p{L}*|verkaufer\\p{L}*',
  '(?:stoi|leza|lezy|(?<!(?:magazyn|sklep|zaklad|budow|biur|siedzib|hurtowni|firm|dom)\\p{L}{0,2} (?:nasz\\p{L}? )?)znajduj\\p{L}* sie)(?= (?:w|we|u) )|odbierz\\p{L}*(?!\\p{L}| (?:go |ja |je )?(?:firm|klient|odbiorc|kontrahent|kupuj|nabywc|budow))',
  '(?<!(?:shop|store|office|house|site|showroom) )(?:is|are|it.s|they.re) (?:standing|sitting|lying|parked|located|stored|kept|waiting)(?= (?:at|in|on|outside) )',
  '(?:is|are|it.s|they.re) (?:at|in|with) our(?= )',
  // Where a shop lies is no place that goods lie at.
  '(?<!(?:butikk|forretning|hus|hytt|verksted|kontor|byggeplass|bygg|eigedom|eiendom|adress)\\p{L}{0,3} (?:var\\p{L}? |min )?)(?:star|ligger|ligg|befinner seg)(?= (?:hos|i|pa) )',
  '(?:bought|purchased|kjopt|kupil\\p{L}{1,4}|gekauft)(?![^.!?]{2,60} (?:(?:from|off) us|(?:fra|av|hos) oss|(?:od|u) nas|(?:von|bei) uns)(?!\\p{L}))(?= [^.!?]{2,60} (?:in|from|i|fra|w|we|z|od|von) )',
  'ship(?:ping|ped)?[ -]from',
  '(?:opp|avs|abs)\\.?(?= ?:)',
  'collect(?:ion|ed|ions)?|coll\\.?(?= ?:|\\.? (?:date|addr|time|mon|tue|wed|thu|fri|\\d{1,2}[./]))',
  'pick(?:ed)?[ -]?up',
  'shipper',
  'sender(?=.s |(?: (?:town|city|post ?code|zip|address|street|country|name))? ?:)',
  'hvor (?:(?:skal )?(?:den|det|de|varene|godset) )?(?:hentes|fra)(?= ?[:?])|hvorfra(?= ?[:?])|where (?:is it (?:now )?)?from(?= ?[:?])|(?:punkt|point|stop|sted) a(?= ?:)',
  'origin',
  '(?:opp)?lasting\\p{L}*',
  'laster?(?= \\d)|(?:de|vi|dei|me|kan) laster?(?= (?:mellom|fra|kl|pa|hver|mandag|tirsdag|onsdag|torsdag|fredag))|lastast|hentast',
  'lastes?(?:ted\\p{L}*|dato|adresse)?(?!\\p{L})',
  '(?:opp)?hent(?:es?|ing|ings(?:dato|tid|sted|adresse)|ested|eadresse|edato|etid|et)?(?!\\p{L})',
  'kiedy (?:brac|odebrac|zabrac|podjac|ladowac)(?= ?:)',
  'do (?:sciagniecia|przywiezienia)(?= z )',
  'avsender\\p{L}*',
  'beladung\\p{L}*',
  'beladen|laden(?= (?:am|in|ab|um|bei|\\d)| ?:)',
  'verlad\\p{L}*',
  'lade(?:stelle|ort|datum|termin|adresse)',
  'abhol\\p{L}*',
  'abzuholen',
  '(?:ab|ver)sender',
];
const deliveryWords = [
  '(?:bestemmelse(?:s?sted)?|endepunkt|na kiedy|rdd|zrzut|przeznaczeni[ea]|przyjazd|cel|meta|due|place of delivery|required on site)(?= ?:)',
  'senest (?:ned|fremme|framme|fram|levert)(?= ?:)',
  'zrzut(?= \\d)|avless\\p{L}*|dlv\\.?(?=[ :])|due (?=(?:in|at|on|by) )',
  '(?:fram|frem)(?= (?:innen |senest |pa |i )?(?:mandag|tirsdag|onsdag|torsdag|fredag|lordag|sondag|morgen|\\d))',
  'st[ao] klare? (?:hja|hos)(?= (?:forhandl|kund|mottak|butikk|kjop))',
  'ma (?:stanac|trafic)(?= (?:w|we|do|na|u) )',
  '(?:roz|wy)(?:ladun|ladow)\\p{L}*',
  'tip(?:ping|ped)?(?= ?:| (?:at|in|on|mon|tue|wed|thu|fri|\\d))',
  'roz\\.?(?= ?:)|(?<=^[ *•-]{0,4})roz\\.?(?= )',
  'rozl\\.?(?=[ :])|wyl\\.?(?= ?:)|rozladuj\\p{L}*',
  '(?<!warunk\\p{L}{1,3} )dostaw(?!c)\\p{L}*',
  'dost\\.(?=[ :])|dost(?= ?:)',
  'zawiez\\p{L}*|dowiez\\p{L}*|dowoz\\p{L}*',
  'dostarcz\\p{L}*',
  'odbiorc\\p{L}*|dorecz\\p{L}*',
  // "The machine odbierze firma X": who receives it.
  'odbier(?:ze|zy|a|ala|ac bedzie)(?= (?:go |ja |je )?(?:firm|klient|kontrahent|kupuj|nabywc|budow))',
  '(?:is|are|be) (?:received|met|taken in) by|mottas av|tas i ?mot av|wird (?:von|durch)(?= [^.!?]{2,40} (?:angenommen|empfangen))',
  'eta(?=[ :])',
  'del\\.?(?= ?:|\\.? (?:date|addr|place|time|by|mon|tue|wed|thu|fri|\\d{1,2}[./]))',
  'lev\\.?(?= ?:|\\.? ?(?:dato|adr|sted)|\\.? (?:innen|senest|pa|man|tir|ons|tor|fre|\\d{1,2}[./]))',
  '(?:los{1,2}|mott|empf)\\.?(?= ?:)',
  'ship(?:ping|ped)?[ -]to',
  '(?:dotrze(?:c)?|dotar\\p{L}*|dojecha(?:c|lo?by)|dojedzie)(?!\\p{L})|trafi(?:c|a)?(?= do )',
  'reach(?:es)?(?= (?!me|us|out)\\p{L})',
  'recei(?:ve|ved|ving)(?= (?:it|them|the goods|goods|in|at|on) )',
  '(?:needed|required|wanted|expected)(?= (?:at|there|on site|by|before|in (?!\\d)))|(?<=^[ *•-]{0,4})(?:required|wanted|needed)(?= {0,3}:)',
  '(?:we|they|customer|client|he|she) (?:needs?|wants?|expects?|would like|.d like) (?:it|them)(?= (?:at|in|on|by|before|there|deliver|mon|tue|wed|thu|fri|sat|\\d))',
  'na miejscu',
  '(?:u (?:nasz\\p{L}* )?(?:klient|odbiorc)\\p{L}*|(?:hos|til) kunden?|at the customer.?s?|beim kunden)(?= (?:najpozniej|do \\d|do (?:godz|pon|wt|sr|czw|pi)|we? (?:pon|wtor|srod|czw|piat|sob)|dnia|innen|senest|pa (?:man|tirs|ons|tors|fre)|by|on|until|spatestens|bis|am|\\d))',
  '(?:kunde(?:n)?|butikken|grossisten?)(?= i [^.!?,(]{2,30}(?: \\([^)]{0,60}\\))? (?:treng|vil ha|onsker|skal ha))|(?:customer|client|wholesaler|shop|store)(?= in [^.!?,(]{2,30}(?: \\([^)]{0,60}\\))? (?:needs?|wants?) )|(?:klient|hurtowni[ae]|sklep|siec)(?= w [^.!?,(]{2,30}(?: \\([^)]{0,60}\\))? (?:potrzebuj|chce|czeka))',
  // "Our customer in Leeds bought a saw from us".
  '(?:customer|client|dealer|buyer|klient|kunden?|forhandler\\p{L}{0,2}|kupujacy)(?= (?:in|w|we|i) [^.!?]{2,60} (?:bought|purchased|kupi[lt]?a?|kjopt\\p{L}?|gekauft)(?!\\p{L})[^.!?]{2,60} (?:(?:from|off) us|(?:fra|av|hos) oss|(?:od|u) nas|(?:von|bei) uns)(?!\\p{L}))',
  'klient\\p{L}* (?:chce|potrzebuj\\p{L}*|oczekuj\\p{L}*|czeka\\p{L}*)',
  'vil ha (?:den|det|dem|ho|han|dei|varene|varen|godset|lasten)(?!\\p{L})',
  'treng\\p{L}* (?:den|det|dem|ho|dei|varene|godset)(?= (?:der|her|fram|frem|innen|senest|levert|pa plass))',
  'ta(?:r)? (?:i)?mot',
  '(?:for|to) (?:our|my|the|a) (?:end )?(?:customer|client)(?= (?:in|at) )',
  '(?:dla|do) (?:nasz\\p{L}* )?(?:klient|kontrahent|odbiorc)\\p{L}*(?= (?:w|we) )',
  'til (?:var |en )?kunde\\p{L}*(?: var)?(?= i )',
  '(?:fur|an|zu) (?:unser\\p{L}* |den |einen )?kunden(?= in )',
  'budow(?:a|ie|e)(?!\\p{L})|byggeplass\\p{L}*|(?:construction|building) site|baustelle\\p{L}*',
  '(?:do|to|til|an) (?:\\p{L}{2,12} ){0,2}\\p{L}{2,12},? (?:ktor\\p{L}{1,3}|who|som) (?:mieszka\\p{L}*|lives?|bor)(?= (?:w|we|in|i|pa) )',
  'bor(?= i [^.!?]{2,80} ta i?mot)|live(?= in [^.!?]{2,80} receive)|mieszkam(?= w [^.!?]{2,80} przyj(?:ac|me))',
  'mus(?:i|za) byc(?= (?:na|w|u|tu|tutaj) )|trzeba byc(?= (?:na|w|u|do|o|\\d))',
  '(?:must|has to|have to|needs? to|should) be (?:there|here|in|at|with|on site)(?!\\p{L})',
  '(?:ma|skal) vare (?:der|her|hos|pa plass|i|hjemme|framme?|fremme?)(?!\\p{L})',
  'dokad',
  '(?:to us|do nas|til oss|zu uns)(?= ?:)',
  'u nich(?= )|hos dem(?= (?:senest|innen|pa|den) )',
  `(?:to us|do nas|til oss|zu uns)${ofUs}`,
  '(?<!pust\\p{L}{1,3} )zda(?:c|ni[ae])(?= (?:w|we|na|u) | ?:)',
  'klient\\p{L}* (?:[^.!?,]{2,40}, (?:ale )?)?odbi(?:erz|or)\\p{L}*|kunde\\p{L}* (?:vil )?hente\\p{L}*|(?:customer|client) (?:will )?(?:collects?|picks? up)',
  '(?:bring|brought|take|taken) (?:it |them |everything )?(?=to )|(?:przywiez|zawioz)\\p{L}*|kjores? til|bringes? til',
  '(?:i|we|they|he|she) needs? (?:it|them|this|these)(?= (?:in|at) )|(?:we|they|he|she|i) wants? (?:it|them|.em)(?= (?:in|at) )',
  '(?:customer|client|he|she|they) (?:is |are )?wait(?:s|ing)?(?= for )',
  '(?:ma|skal|bor) (?:fram|frem)(?!\\p{L})|oddajemy|oddac',
  '(?:miejsce|adres|punkt) przeznaczenia|docelow\\p{L}{1,4}|bestemmelses?sted\\p{L}*',
  'unload\\p{L}*|discharge(?= ?:| (?:at|in|on) )|destuff\\p{L}*',
  'offload\\p{L}*',
  'deliver\\p{L}*(?! (?:term|condition))',
  'drop(?:[ -]?off)?(?= (?:at|in|on|off|\\d)| ?:)|drop[ -]?off|(?<=[,;.] )(?:drop|tip)(?= (?!me|us|you|the|it)\\p{L}{3})',
  'pod(?= ?:)',
  '(?:must |to |has to |should )?arriv(?:e|es|al|ing)(?= (?:in|at|by|on|latest|no|before|date|\\d|mon|tue|wed|thu|fri|sat|sun)| ?:)',
  'fremme|framme',
  'consignee',
  'recipient(?:.s)?(?!\\p{L})',
  'hvor (?:(?:skal )?(?:den|det|de|varene|godset) )?(?:leveres|til)(?= ?[:?])|hvortil(?= ?[:?])|where (?:is it (?:going )?|does it go )?to(?= ?[:?])|(?:punkt|point|stop|sted) b(?= ?:)',
  'receiver',
  'destination',
  'losses?(?:ted|dato)?(?!\\p{L})|lossast|leverast',
  'dojazd(?= (?:w|we|na|do) )',
  'treng\\p{L}* (?:det|dei|den|dem)? ?ikk?je? for(?= )',
  'lossing\\p{L}*|avlast\\p{L}*|levtid(?= ?:)',
  '(?:kiedy |gdzie )?ma byc(?= ?:)',
  '(?:po)?jed(?:zie|zie to|a|zie wszystko)(?= do )',
  '(?:glad|happy|pleased) to (?:have|see|receive|get)(?= (?:it|them|the goods) (?:on|by|in|at) )',
  'lever(?!andor|ings?-?(?:beting|vilk|klausul))\\p{L}*',
  'utlever\\p{L}*',
  'mottaker\\p{L}*',
  'entlad\\p{L}*',
  'ablad\\p{L}*',
  '(?:an|aus)?liefer(?!beding|klausel)\\p{L}*',
  'anzuliefern',
  'zustell\\p{L}*',
  'empfanger\\p{L}*',
];
/** "Bilen må være der mandag": at the place that was named last, and where none was, to load. */
const presence =
  '(?:bil(?:en)?|vogntoget|traileren|auto|samochod|ciezarowka|(?:the )?(?:truck|lorry|vehicle|trailer|driver|wagon)) (?:ma|skal|must|has to|needs to|should|musi) (?:vare|be|byc|stac) (?:der|there|pa plass|na miejscu)(?!\\p{L})';
const cuePattern = new RegExp(
  `(?<![\\p{L}])(?:(?<presence>${presence})|(?<pickup>${pickupWords.join('|')})|(?<delivery>${deliveryWords.join('|')}))(?! ?(?:met(?:er|re)|metr))`,
  'gu',
);
/** "From: Gdańsk" in a line of its own; "Z: Gdańsk", and "- fra Sogndal" in one of a list. */
const labelPattern =
  /^(?:[ *•>\t-]{0,4}(?:(?<pickup>from|fra|von|z|ab|ex)|(?<delivery>to|til|nach|do))(?: adr(?:es|ess|esse|esa|essa)?\.?)? ?:|[ ]{0,3}[*•-] (?:(?<listedPickup>from|fra|von|z|ze) |(?<listedDelivery>to|til|nach|do) ))/u;
/** "For: Moss" below "From: Leeds"; alone it says for whom somebody asks. */
const forLabel = /^[ *•>\t-]{0,4}for ?:/u;
/** "Adres odbioru" beside "adres nadania": where it is received. */
const receiptWord = /^(?:miejsc\p{L}* |adres |data |termin )?odbioru$/u;
/** Where a delivery is told by its own word, "odbiór" is the loading. */
const deliveryWord = /(?<!\p{L})(?:dostaw|rozladun|odbiorc|wyladun)/u;
const sendingLabel = /^[^:\d]{0,30}(?:nadani[ae]|nadawc\p{L}{1,2})[^:\d]{0,12}:/u;

/** What the lines around one say of its words. */
interface Around {
  /** What is sent is told by other words than "odbiór". */
  isReceived?: boolean;
  /** The end that was named last. */
  last?: End | undefined;
  /** The line above is the label of the loading. */
  isBelowPickup?: boolean;
}

/** The words of a line that name an end, in their order. */
export function cuesOf(
  { folded }: TextLine,
  { isReceived = false, last, isBelowPickup = false }: Around = {},
): Cue[] {
  const cues: Cue[] = [];
  const label = labelPattern.exec(folded);
  const pair = isBelowPickup ? forLabel.exec(folded) : null;
  if (pair) cues.push({ end: 'delivery', from: 0, to: pair[0].length });
  if (label)
    cues.push({
      end: (label.groups?.['pickup'] ?? label.groups?.['listedPickup']) ? 'pickup' : 'delivery',
      from: 0,
      to: label[0].length,
    });
  for (const match of folded.matchAll(cuePattern)) {
    const isReceipt = isReceived && receiptWord.test(match[0]);
    const named = match.groups?.['pickup'] === undefined || isReceipt ? 'delivery' : 'pickup';
    const isPresence = match.groups?.['presence'] !== undefined;
    const end = isPresence ? (cues.at(-1)?.end ?? last ?? 'pickup') : named;
    cues.push({ end, from: match.index, to: match.index + match[0].length });
  }
  return cues;
}

const monthLead =
  /^(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dec|dez|sty|lut|kwi|maj|cze|lip|sie|wrz|paz|lis|gru)/u;
const abbreviated =
  /(?<!\p{L})(?:zal|rozl|dost|godz|g|kl|sw|gen|ks|bp|plk|mjr|kpt|dr|prof|im|marsz|kard|inz|tel|tlf|ul|al|os|pl|nr|no|ref|dn|d|wys|szer|temp|ok|ca|min|max|st|mob|str|approx|pozdr|mr|mrs|co|sp|z|o)$/u;

/** Where sentences of a line end, and where its clauses do. */
interface Breaks {
  sentences: number[];
  clauses: number[];
}

function breaksOf({ text, folded }: TextLine): Breaks {
  const sentences: number[] = [];
  const clauses: number[] = [];
  for (const { index } of text.matchAll(/[.!?] {1,2}(?=\p{Lu})|[?!] /gu)) {
    const before = folded.slice(Math.max(0, index - 12), index);
    const after = folded.slice(index + 1, index + 8).trimStart();
    if (abbreviated.test(before) && text.charAt(index) === '.') continue;
    if (/(?<!\d)\d{1,2}$/u.test(before) && monthLead.test(after)) continue;
    sentences.push(index);
  }
  // Whoever writes in small letters throughout begins sentences with them, too.
  if (!/^\P{L}*\p{Lu}/u.test(text))
    for (const { index } of text.matchAll(/(?<=\p{L}{2}|\d)[.] (?=\p{L})/gu)) {
      const before = folded.slice(Math.max(0, index - 12), index);
      if (abbreviated.test(before) || /(?<!\p{L}|\d)\d{1,2}$/u.test(before)) continue;
      if (!sentences.includes(index)) sentences.push(index);
    }
  sentences.sort((one, other) => one - other);
  for (const { index } of folded.matchAll(/[,;|\t](?!\d)| [-/] | (?:a|i|and|og|und|oraz) (?!\d)/gu))
    clauses.push(index);
  return { sentences, clauses };
}

interface Span {
  from: number;
  to: number;
}

/** Whether another clause stands between a word and a day. */
const isFarClause = ({ folded }: TextLine, from: number, to: number) =>
  (folded.slice(from, to).match(/, (?!\d)/gu)?.length ?? 0) > 1;

/** "95-200 Pabianice, dostawa 14/12" below another place: the word right behind a place that leads to no other one. */
const nextTo = ({ text, folded }: TextLine, to: number, cue: Cue | undefined): Cue | undefined =>
  cue &&
  /^[ )]{0,2}, $/u.test(folded.slice(to, cue.from)) &&
  !/^[ :]{0,2}(?:\p{L}{1,4} )?\p{Lu}/u.test(text.slice(cue.to))
    ? cue
    : undefined;

/** Signs of a line that a label stands in. */
const longestLabel = 110;
/** How many lines an address goes on below the word that names its end. */
const longestBlock = 8;

/** What each line and each place in it speaks of. */
export class Roles {
  readonly #cues: Cue[][];
  readonly #above: (End | null)[];
  readonly #breaks = new Map<number, Breaks>();

  constructor(lines: readonly TextLine[]) {
    const body = lines.filter(({ part }) => part === 'body');
    const isReceived =
      body.some(({ folded }) => sendingLabel.test(folded)) &&
      !body.some(({ folded }) => deliveryWord.test(folded));
    this.#cues = [];
    let last: End | undefined;
    let above = '';
    for (const line of lines) {
      const isBelowPickup =
        line.part === 'body' && labelPattern.exec(above)?.groups?.['pickup'] !== undefined;
      const cues = line.part === 'body' ? cuesOf(line, { isReceived, last, isBelowPickup }) : [];
      last = cues.at(-1)?.end ?? last;
      above = line.folded;
      this.#cues.push(cues);
    }
    this.#above = [];
    let end: End | null = null;
    let distance = 0;
    lines.forEach((line, index) => {
      distance += 1;
      // A block that is named ends with the blank line after its first lines.
      if (distance > longestBlock || (line.isAfterGap && distance > 1)) end = null;
      this.#above.push(end);
      const cues = this.#cues[index] ?? [];
      const last = cues.at(-1);
      if (!last) return;
      // Where both ends are named in one line, what stands below belongs to neither.
      // A list of both ends, a line each: what follows is of the transport as a whole.
      const former = this.#cues[index - 1]?.at(-1);
      const isList =
        former !== undefined && former.end !== last.end && /\p{L}{2}/u.test(line.folded.slice(last.to));
      // A sentence that names an end says nothing of the lines below it; a label does.
      const isProse = line.text.length > longestLabel && !/: *$/u.test(line.folded);
      end = cues.every((cue) => cue.end === last.end) && !isList && !isProse ? last.end : null;
      distance = 0;
    });
  }

  cues(index: number): readonly Cue[] {
    return this.#cues[index] ?? [];
  }

  /** The end that the lines above name for this one. */
  above(index: number): End | null {
    return this.#above[index] ?? null;
  }

  /** The end that a place in a line belongs to: told in its clause, earlier or later in its line, or above. */
  at(index: number, line: TextLine, from: number, to: number): End | null {
    return this.told(index, line, from, to)?.end ?? null;
  }

  /** The same, and whether only a word of another clause in the line names it. */
  told(index: number, line: TextLine, from: number, to: number): { end: End; isWeak: boolean } | null {
    const cues = this.cues(index);
    const before = cues.filter((cue) => cue.to <= from);
    const after = cues.filter((cue) => cue.from >= to);
    const clauseFrom = Math.max(
      line.folded.lastIndexOf(', ', from),
      line.folded.lastIndexOf(';', from),
      line.folded.lastIndexOf('. ', from),
      line.folded.lastIndexOf(' a ', from),
    );
    const clauseTo = /[,;]|\. | - /u.exec(line.folded.slice(to))?.index ?? line.folded.length;
    const inClause =
      before.findLast((cue) => cue.from >= clauseFrom) ?? after.find((cue) => cue.from <= to + clauseTo);
    // A word in another clause behind a place speaks of another place.
    const told = inClause ?? before.at(-1) ?? nextTo(line, to, after[0]);
    const end = told?.end ?? this.above(index);
    const isWeak =
      told !== undefined && !inClause && !/^[ ,:(-]{0,3}$/u.test(line.folded.slice(told.to, from));
    return end === null ? null : { end, isWeak };
  }

  /** From where to where the sentence goes that a place in a line stands in. */
  sentence(index: number, line: TextLine, from: number, to: number): [from: number, to: number] {
    const { sentences } = this.#breaksOf(index, line);
    return [
      sentences.findLast((at) => at < from) ?? 0,
      // "11.12. Then": the point is that of the date, too.
      sentences.find((at) => at >= to - 1) ?? line.folded.length,
    ];
  }

  /**
   * The end that a date belongs to: that of the nearest word in its clause which no other date has, then of the word before it in
   * its sentence, then of the one that the lines above are about. Null for a day that none of them claims.
   * `at` is where the word ends.
   * @param dates all of the line, in their order
   */
  ofDate(
    index: number,
    line: TextLine,
    date: Span & { isLimit: boolean },
    dates: readonly Span[],
  ): { end: End; at: number | null } | null {
    const { from, to } = date;
    const toldBy = (cue: Cue) => ({ end: cue.end, at: cue.to });
    const { clauses } = this.#breaksOf(index, line);
    const [sentenceFrom, sentenceTo] = this.sentence(index, line, from, to);
    const clauseFrom = Math.max(sentenceFrom, clauses.findLast((at) => at < from) ?? 0);
    const clauseTo = Math.min(sentenceTo, clauses.find((at) => at >= to) ?? line.folded.length);
    const cues = this.cues(index);
    const before = cues.filter((cue) => cue.to <= from);
    const isUsed = (cue: Cue) => dates.some((one) => one.from >= cue.to && one.to <= from);
    const own = before.findLast((cue) => cue.from >= clauseFrom);
    const next = cues.find((cue) => cue.from >= to && cue.from < clauseTo);
    const isTaken = next && dates.some((one) => one.from >= next.to && one.from < clauseTo);
    if (own && !isUsed(own)) return toldBy(own);
    if (next && !isTaken) return toldBy(next);
    if (own) return null;
    const told = before.findLast((cue) => cue.from >= sentenceFrom);
    // "Ready at once, any day will do, as long as it is by 11.12": of the clause before is the loading, not the limit.
    if (told && date.isLimit && told.end === 'pickup' && isFarClause(line, told.to, from)) return null;
    if (told) return isUsed(told) ? null : toldBy(told);
    const last = before.at(-1);
    // A day by which something has to be done is no loading of a sentence before.
    if (last && date.isLimit && last.end === 'pickup') return null;
    if (last) return isUsed(last) || before.some(({ end }) => end !== last.end) ? null : toldBy(last);
    const end = this.above(index);
    return end && { end, at: null };
  }

  /** Where sentences of a line end. */
  sentenceEnds(index: number, line: TextLine): readonly number[] {
    return this.#breaksOf(index, line).sentences;
  }

  #breaksOf(index: number, line: TextLine): Breaks {
    const known = this.#breaks.get(index) ?? breaksOf(line);
    this.#breaks.set(index, known);
    return known;
  }
}
