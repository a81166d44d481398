import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';

/** What is said of the load. */
export interface FoundLoad {
  pallets?: Piece<number>;
  weight?: Piece<number>;
  ldm?: Piece<number>;
  size?: Piece<{ length: number; width: number; height: number | null }>;
  /** Sides that are told one by one. */
  length?: Piece<number>;
  width?: Piece<number>;
  height?: Piece<number>;
  temperature?: Piece<{ min: number | null; max: number | null }>;
  adrUn?: Piece<string>;
  adrClass?: Piece<string>;
  incoterm?: Piece<string>;
  body?: Piece<string>;
  cargo?: Piece<string>;
  reference?: Piece<string>;
}

const number = '(\\d{1,3}(?:[ .,]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,8}(?:[.,]\\d{1,3})?)';
const noNumber = '(?<![\\d\\p{L}.,-])';
const palletWord =
  '(?:(?:euro|eur|eu|epal|ind|plastik|tre|halv|half|hel|spesial|pol|engangs|einweg)?[- ]?(?:palet\\p{L}{0,4}|pallets?|pallplass\\p{L}*|paller?|palecie|palec|pallar|plr|pallane|pallene|pallekarm\\p{L}*|pall|palletter|plt|pll|plts|pal\\.?|pl(?= \\p{L}{4}|[,.;)]|$))|paletomiejsc\\p{L}*|europal\\p{L}*|epa?l?|stellplatz\\p{L}*)';
/** Words between a number and pallets with which it does not count them. */
const noPallets =
  '(?:kg|kilo|t|to|ton\\p{L}*|cm|mm|m|ldm|lm|eur|euro(?= )|pln|nok|dni|days|dager|godz|hours|timer|i|and|og|und|a|na|pa|on|auf|w|in|z|med|with|mit|or|lub|eller|oder|do|til|bis|per|pr|each|x|zamiast|instead|statt|for)(?!\\p{L})';
const palletPatterns = {
  before: new RegExp(
    `${noNumber}(\\d{1,5})(?: (?:of (?:the |our )?|out of (?:the )?|av (?:de |dei )?|z |ze |von )\\d{1,5})? ?(?:x |szt\\.? |stk\\.? |stuck |pcs\\.? |pieces of |miejsc\\p{L}* )?(?:(?!${noPallets})\\p{L}{2,12} )?${palletWord}(?!\\p{L})`,
    'u',
  ),
  after: new RegExp(
    `(?<!\\p{L})(?:(?:ilosc|liczba|number of|no\\.? of|antall|anzahl|anz\\.)?(?: of)? ?${palletWord}(?: ?\\([^)]{0,20}\\))? ?(?::|=|-) {0,30}|(?:(?:ile|how many|hvor mange|qty(?: of)?|wieviele?)(?: jest| miejsc)? ${palletWord}|miejsc\\p{L}{0,2} palet\\p{L}*|pallet (?:spaces?|places?|positions?|count|qty)|skids?|antall pl) ?[:=?] {0,30}|(?:ilosc|liczba|antall|number of|no\\.? of) (?:nosnik\\p{L}*|jednostek|lastb[ae]rer\\p{L}*|(?:handling|load(?:ing)?) units) ?[:=] {0,30}|(?<=^[ *•-]{0,4})(?:pl|handling units) ?: {0,30}|(?:ilosc|liczba|number of|antall|anzahl) ${palletWord} )(\\d{1,5})(?![.,\\d])`,
    'u',
  ),
  /** "Palet wyszło 9". */
  told: new RegExp(
    `(?<!\\p{L})${palletWord} (?:(?:teraz|now|na|blir|bedzie|jest|wyszlo|wychodzi|mamy|will be|became|came to|ble|ist|sind|sa|werden) ){1,2}(\\d{1,3})(?![.,:/]?\\d| ?(?:kg|t|cm|mm|m|x|ldm|eur)(?!\\p{L}))`,
    'u',
  ),
};
/** "8 euro + 3 przemysłowe": two kinds of one load. */
const pairedPallets = new RegExp(
  `${noNumber}(\\d{1,2}) ?(?:x )?(?:${palletWord}|euro) ?(?:\\+|&|plus|i|oraz|and|og|und) ?(\\d{1,2}) ?(?:x )?(?:${palletWord}|przemyslow\\p{L}{1,3}|industri\\p{L}{1,3}|engangs\\p{L}*)(?!\\p{L})`,
  'u',
);
/** "Palety EUR 33 szt", "20 big bags on pallets": counted by the piece, or by what stands on each. */
const palletPieces =
  /(?<!\p{L})(?:palet\p{L}{0,3}|pallets?|paller|pll|plt)(?: (?:eur|euro|epal|ind))?[ :,]{1,2}(\d{1,3}) ?(?:szt|stk|pcs)(?!\p{L})|(?<!\p{L})(?:ilosc|liczba|antall|qty|quantity) ?: {0,30}(\d{1,3}) ?(?:x )?(?:eur|euro|ep|epal|pl)(?!\p{L})|(?<![\d\p{L}.,/-])(\d{1,3}) ?(?:x )?(?:big[ -]?bag\p{L}{0,3}|ibc(?:-?er|s)?|storsekk\p{L}{0,3}|paletopojemnik\p{L}{0,2})(?: (?:x|po|a|of|med) \d{1,5} ?(?:kg|l|litr\p{L}{0,2}))? (?:on|na|pa) (?:pal|swo)/u;
/** "18 euro med laks": pallets, where no price is spoken of. */
const barePallets =
  /(?<!(?:cen\p{L}{1,2}|pris\p{L}{0,2}|price|preis|za|for|fur|max\p{L}*|maks\p{L}*|stawk\p{L}|fracht|frakt|rate|budzet\p{L}*|budget)[ :]{1,2}(?:ca\.? |ok\.? )?)(?<![\d\p{L}.,-])(\d{1,2}) ?euros? (?:med|with|of|z|ze|mit|av) (?!(?:vat|mva|moms|mwst|fuel|paliw|diesel|autostrad|oplat|toll|bom|maut|tillegg|all|prom|ferg|ferry))(?=\p{L}{3})/u;
const everyPallets = new RegExp(palletPatterns.before, 'gu');
/** Ways of counting pallets, the surest first. */
const eachCount = [
  new RegExp(palletPatterns.after, 'gu'),
  everyPallets,
  new RegExp(palletPatterns.told, 'gu'),
];
const numberWords: Readonly<Record<string, number>> = {
  jedna: 1,
  jednej: 1,
  dwoch: 2,
  trzech: 3,
  czterech: 4,
  pieciu: 5,
  szesciu: 6,
  siedmiu: 7,
  osmiu: 8,
  dziewieciu: 9,
  dziesieciu: 10,
  dwunastu: 12,
  jedno: 1,
  dwie: 2,
  trzy: 3,
  cztery: 4,
  piec: 5,
  szesc: 6,
  siedem: 7,
  osiem: 8,
  dziewiec: 9,
  dziesiec: 10,
  one: 1,
  single: 1,
  pojedynczej: 1,
  enkelt: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  en: 1,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  atte: 8,
  ni: 9,
  ti: 10,
  tolv: 12,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
};
const palletsInWords = new RegExp(
  `(?<!\\p{L})(${Object.keys(numberWords).join('|')}) (?:(?!${noPallets})\\p{L}{3,10} )?${palletWord}(?!\\p{L})`,
  'u',
);
/** "33 palety … nie 33", "zamiast 33", "instead of 10": a number that is taken back. */
const isTakenBack = ({ folded }: TextLine, count: number): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:nie|not|ikkje|ikke|nicht|zamiast|instead of|(?:i ?stedet|i ?staden) for|(?:an)?statt) ${count}(?![\\d.,]*\\d)`,
    'u',
  ).test(folded);
const weightPattern = new RegExp(
  `${noNumber}${number} ?(kg|kilo\\p{L}{0,6}|kgs|lbs?|pounds|t|mt|to|tony?|tons?|tonnes?|tonn|tonnen)(?![\\p{L}\\d]|/(?! ?(?:e?pal|pll|plt|szt|stk|pcs?(?!\\p{L})|piece|unit|kolli|colli|crate|kasse|skrzyn|each|ea(?!\\p{L})))| / ?(?:h|m)(?!\\p{L}))`,
  'gu',
);
const weightBare = new RegExp(
  `(?<!\\p{L})(?:(?:waga|masa|ciezar|weight|wgt\\.?|\\p{L}{0,8}vekt|\\p{L}{0,8}gewicht)(?<words>(?: (?!netto|net(?!\\p{L}))\\p{L}{1,12}\\.?){0,3})|gross|brutto)(?: ?[([]?(?:in |w |i )?(?:kgs?|kilo\\p{L}*)[)\\]]?)? ?[:=] {0,30}${number}(?![\\d.,]| \\d| ?(?:t|mt|kg|to|ton\\p{L}*|cm|m)(?!\\p{L})| (?!brutto|netto|gross|total|razem)\\p{L}{4})`,
  'u',
);
/** "Waga jednej palety (kg): 640". */
const eachLabel =
  /(?<!\p{L})(?:jedn(?:ej|ego)|kazd(?:ej|ego)|na (?:palete|sztuke)|sztuki|palety|per|pr\.?|each|of (?:one|each|a)|a (?:piece|pallet)|stk|hver|je|pro|unit)(?!\p{L})/u;
/** "Kg: 2350" of a table's column. */
const kilosBare = new RegExp(`^[ *•-]{0,4}(?:kgs?|kilo\\p{L}{0,6}) ?[:=] {0,30}${number}[ .]{0,3}$`, 'u');
const tonnesBare = new RegExp(
  `^(?:[ *•-]{0,4}(?:tonn?|tonnes?|tons?|tony|tonnen|t|tonnage|tonasje|tonaz)|[^:\\d]{0,12}(?:waga|masa|ciezar|weight|vekt|gewicht)[^:\\d]{0,20}[([](?:t|ton\\p{L}{0,4})[)\\]]) ?[:=] {0,30}${number}[ .]{0,3}$`,
  'u',
);
const eachWord =
  /(?<!\p{L})(?:kazda|kazdy|kazdej|kazdego|jednej|jednego|na palete|jednostkow\p{L}*|unit (?:weight|wt)|(?:enhets|kolli|stykk)vekt|\/ ?palet\p{L}*|a pallet|each|apiece|stykket|per (?:stk|piece|unit)|pr\.? stk|(?:per|pr|pro|je)\.? (?:pl|plt|pll|plass|kolli|colli|crate|kasse|unit)|(?:za|na) sztuke|pro stuck|pr\.? pall\p{L}*|per pall\p{L}*|hver|je palette|pro palette|@(?= ?\d)|(?<!\d )(?:je|a|po)(?= (?:ok\.? ?)?\d)(?! \d{1,3} (?:euro|eur|e)?-?(?:pal|plt|pll))|jede)(?!\p{L})/u;
/** "3 x vessels (each 4.1 x 2.2 m, 5,600 kg)". */
const eachInBrackets = /\((?:each|hver|kazd\p{L}{1,3}|stykket|je|jede\p{L}?)(?!\p{L})[^()]{0,50}$/u;
/** "210 kg pr. stk": a point that ends no clause. */
const eachBehind =
  /^ ?(?:(?:pr|per)\.? |\/ ?)(?:pcs?(?!\p{L})|ea(?!\p{L})|each|e-?pal|colli|skrzyn|stk|pall|pl[lt]?(?!\p{L})|piece|unit|crate|kasse|kolli|szt|pal)/u;
/** What a number before "po", "à", "each" may count as well: measures, hours, money, days. */
const noPieces =
  '(?:cm|mm|mb?|km|kg|ldm|h|godz|kl|st|eur|euro|pln|zl|nok|kr|dni|dager|days|uker|weeks|stycznia|lutego|lut|marca|mars?|march|kwietnia|kwi|maja?|mai|may|czerwca|cze|lipca|lip|sierpnia|sie|wrzesnia|wrz|pazdziernika|paz|listopada|lis|grudnia|gru|jan(?:uary?)?|feb(?:ruary?)?|apr(?:il)?|june?|juni|july?|juli|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[csz](?:ember)?)(?!\\p{L})';
/** "24 big-bagi po", "6 kasser à": how many of what weighs so much. */
const countBefore = new RegExp(
  `(?<![\\d\\p{L}.,/-])(\\d{1,4}) ?(?:x |szt\\.? |stk\\.? |pcs\\.? )?(?!${noPieces}|aut|ciezarow|naczep|zestaw|kurs|ladun|transport|kontener|truck|load|lorr|trailer|container|bil|lass|tur)\\p{L}[\\p{L}-]{1,20}(?: \\p{L}{2,15})?,? (?:po|a|je|x|@|kazd[ay](?: po)?|each|hver pa)(?: ok\\.?| ca\\.?)? $`,
  'u',
);
const totalWord =
  /(?<!\p{L})(?:razem|lacznie|laczna|calkowita|w sumie|total\p{L}*|altogether|overall|gross|brutto\p{L}*|samlet|tilsammen|til sammen|gesamt\p{L}*|insgesamt|zusammen)(?!\p{L})/u;
/** What goods weigh without what they are packed in: less than what is carried. */
const netWord = {
  behind: /^ ?(?:netto|nett|net)(?!\p{L})/u,
  before: /(?<!\p{L})(?:netto\p{L}*|nett|net)(?: (?:weight|waga|masa|vekt|gewicht))?[ :=]{1,3}$/u,
  grossBehind: /^ ?(?:brutto|gross)(?!\p{L})/u,
};
/** What a vehicle may carry is not what is to be carried. */
const vehicleWord = /(?<!\p{L})(?:ladownosc\p{L}*|payload|nyttelast|nutzlast|dmc|naczep\p{L}* \d)(?!\p{L})/u;

const ldmPattern = new RegExp(
  `${noNumber}${number} ?(?:ldm|lm|m\\.?b\\.?|mp|lademet\\p{L}*|lastemet\\p{L}*|(?:loading|linear|running) met\\p{L}*|m(?:etr\\p{L}*)? (?:(?:ladun[kn]|ladown|biez|zaladun[kn])\\p{L}*|naczepy|podlogi)|m(?:et(?:er|re)s?)? (?:of )?(?:floor|deck|trailer|gulv|bed)(?: ?(?:space|length))?)(?![\\p{L}\\d])`,
  'u',
);
const ldmAfter = new RegExp(
  `(?<!\\p{L})(?:(?:dlugosc|dl\\.|miejsce|zajete|length|space|room|lengde|plass|metry|met(?:er|re)s?)(?: (?:used|needed|zajeta|zajete|ladunku))? (?:na|w|on|in|of|pa|i) (?:the )?(?:naczep|auci|podlodz|trailer|truck|deck|floor|bed|henger|bil|gulv)\\p{L}*|(?:trailer|floor|deck) (?:space|length|metres|meters)|ldm|lm|mb|lademet\\p{L}*|lastemet\\p{L}*|(?:loading|linear|running) met\\p{L}*|metry (?:ladunk|ladown|biez)\\p{L}*) ?[:=] {0,30}${number}`,
  'u',
);
const side = '(\\d{1,5}(?:[.,]\\d{1,2})?) ?(?:cm|mm|m)?';
const sizePattern = new RegExp(
  `${noNumber}${side} ?[x×*] ?${side}(?: ?[x×*] ?(?:h ?)?(\\d{1,5}(?:[.,]\\d{1,2})?))? ?(cm|mm|m)?(?![\\p{L}\\d])`,
  'gu',
);
const degrees = '([+-]? ?\\d{1,2}(?:[.,]\\d)?)';
const degreeSign = ' ?(?:°|º|st\\.?|stopni\\p{L}*|grad\\p{L}*|degrees?|deg\\.?)? ?c?(?!\\p{L})';
const temperaturePatterns = {
  range: new RegExp(
    `(?<![\\d.,])${degrees}(?: ?°? ?c)? ?(?:\\.\\.|do|to|til|bis|/|-|and|og) ?${degrees} ?(?:°|º) ?c?(?!\\p{L})|(?<![\\d.,])${degrees} ?(?:do|to|til|bis|/|-|and|og|und) ?${degrees} ?(?:stopni|grad|degrees|st\\. ?c|c(?!\\p{L}))|(?<![\\d.,/])${degrees} ?(?:do|to|til|bis|/|-) ?(\\+ ?\\d{1,2}(?:[.,]\\d)?|- ?\\d{1,2}(?:[.,]\\d)?) ?st(?:\\.|(?!\\p{L}))`,
    'u',
  ),
  labelledRange: new RegExp(
    `(?<!\\p{L})temp\\p{L}*\\.?:? ?(?:od |from |fra |von |w zakresie |of )?${degrees}${degreeSign} ?(?:\\.\\.|do|to|til|bis|/|-|and) ?${degrees}`,
    'u',
  ),
  one: new RegExp(
    `(?<!\\p{L})temp\\p{L}*\\.?[:=]? ?(?:of |pa |w |na |von )?${degrees}(?![\\d.,]\\d)|(?<![\\d.,\\p{L}])([+-] ?\\d{1,2}(?:[.,]\\d)?|\\d{1,2}) ?(?:°|º) ?c(?!\\p{L})|(?<![\\d.,\\p{L}/])([+-]\\d{1,2}) ?(?:st\\.?(?: ?c)?|stopni|grader|grad|degrees|c)(?!\\p{L})`,
    'u',
  ),
};
const unPattern = /(?<![\p{L}\d])un[ -]?(?:nr\.?|no\.?|number)? ?:? ?(\d{4})(?!\d)/u;
const adrPattern =
  /(?<!\p{L})adr[ ,:(-]{0,3}(?:kl(?:asa|asse|asy|\.)?|class|cl\.?)? ?(\d(?:\.\d)?)(?![\d.]\d|\p{L})|(?<!\p{L})(?:klas[ay] adr|adr-klasse|gefahrgutklasse|fareklasse|hazard class)[ :]{0,2}(\d(?:\.\d)?)/u;
const classNearUn = /(?<!\p{L})(?:klasa|klasse|class|kl\.|cl\.) ?(\d(?:\.\d)?)(?![\d.]\d|\p{L})/u;
const adrClasses = new Set(
  '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' '),
);
const incotermPattern = /(?<![\p{L}\d])(EXW|FCA|CPT|CIP|DAP|DPU|DDP|FAS|FOB|CFR|CIF)(?![\p{L}\d])/gu;
const bodies: readonly (readonly [string, RegExp])[] = [
  [
    'reefer',
    /(?<!\p{L})(?:chlodni\p{L}*|reefer\p{L}*|frigo|fridge(?: (?:truck|trailer|lorry))?|termo(?:bil|henger|transport)\p{L}*|kjole(?:bil|trailer|transport)\p{L}*|fryse(?:bil|trailer)\p{L}*|kuhl(?:fahrzeug|auflieger|lkw|koffer)\p{L}*|kuhler)(?!\p{L})/u,
  ],
  ['mega', /(?<!\p{L})mega(?:trailer|[ -]?naczep\p{L}*)?(?!\p{L})/u],
  [
    'curtain_side',
    /(?<!\p{L})(?:plandek\p{L}*|firan\p{L}*|taut?liner\p{L}*|curtain(?:er|s)?(?:[ -]?sid\p{L}*)?|gardin\p{L}*|kapell\p{L}*|(?:standard )?tilt(?= ?(?:ok|or|trailer|truck|is|will|[,.;:/)\d]|$))|tent(?= ?(?:ok|or|trailer|truck|[,.;:/)\d]|$))|plane(?:nauflieger)?|planenzug|schiebeplane)(?!\p{L})/u,
  ],
  [
    'low_loader',
    /(?<!\p{L})(?:niskopodwozi\p{L}*|low[ -]?loader|maskin(?:henger|tralle)|semitralle|tieflader)(?!\p{L})/u,
  ],
  [
    'flatbed',
    /(?<!\p{L})(?:platform(?:a|e|y)|flatbed|apen (?:henger|bil)|flatrack|offener auflieger)(?!\p{L})/u,
  ],
  ['walking_floor', /(?<!\p{L})(?:ruchom\p{L}* podlog\p{L}*|walking floor|schubboden)(?!\p{L})/u],
  ['tanker', /(?<!\p{L})(?:cystern\p{L}*|tanker|tankbil|tankwagen|tankauflieger)(?!\p{L})/u],
  ['tipper', /(?<!\p{L})(?:wywrotk\p{L}*|tipper|tippbil|kipper)(?!\p{L})/u],
  [
    'container',
    /(?<!\p{L})(?:(?:20|40|45) ?(?:['’]|ft\.?|feet|foot|fots?|stop\p{L}*)? ?(?:(?:hc|hq|dv|gp|high cube) )?(?:container|kontener|konteiner)\p{L}*|(?:20|40|45) ?(?:['’]|ft\.?|foot|fots?) ?box|40 ?['’]? ?(?:hc|hq)|(?:container|kontener|konteiner)\p{L}* (?:20|40|45)(?!\d| ?(?:kg|t|pal))|kontenerow(?:iec|ka|ce)|containerchassis)(?!\p{L})/u,
  ],
  [
    'tail_lift_van',
    /(?<!\p{L})(?:bus\p{L}* z wind\p{L}*|van with tail[ -]?lift|varebil med (?:bak|lofte|lift)\p{L}*|sprinter mit hebebuhne)(?!\p{L})/u,
  ],
  [
    'box',
    /(?<!\p{L})(?:izoterm\p{L}*|box (?:trailer|truck|van|body)|skrzyniow\p{L}{1,3} zamkniet\p{L}{1,3}|skapbil|skaphenger|koffer(?:auflieger)?)(?!\p{L})/u,
  ],
  [
    'van',
    /(?<!\p{L})(?:bus(?:em|a|ow)?(?= |,|\.|$)(?! stop|\. park| park)|varebil|sprinter|(?:cargo )?van)(?!\p{L})/u,
  ],
];
const cargoLabel =
  /(?<!\p{L})(?<!(?:farlig|dangerous|hazardous|niebezpieczn\p{L}{1,3}|gefahrliche\p{L}?|verdi (?:av|pa)|value of(?: the)?|wartosc) )(?:przedmiot (?:przewozu|transportu)|asortyment|opis(?: towaru| ladunku)?|merchandise|nature of (?:the )?goods|(?:varens|godsets) art|hva (?:skal|som skal) (?:sendes|fraktes|transporteres|kjores)|freight|(?:rodzaj |opis )?(?:towaru?|ladunku?|ladunek)|cargo(?: type)?|goods|commodity|description of goods|type of goods|vare(?:slag|type|beskrivelse)?(?:ne)?r?|gods(?:type|slag|beskrivelse)?|last|nazwa towaru|ware(?:nart)?|ladung|guterart|produkt|product)(?: description| ?[/&] ?\p{L}{3,14})? {0,20}: {0,30}|^[ *•-]{0,4}(?:what|co|hva)(?: \p{L}{1,12}){0,5} (?:ship|send|mov|transport|carr|haul|wysyl|przew|wiez|jedz|sprow|frakt|kjor|flytt|last)\p{L}*\?? ?: {0,30}|^[ *•-]{0,4}(?:lad|co(?: jedzie| wieziemy| przewozimy| ma jechac)?|what(?: is it\??| are we moving)?|hva|was|zawartosc|contents?|innhold|inhalt|beskrivelse|desc(?:ription|\.)?|co to jest) ?: {0,30}|(?<!\p{L})(?:varen|varene|godset|lasten|(?:the )?goods(?: it)?|the cargo|towarem|ladunkiem) (?:er|is|are|jest|sa) (?!(?:klar\p{L}*|ferdig\p{L}*|ready|available|gotow\p{L}*|pakk\p{L}*|packed|pallet\p{L}*|palet\p{L}*|na|w|we|u|pa|i|hos|in|at|on|under|not|ikke|nie|all|now|to|very|quite|bardzo|ganske|sv\p{L}*rt|st[ao]\p{L}*|locat\p{L}*|wet|dry|fragile|delik\p{L}*|solgt|sold|kjopt|already|alle\p{L}*|juz|zapakow\p{L}*|spakow\p{L}*|pakow\p{L}*|sensitiv\p{L}*|urgent|piln\p{L}*)(?!\p{L}))/u;
const goodsAfter =
  /^(?: (?:przemyslow\p{L}{1,3}|euro|eur|industr\p{L}{0,8}|standard\p{L}{0,4}))?(?: \([^)]{0,40}\))?(?: (?:z|ze|of|with|med|mit|av|von))? (?!(?:(?:nie)?pietrow\p{L}*|stack\p{L}*|stabl\p{L}*|demont\p{L}*|dismantl\p{L}*|rozmont\p{L}*|rozebr\p{L}*|disassembl\p{L}*|fordelt|emballert|pakket|packed|wrapped|weighing|occupying|totalling|measuring|spread|sumarycznie|ogolem|mamy|mam|wazac\p{L}{1,2}|zajmuj\p{L}{1,3}|bez|without|uten|utan|ohne|no|gross|nett?|overall|altogether|(?:star|stoi|sta)|med|with|mit|of|av|innen|senest|latest|by|before|until|przed|dla|reefer|frigo|chlodni\p{L}*|kjolebil|this|that|these|now|again|denne|dette|disse|igjen|tym|tego|teraz|znowu|like|jak|kazd\p{L}*|hver\p{L}*|brutto|netto|hos|ved|przy|szt\p{L}*|stk|pcs|zamiast|instead|istedenfor|statt|nasz\p{L}*|klare?|gotow\p{L}*|ready|going|available|will|can|could|tomorrow|jutro|loaded|zabra\p{L}*|odebra\p{L}*|z|ze|do|to|from|fra|til|von|nach|o|w|na|a|i|and|og|und|per|pr|razem|lacznie|total|waga|weight|vekt|ca|ok|each|for|fur|pa|in|at|jest|are|is|som|skal|die|which|ktore|epa?l|eur|euro|europal\p{L}*|przemyslow\p{L}*|ladun\p{L}*|transport\p{L}*|zaladun\p{L}*|hentes|leveres|loading|delivery)(?!\p{L}))(\p{L}[\p{L}-]{2,24}(?: (?!\p{L}{1,3}\d)(?!(?:but|men|ale|aber|un|z|ze|do|to|from|fra|til|von|nach|o|w|na|a|i|and|og|und|per|pr|razem|lacznie|total|waga|weight|vekt|ca|ok|each|for|fur|pa|in|at|ex|hos|hja|ved|u|bei|po|dla|going|leaving|jedzie|jada|hver|skal|som|der|mit|with|med|jest|auf|aus|ab|gesamt\p{L}*|weighing|wazac\p{L}*|kazda|samlet|we|gross|brutto|about|approx|approximately|ready|available|klare?|ferdige?|gotow\p{L}*|transported|moved|shipped|collected|delivered|instead|zamiast|istedenfor|innen|senest|latest|by|before|until|przed|hentes|leveres|which|that|have|has)(?!\p{L}))\p{L}[\p{L}-]{1,24}){0,3})/u;
const orderNouns =
  '(?:zlecen(?:ie|ia|iem|iu)(?: transportow\\p{L}*)?|zamowieni(?:e|a|em|u)|zam\\.?|zlec\\.?|(?:purchase |transport |sales )?order|booking|job|file|(?:innkjops|transport)?ordren?|bestilling(?:en)?|(?:transport)?oppdrag(?:et)?|rekvisisjon(?:en)?|(?:transport)?auftrag|bestellung|sprawa|zapytani(?:e|a)|zapotrzebowani(?:e|a|u|em)|zgloszeni(?:e|a|u|em)|inquiry|enquiry|rfq|foresporsel(?:en)?|anfrage|p\\.?o\\.?)';
const numberWord = '(?:nr\\.?|numer(?:em|u)?|no\\.?|number|nummer|num\\.|id)';
const whose =
  '(?:(?:nasz(?:e|ego|a|ej|ym)?|wasz(?:e)?|our|your|deres|vart?|vare|ihre?|unsere?) )?(?:(?:wewnetrzny(?:m)?|internal|intern|new|nowy|nowe|nytt?) )?';
/** "Best.nr", "oppdr-nr", "PO no": whatever else has a number, an account or a gate, is no transport of the client's. */
const numberedNouns =
  '(?:(?:afe|wbs|best|bestillings?|ordre|oppdr|oppdrags?|ref|referanse|innkj|innkjops|prosj|prosjekt|rekv|rekvisisjons?|saks?|auftrags?|bestell|referenz)[. -]{0,2}n(?:r|umme?r)|(?:nr|numer|num\\.)[. ]{1,2}(?:zam|zlec|ref|wew|wewn|proj|projektu|zapotrzebowania)\\.?|(?:zam|zlec|zapotrz|proj)[. -]{1,2}(?:nr|numer)|(?:p\\.?o|ord|order|proj|project|req|requisition|case|enq|enquiry|job|afe|wbs)[. -]{1,2}(?:no|number|num))\\.?';
/** Words that a number of the client's own stands behind, whatever it looks like. */
const referenceLabel = new RegExp(
  `(?<!\\p{L})(?<!(?:slot|gate|dock|their|his|ich|odbiorcy|dostawcy|mottakers?) )(?:${whose}(?:(?:nr|numer) )?ref(?:erencj\\p{L}*|erence|eranse\\p{L}*|erenz\\p{L}*)?|(?:nasz(?:ym)?|our|vart?|unsere?) (?:(?:wewnetrzny(?:m)?|internal|interne?) )?${numberWord}(?: (?:zlecenia|zamowienia|sprawy|for oppdraget))?|unser zeichen|(?:nasz |wasz )?znak(?: (?:klienta|sprawy|nadawcy))?(?= ?:)|nasz znak|sygn(?:\\.|atur\\p{L})?(?= ?[:\\p{Lu}\\d]| \\p{L}{0,5} ?\\d)|${numberedNouns}|powol(?:ywac|ac) sie na(?: (?:nr|numer))?(?: ${orderNouns})?|(?:w )?tytule (?:faktury|przelewu)(?: (?:poprosze|prosze|o|podac|wpisac|numer|nr)){0,3}|quote this (?:number|reference)|(?:numer|nr) odbioru|(?:pick-?up|collection) (?:no|number|ref)|hente(?:nummer|ref|nr)|tilvising|merk(?:es|ing)(?: med)?|merke?(?= ?:)|(?:own|egen|eget|vart|wlasn[yea]) (?:po|ordre|order|nr|no|zamowienie|zlecenie)|(?:(?:to|please) )?mention(?: (?:ref|no|number|on (?:the |your )?(?:quote|invoice|reply)))?(?= ?:)|(?:merk|mark|quote|state|oppgi|podac|podawac|umiescic|wpisac)(?: (?:the|your|wasz\\p{L}{0,2}|na|pa|on|deres)){0,2} (?:faktur\\p{L}{0,3}|invoices?)(?: (?:med|with|as|numer|nr))?|(?:na fakturze|on the invoices?|pa fakturaen)(?: (?:prosze|prosimy|nalezy|please|o|bes|vennligst)){0,2} (?:podac|podanie|umiescic|wpisac|state|quote|oppgis?)|${numberWord} u nas|(?:request|quote|order|customer|client) (?:id|ref)|(?:innkjops|bestillings|kjope)ordren?|(?:nr|numer(?:em|u)?|number of(?: our| the)?) ${whose}${orderNouns}|${whose}${orderNouns} ${numberWord}|(?:numer|nr) (?:sprawy|ladunku)|(?:load|booking|shipment|file|job) (?:ref|id|${numberWord}))(?!\\p{L})`,
  'gu',
);
/** Of a signature. */
const ownReference = /(?<!\p{L})(?:our|vart?|nasz|unsere?) ref(?:erence|eranse|erencja|erenz)?\.?(?!\p{L})/gu;
/** An order that is named by its number alone: only where that looks like one. */
const orderLabel = new RegExp(`(?<![\\p{L}\\d.,-])${whose}${orderNouns}(?!\\p{L})`, 'gu');
/** "Nr: EX-77/12" in a line of its own. */
const numberLabel = new RegExp(`^[ *•-]{0,4}${numberWord}(?= ?:)`, 'gu');
/** "Our order no. of the customer is:", behind the label. */
const referenceJoint =
  /^\.?(?: (?:klienta?|zamawiajacego|kunden?s?|customer|client))?(?: (?:(?:do|na|for|til|on|auf|pa) (?:wasz|your|deres|ihre?)\p{L}{0,3} )?(?:faktur|invoice|rechnung)\p{L}{0,3}(?= ?:)| (?:prosjekt|projekt|project|job|sak|ordre|order|zamowieni|zleceni|auftrag|bestilling|po)\p{L}{0,3})?[ .:#]{0,20}(?:[-–] )?(?:(?:nr|no|number|numer|nummer)(?!\p{L})[ .:#]{0,4})?(?: ?(?:hos|u|for|dla|fur|til|pa) (?!dostawc|odbiorc|leverand|mottak|supplier|liefer|empf|dem|ich |them)(?:the |den |this |dette |denne |tego |naszego )?\p{L}{2,12}(?= ?[:-] | (?:er|is|to|jest|ist) )[ :-]{1,3})?(?:(?:to|is|er|jest|ist|lyder|will be|blir|bedzie)(?!\p{L})[ :]{0,4})?(?:nr[ .:]{1,2})?/u;
const referenceValue = /^(?!(?:PO|NR|NO|REF) )(?:\p{Lu}{2,5} (?=\d{2}))?[\p{L}\d][\p{L}\d/_.-]{1,40}/u;
/** A number with a unit, or a day. */
const noReference =
  /^(?:\d{1,2}[.-]\d{1,2}(?:[.-]\d{2,4})?$|20\d\d(?:-\d{2}-\d{2})?$|\d[\d.,]*(?:kg|t|eur|pln|nok)$)/u;
const unitBehind =
  /^[.,]?\d* ?(?:kg|t|to|ton\p{L}*|eur\p{L}*|pln|nok|kr|zl|pal\p{L}*|plt|pll|ldm|m|cm|mm|szt|stk|pcs|kolli|kart\p{L}*)(?!\p{L})/u;

/** Reads what is said of the load. */
export function readLoad(
  lines: readonly TextLine[],
  findTown: (name: string) => readonly string[],
): FoundLoad {
  const load: FoundLoad = {};
  const weights: Weight[] = [];
  let isLabelled = false;
  let [strong, weak]: (Piece<string> | undefined)[] = [];
  for (const line of lines) {
    if (line.part === 'later' || line.part === 'earlier') continue;
    strong ??= referenceBehind(line, line.part === 'signature' ? ownReference : referenceLabel, /\d/u);
    if (line.part === 'signature') continue;
    weak ??= weakReference(line);
    if (line.part !== 'body') continue;
    setPallets(load, line, findTown);
    const ofLine = joinedWeights(line, [...weightsOf(line)]);
    weights.push(...ofLine);
    if (ofLine[0]) setWeighedCargo(load, line, ofLine[0]);
    setHeldCargo(load, line);
    setMeasures(load, line);
    setNeeds(load, line);
    // A label is surer than what stands beside a number.
    if (!isLabelled) isLabelled = setLabelledCargo(load, line);
  }
  load.reference = strong ?? weak;
  for (const line of lines) {
    if (load.cargo) break;
    if (line.part === 'body') setBareCargo(load, line);
    if (!load.cargo && line.part === 'body') setSpokenCargo(load, line);
    if (!load.cargo && line.part === 'head') setSubjectCargo(load, line);
  }
  for (const line of lines) {
    if (load.cargo) break;
    if (line.part === 'body') setListedCargo(load, line, findTown);
  }
  for (const line of lines) {
    if (load.cargo) break;
    if (line.part === 'body') setGoodsFrom(load, line, findTown);
    const owned = !load.cargo && line.part === 'body' ? owns.exec(line.folded) : null;
    if (owned && ownedEnd.test(line.text.slice(owned.index + owned[0].length)))
      setFramedCargo(load, line, owned.index + owned[0].length);
  }
  const packed = lines.flatMap(({ part, folded }) =>
    part === 'body' ? ((packs.exec(folded) ?? countedEach.exec(folded))?.[1] ?? []) : [],
  );
  const weight = chosenWeight(
    weights,
    load.pallets?.value ?? null,
    packed.length === 1 ? Number(packed[0]) : null,
  );
  // Of several kinds of pallets the size is of one.
  if (load.size && load.pallets?.isUnsure === true) load.size = { ...load.size, isUnsure: true };
  return weight ? { ...load, weight } : load;
}

/** What goods are counted or driven in where they are on no pallets: "container of tyres", "et parti stålbjelker". */
const holds =
  /(?<!\p{L})(?:(?:containers?|kontener\p{L}*|(?:(?:pol|cala|cale|pelna|halv|hel|full|half an?|whole) )(?:naczep\p{L}*|auta|auto|bil|trailer|truck|lorry)|truck ?load|kasser|crates|boxes|cases|drums|rolls|ibcs?|full load|part load|ftl|ltl|big-?bag\p{L}*|skrzyn\p{L}*|karton\p{L}*|worki|workow|beczek|beczki)(?: \([^)]{0,30}\)| [a-z]{4} ?\d{6,7})? (?:of|med|z|ze|mit|with)|(?:et |a |one )?(?:parti|(?:sending|sendung|leveranse) (?:med|mit|av)|consignment of|batch of|lot of|shipment of)|parti(?:a|e|i)|(?:\d{1,3}|two|three|four|to|tre|fire|dwa|dwie|trzy|cztery) (?:kurver|bur|baskets?|racks?|stillages?|kosz\p{L}{1,2}|stojak\p{L}{1,2}|reoler|bunter|bundles|skids?) (?:of|med|z|ze|with)|(?<![\d.,/-])\d{1,4} ?(?:x )?(?:ibc(?:-?er|s)?|kasser|kolli|crates|boxes|drums|rolls|bunter|ruller|skrzyn\p{L}*|karton\p{L}*|beczek|beczki|workow|worki|rolek|rolki)) (?=\p{L})/u;
/** What a vehicle is fitted with is no goods: "halv bil med bakløfter". */
const fitting =
  /^ (?:seal|plomb|chassis|genset|bak|lofte|wind|tail|plandek|firank|gardin|kapell|kran|hds|kjol|agregat|adr|sjafor|driver|kierowc|pas[ay]|strap|walking|ruchom|odsuwan|otwiera|curtain|side|lift|hydraul)/u;

function setHeldCargo(load: FoundLoad, line: TextLine): void {
  const match = load.cargo ? null : holds.exec(line.folded);
  if (!match) return;
  const at = match.index + match[0].length - 1;
  const goods = goodsAfter.exec(line.folded.slice(at));
  if (!goods?.[1] || fitting.test(line.folded.slice(at))) return;
  const from = at + goods[0].length - goods[1].length;
  // "naczepa z Poznania", "bil med Schenker": names are no goods.
  if (/^\p{Lu}/u.test(line.text.slice(from))) return;
  const cargo = pieceOf(line, line.text.slice(from, from + goods[1].length), from, from + goods[1].length);
  // "with" joins what a vehicle has, too.
  load.cargo = / (?:med|z|ze|mit|with) $/u.test(match[0]) ? { ...cargo, isUnsure: true } : cargo;
}

/** "Rozpuszczalnik w 18 szt. IBC", "paint on 14 pallets": goods before what they are packed in. */
const packedGoods =
  /(?:^|[,;:.!?] )(?:(?:\d{1,4}|\d{1,3}[.,]\d{3}) )?(\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{0,24}){0,2}) (?:w|na|in|on|i|pa|auf) \d{1,4} ?(?:szt\.? |stk\.? |pcs\.? |x )?(?:ibc|big-?bag|palet|palle|pall|plt|drum|beczk|fat|karton|carton|kasse|crate|box|skrzyn|work|sekk|kolli|colli|roll)/u;
/** What a private person buys, moves or has sent: "przewieźć pianino", "kjøpt en brukt vedovn", "my motorcycle transported". */
const movedGoods =
  /(?<!\p{L})(?:(?:potrzebny|potrzebuj\p{L}{1,3}|szuka(?:m|my)|zlec\p{L}{1,3}) transportu?|do sciagniecia|sciagnac|wysyla(?:my|m)?|jest temat ?:|(?:kupi\p{L}{2,5}|bought|kjopt|gekauft) (?:w|we|in|i) \p{L}{3,20}|seld|far levert|(?:are|is|we.re) buying|(?:bring|brought|fetch)(?= (?:an?|the|my|our|some|his|her) )|\p{L}{3,12}transport (?:av|pa|for)|przewiez\p{L}{1,5}|(?:za|do|przy)wiez\p{L}{1,5}|sprowadz\p{L}{1,5}|relokacj\p{L}|przeprowadzk\p{L}|pomocy? (?:z|przy)|help (?:with|moving)|hjelp (?:med|til)|(?:skal|vil|ma) ha (?:opp|ned|hjem|heim|inn|ut|fram|frem|over|sendt|flyttet|fraktet|kjort|hentet)|(?:skal|vil) ha(?= (?:et|en|ei) )|(?:got|have|i.ve|we.ve)(?= (?:an?|some) \p{L}{3,20}(?: \p{L}{3,20}){0,2} (?:that|which|to|from|in|at) )|fatt levert|bestilt|ordered|zamowil\p{L}{1,4}|przewoz(?:u|em)?|przetransportowa\p{L}|transportu|kupi(?:lem|lam|lismy)|bought|purchased|sold|sprzeda(?:lem|lam|lismy)|solgt|(?:move|ship|transport)(?= (?:a|an|one|my|some) )|(?:transport|shipment|shipping|haulage|carriage|moving|removal|frakt|flytting|transportering) (?:of|av|for)|transportere?|frakte|flytte|kjopt|beforderung von|transport von|chodzi o|do zabrania|wyslac|nadac|(?:skal|ma|vil|onsker a) send[ea]|(?:to|we) (?:send|ship)|es geht um|(?:transporting|shipping|sending|moving|hauling)(?= (?:an?|the|my|our|some|\d{1,3}) )|(?:a|fa|kan) sende|do (?:(?:wy|prze|za|do|przy)wiezienia|(?:wy|prze)slania|transportu|odebrania|dostarczenia)|(?:na|o|za|koszt\p{L}{0,3}|cen[aey]|stawk[aei]|wycen[aey]|ofert[aey]|zlec\p{L}{1,3}|zorganizowa\p{L}{1,3}) (?:transport|przewoz|wysylke|dostawe|dowoz|fracht)|(?:towar|ladunek) to|det (?:gjelder|er snakk om)|wysylam\p{L}*)(?: (?:(?:my|our|his|her|their) (?:\p{L}{2,10} ){0,2}\p{L}{2,10}['’]s|\d{1,3}|dwa|dwie|dwoje|trzy|cztery|piec|two|three|four|five|to|tre|fire|fem|zwei|drei|vier|the|a|an|one|my|our|some|several|kilka|pare|en del|partie|en|ei|et|eit|min|mitt|mine|var|vart|vare|noen|some of (?:the|my|our|his|her)|his|her|jeden|jedna|jedno|moj\p{L}{0,3}|nasz\p{L}{0,3}|ein\p{L}{0,2}|unser\p{L}{0,2})){0,2}(?= \p{L})|(?<!\p{L})my(?= \p{L}{3,20}(?: \p{L}{3,20})? (?:transported|moved|shipped|collected|delivered)(?!\p{L}))/gu;
/** Words behind "transportu" that say of what kind it is. */
const kindOfTransport =
  /^(?:drog\p{L}*|kraj\p{L}*|miedzynar\p{L}*|chlod\p{L}*|cal\p{L}*|czes\p{L}*ow\p{L}*|drobn\p{L}*|lotn\p{L}*|morsk\p{L}*|ekspres\p{L}*|spedyc\p{L}*|special\p{L}*|jed\p{L}*|dw\p{L}*|goods|cargo|gods|towar\p{L}*|ladun\p{L}*|full|part|following|folgend\p{L}*|nastepuj\p{L}*|ponizsz\p{L}*|this|that|below|palet\p{L}*|pall\p{L}*|euro\p{L}*|gotow\p{L}*|\p{L}+owego|dla|mellom|miedzy|between|mi|flere|noe|noen|one|two|et|ein|eine|varer|stuff|hjem|heim|home|ut|inn|over|back|again|tilbake|you|your|us|oss|nam|wam|panstwu|cos|what|hva|co|it|them|det|den|dem|to|dette)(?!\p{L})/u;

function setSpokenCargo(load: FoundLoad, line: TextLine): void {
  const packed = packedGoods.exec(line.folded);
  if (packed?.[1] !== undefined && !noGoods.test(packed[1]) && !packOnly.test(packed[1])) {
    const from = packed.index + packed[0].indexOf(packed[1]);
    load.cargo = pieceOf(line, line.text.slice(from, from + packed[1].length), from, from + packed[1].length);
    return;
  }
  for (const moved of line.folded.matchAll(movedGoods)) {
    const to = moved.index + moved[0].length;
    const goods = goodsAfter.exec(line.folded.slice(to));
    if (!goods?.[1] || kindOfTransport.test(goods[1]) || countsLoads.test(goods[1])) continue;
    const from = to + goods[0].length - goods[1].length;
    const value = line.text.slice(from, from + goods[1].length);
    // A name is none: "transport of Schenker"; "vaccines under GDP conditions" are what stands before it.
    const bare = value.replace(/^\p{Lu}{2,5} (?=\p{Ll})/u, '');
    const whole = /\p{Lu}/u.test(bare)
      ? value.slice(0, value.length - bare.length + Math.max(0, bare.search(/ (?:\p{Ll}{1,5} )?\p{Lu}/u)))
      : value;
    if (whole === '' || /^\p{Lu}/u.test(bare)) continue;
    load.cargo = { ...pieceOf(line, whole, from, from + whole.length), isUnsure: true };
    return;
  }
  for (const frame of frames)
    for (const match of line.folded.matchAll(frame)) {
      if (setFramedCargo(load, line, match.index + match[0].length)) return;
    }
  for (const frame of framesBehind) {
    const match = frame.exec(line.folded);
    const goods = match?.[1];
    if (!match || goods === undefined) continue;
    const from = match.index + match[0].indexOf(goods);
    const value = line.text.slice(from, from + goods.length);
    if (isFramed(value, from === 0 || /[.!?:] $/u.test(line.text.slice(0, from)))) {
      load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
      return;
    }
  }
  const ready = readyGoods.exec(line.folded);
  if (ready?.[1] === undefined || noGoods.test(ready[1]) || kindOfTransport.test(ready[1])) return;
  const from = ready.index + ready[0].indexOf(ready[1]);
  const value = line.text.slice(from, from + ready[1].length);
  if (!/ \p{Lu}/u.test(` ${value}`) || ready.index === 0)
    load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
}

/** Goods that the words before them tell: what a vehicle is asked for, what is counted by the piece or by the lorry, what is called goods. */
const frames: readonly RegExp[] = [
  // "A fridge for frozen fish", "cysterna spożywcza na syrop".
  /(?<!\p{L})(?:fridge|reefer|frigo|chlodni\p{L}{1,3}|cystern\p{L}{1,2}|tanker|trucks?|lorry|lorries|trailers?|curtainsider|tautliner|tipper|flatbed|low[ -]?loader|van|containers?|naczep\p{L}{1,2}|aut[aoe]|samochod\p{L}{0,3}|ciezarowk\p{L}{1,2}|plandek\p{L}{1,2}|firank\p{L}{1,2}|wywrotk\p{L}{1,2}|platform\p{L}{1,2}|kontener\p{L}{0,2}|bus\p{L}{0,2}|\p{L}{0,8}bil|\p{L}{0,9}trailer|\p{L}{0,8}henger|vogntog|semi|lkw|\p{L}{0,8}auflieger|kipper)(?: \p{L}{4,14})? (?:for|na|pod|til|fur)(?= \p{L})/gu,
  // "1 x CNC router", "2 stk hydraulikkpumper".
  /(?<![\d.,/x×-])(?<!\d )(?<!x )\d{1,4} ?(?:x|szt\.?|stk\.?|pcs\.?|pieces(?: of)?|sztuk\p{L}?|stuck)(?= \p{L}{3})/gu,
  // "3 lass flis", "two loads of gravel".
  /(?<![\p{L}\d.,/-])(?:\d{1,3}|two|three|four|dwa|dwie|trzy|cztery|to|tre|fire|zwei|drei|vier) (?:(?:full|hele|pelne|pelnych|volle) )?(?:lass|loads?|truck ?loads?|lorry ?loads?|kurs(?:y|ow)|ladunk(?:i|ow)|vogntog|ladungen)(?= \p{L}{2})/gu,
  // "420 pustych palet EPAL", "30 empty stillages": what is carried back.
  /(?<![\d\p{L}.,/-])\d{1,4}(?= (?:empty|pust\p{L}{1,3}|tomme|leere) \p{L})/gu,
  // "Price Hull - Moss for potted plants".
  /(?<!\p{L})(?:price|quote|rate|pris|preis|stawk\p{L}|cen[aey]|wycen[aey])(?: [^.!?,;]{2,50})? (?:for|na|pa|fur)(?= \p{L})/gu,
  // "Jak w temacie, towar AGD".
  /(?<=[,;.!?] )(?:towar|ladunek|goods|cargo|gods|vare|ware)(?= \p{L}{3})/gu,
];
const framedNoun = '(\\p{L}[\\p{L}-]{2,24}(?: \\p{L}[\\p{L}-]{0,24}){0,3})';
/** Goods that the words behind them tell. */
const framesBehind: readonly RegExp[] = [
  // "Hydraulic presses 2 pcs".
  new RegExp(
    `(?:^|[.,;:!?] )${framedNoun},? (?:- |– )?\\d{1,4} ?(?:szt|stk|pcs|pieces|kolli|colli|sztuk|paczk[ai]|paczek|pakker|bunter|bundles|wiazk[ai]|wiazek)(?!\\p{L})`,
    'u',
  ),
  // "Bremseskiver (4 paller)".
  new RegExp(
    `(?:^|[.,;:!?] )${framedNoun} \\(\\d{1,4} ?(?:x )?(?:euro|eur|epal|uk)?[- ]?(?:palet|palle|pall|plt|szt|stk|pcs|crate|box|case|kasse|kolli|colli|skrzyn|karton|carton|ibc|big-?bag|beczk|drum|fat|roll|rolek|bundle|bunt)`,
    'u',
  ),
  // "Prasa hydrauliczna, 6,10 x 3,05 m".
  new RegExp(
    `(?:^|[.,;:!?] )${framedNoun}, \\d{1,4}(?:[.,]\\d{1,2})? ?(?:m|cm|mm)? ?[x×] ?\\d{1,4}(?:[.,]\\d{1,2})?`,
    'u',
  ),
  // "Aluminium profiles up to 3.2 m".
  new RegExp(
    `(?:^|[.,;:!?] )${framedNoun} (?:up to|max\\.?|maks\\.?|do|opptil|opp til|inntil|bis zu) \\d{1,4}(?:[.,]\\d{1,2})? ?(?:m|cm|mm)(?!\\p{L})`,
    'u',
  ),
  // "We need the steel beams on site".
  /(?<!\p{L})(?:we|they|i|customer|client) (?:needs?|wants?|requires?) (?:the|these|those|our|all the) (\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24}){0,2}) (?:on site|at|in|by|before|on|delivered|collected|moved|there)(?!\p{L})/u,
];

/** "Kjøkken i deler fra Brodnica": what a sentence begins with, before the place that it is from. */
const goodsFrom = new RegExp(`(?:^[ *•-]{0,4}|[.!?:] )${framedNoun} (?:fra|from|z|ze) `, 'gu');

function setGoodsFrom(load: FoundLoad, line: TextLine, findTown: (name: string) => readonly string[]): void {
  for (const match of line.folded.matchAll(goodsFrom)) {
    const to = match.index + match[0].length;
    const goods = match[1] ?? '';
    const from = match.index + match[0].indexOf(goods);
    const value = line.text.slice(from, from + goods.length);
    if (!/^\p{Lu}\p{Ll}/u.test(line.text.slice(to)) || !isFramed(value, true)) continue;
    if (goods.length < 4 || findTown(value).length > 0 || notBegun.test(goods)) continue;
    load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
    return;
  }
}

/** What else a sentence begins with before "from". */
const notBegun =
  /(?<!\p{L})(?:retur\p{L}{0,3}|powrot|ways?|tras\p{L}|kierun\p{L}{1,3}|relacj\p{L}|kurs|droga|rute|strekning|tur|lane|route|mail|wiadomosc|melding|beste|best|greetings?|pismo|firm\p{L}{1,2}|klient\p{L}{0,2}|kunde\p{L}{0,2}|company|selskap|kom(?:mer|ing)?|coming|going|wyjazd\p{L}{0,2}|avgang|departure|starter?|faktur\p{L}{0,2}|invoice|zlecen\p{L}{1,2}|order|ordre|samme|ta sama|some|noe|cos|dwa|two|to|tre|trzy|three|jad\p{L}{0,5}|jed\p{L}{0,5}|sendes|fraktes|kjores|wysyl\p{L}{0,4}|sent|shipped|moved|przewoz\p{L}{0,2}|od|import\p{L}{0,2}|eksport\p{L}{0,2}|export\p{L}{0,2})(?!\p{L})/u;

/** The words of a frame's goods that may be some: no name, no town, no day. */
function isFramed(value: string, isBegin: boolean): boolean {
  const folded = foldSigns(value);
  // Pallets are goods where they are empty.
  if (emptyPacks.test(folded)) return true;
  if (/^\p{L}*(?:palet\p{L}*|palle(?:r|ts?)?)$/u.test(folded)) return false;
  if (
    noGoods.test(folded) ||
    noFramed.test(folded) ||
    countsLoads.test(folded) ||
    howGoods.test(folded) ||
    packOnly.test(folded)
  )
    return false;
  if (kindOfTransport.test(folded) || bodies.some(([, body]) => body.test(folded))) return false;
  const bare = value.replace(/^\p{Lu}{2,5}(?: (?=\p{Ll})|$)/u, '');
  return !/\p{Lu}/u.test(isBegin ? bare.slice(1) : bare);
}

const emptyPacks = /^(?:empty|pust\p{L}{1,3}|tomme|leere) (?:euro)?pal(?:et|le|l)/u;

/** "We have cheese wheels for a shop", "mamy do wysłania meble do sklepu": what somebody has to be carried. */
const owns =
  /(?<!\p{L})(?:(?:we|i)(?: have|.ve)(?: got)?|mam(?:y)?(?: do (?:wyslania|przewiezienia|zabrania|nadania))?|(?:vi|jeg|eg|me) har)(?: (?:some|a|an|noen|noe|en|et|ein|ei|troche))?(?= \p{L}{3})/u;
const ownedEnd =
  /^(?! (?:pytani|pros[bź]|klient|umow|termin|problem|question|request|enquir|inquir|customer|client|space|room|miejsc|plass|zlecen|zapytan|kontrakt|contract|sp[øo]rsm|behov|need|regular|always|also|alltid|ogs[åa]|nå|now|[åa]p[en]|open|otwart|stengt|closed|fått|been|just|already|kunde|avtale|faste|stał))[^.!?,;:]{3,50}(?: (?:for|to|from|til|fra|do|dla|z|ze|that|which|som|kt[oó]r\p{L}{1,3}|på|in|w|i) |[:,])/u;

/** "Dwie niezależne partie", "tre biler": how many loads there are, and of what nothing. */
const countsLoads =
  /(?:^| )(?:bil(?:er)?|auta?|parti(?:e|i|er|a)|loads?|lass|turer?|transport(?:y|er|ene|s)?|sending(?:er)?|ladun(?:ki|kow)|kurs(?:y|ow)?|przesyl(?:ki|ek)|wysyl(?:ki|ek)|dostawy?|jobs?|trips?|shipments?|consignments?|lanes?|relacj\p{L}*|oppdrag|zlecen(?:ia)?)$/u;

/** Words behind a vehicle, a count or a label that speak of something else than goods. */
const noFramed =
  /(?<!\p{L})(?:mam|have|har|i|we|vi|jeg|mamy|forsikring\p{L}*|insurance|ubezpiecz\p{L}*|versicherung\p{L}*|length|width|height|lengde|bredde|hoyde|dlugosc|szerokosc|wysokosc|lange|breite|hohe|longest|lengste|diameter|srednica|\p{L}*palety|next|this|that|przyszl\p{L}*|nastepn\p{L}*|neste|nachst\p{L}*|\p{L}*tydzien|tygodn\p{L}*|weekend\p{L}*|month\p{L}*|miesi\p{L}*|maned\p{L}*|monat\p{L}*|rano|wieczor\p{L}*|popoludni\p{L}*|evening|night|noon|afternoon|kveld\p{L}*|ettermiddag\p{L}*|weekly|daily|dziennie|ukentlig\p{L}*|daglig\p{L}*|tras\p{L}*|kierunk\p{L}*|relacj\p{L}*|route|lane|job|order|orders|work|jobb\p{L}*|rute\p{L}*|oppdrag\p{L}*|export\p{L}*|eksport\p{L}*|import\p{L}*|kurs\p{L}*|stycz\p{L}*|lut(?:y|ego)|mar(?:zec|ca)|kwie\p{L}*|maja|czerw\p{L}*|lip(?:iec|ca)|sierp\p{L}*|wrzes\p{L}*|pazdz\p{L}*|listopad\p{L}*|grud\p{L}*|january|february|march|april|june|july|august|september|october|november|december|januar|februar|mars|juni|juli|oktober|desember|it|them|me|us|ftl|ltl|way|same|samo|sam|tak\p{L}*|stal\p{L}{1,2}|miejsc\p{L}*|place|sted|zawsze|always|alltid)(?!\p{L})/u;

function setFramedCargo(load: FoundLoad, line: TextLine, at: number): boolean {
  const goods = goodsAfter.exec(line.folded.slice(at));
  if (!goods?.[1]) return false;
  const from = at + goods[0].length - goods[1].length;
  const value = line.text.slice(from, from + goods[1].length);
  if (!isFramed(value, false)) return false;
  load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
  return true;
}

/** "Gravemaskinskuffa er klar", "the pump is ready". */
const readyGoods =
  /(?:^|[,.;:!?] )(?:the |our |my )?((?!(?:goods|cargo|shipment|order|consignment|everything|all|load|it|they|this|that|we|varene|varen|godset|lasten|alt|det|den|de|vi|bil(?:en)?|towar|ladunek|wszystko|auto|to|ware|ladung|alles|sie|es|wir)(?!\p{L}))\p{L}[\p{L}-]{3,24}(?: \p{L}[\p{L}-]{2,24})?) (?:er|is|are|jest|sa|ist|sind|star|stoi) (?:already |allerede |alt |juz |schon )?(?:klare?|ferdige?|ready|gotow[aeyi]|fertig|abholbereit)(?!\p{L})/u;

/** "Emne: Vinduer fra Polen". */
const subjectGoods =
  /^[ >]{0,4}(?:subject|temat|emne|betreff): ?(?:(?:re|fw|fwd|sv|vs|odp|pd|wg|aw): ?){0,3}(?:(?:transport (?:of |av )?)?(\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24})?) (?:fra|from|z|ze|do|til|to|von|nach) (?=\p{L})|(?:transport|delivery|shipment|shipping|collection|frakt|levering|henting|lieferung) (?:of|av|von) (?:an? |the |et |en )?(\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24})?)(?= ?(?:$|[,:–-]| (?:to|til|nach|from|fra|von) ))|(?:transport|przewoz|dostawa|wysylka|odbior) (\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24})?)(?= ?(?:$|[,:–-]| (?:z|ze|do) )))/u;

function setSubjectCargo(load: FoundLoad, line: TextLine): void {
  const match = subjectGoods.exec(line.folded);
  const goods = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  if (!match || goods === '' || noGoods.test(goods) || kindOfTransport.test(goods)) return;
  const from = match[0].lastIndexOf(goods);
  // "Transport Iława": a name.
  if (match[1] === undefined && /^\p{Lu}/u.test(line.text.slice(from))) return;
  load.cargo = {
    ...pieceOf(line, line.text.slice(from, from + goods.length), from, from + goods.length),
    isUnsure: true,
  };
}

/** "8,4 tonn skolemøbler.", "18 t salt in sacks,", "22 t skifer fra Opole": nothing but goods stands behind the amount. */
const endsGoods =
  /^(?: (?:in|i|w) \p{Ll}{3,12})?(?: ?(?:[.,;(]|$)| (?:fra|from|z|ze|von|til|to|do|nach) \p{Lu}| (?:som|that|which|kt[oó]r\p{L}{1,3}|skal|ma|to be|to go|going|for|dla) | (?:na|on|p[åa]|in|w|i|auf) \d)/u;

/** "24 t Stahl": what is weighed, where no pallets are counted. */
function setWeighedCargo(load: FoundLoad, line: TextLine, { end }: Piece<number>): void {
  if (load.cargo) return;
  const to = end - line.at;
  const goods = goodsAfter.exec(line.folded.slice(to));
  if (!goods?.[1] || behindAmount.test(goods[1]) || isPlaceBehind(line, to, goods)) return;
  // Where pallets are counted only "of" tells that the goods stand behind the weight.
  const from = to + goods[0].length - goods[1].length;
  if (load.pallets && !/^ (?:of|med|with|z|ze|av) /u.test(goods[0])) {
    const value = line.text.slice(from, from + goods[1].length);
    if (endsGoods.test(line.text.slice(from + value.length)) && isFramed(value, false))
      load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
    return;
  }
  load.cargo = pieceOf(line, line.text.slice(from, from + goods[1].length), from, from + goods[1].length);
}

/** Words behind an amount that are no goods. */
const behindAmount =
  /^(?:altogether|overall|together|combined|insgesamt|zusammen|samlet|tilsammen|sammen|osv|etc|so|more|less|extra|only|approx\p{L}*|including|inkl\p{L}*|fix|max|maks|full|payload|w tym|gdzie|where|but|men|ale|aber|lub|or|eller)(?!\p{L})/u;

/** "18 palet z Częstochowy": from a place, no goods. */
function isPlaceBehind(line: TextLine, at: number, goods: RegExpExecArray): boolean {
  const from = at + goods[0].length - (goods[1]?.length ?? 0);
  // "med totalvekt", "o wadze".
  if (/(?:vekt|waga|wadze|weight|gewicht|masse)/u.test(goods[1] ?? '')) return true;
  return (
    /(?:^| )(?:z|ze|von|av) $/u.test(line.folded.slice(at, from)) && /^\p{Lu}/u.test(line.text.slice(from))
  );
}

/** Words that a piece of a list of facts is no goods with, wherever they stand in it. */
const noGoods =
  /(?<!\p{L})(?:anslagsvis|szacunkow\p{L}|estimated|przyblizeniu|wszystk\p{L}|alt|everything|all|readiness|varer?|wazy|wazaca|veier|weighs|wiegt|gotowosc|mamy|weighing|emballert|fordelt|sumarycznie|ogolem|qty|quantity|ilosc|liczba|amount|antall|mengde|menge|vekta|vekten|blir|packed|pakket|verpackt|(?:za|s)pakowan\p{L}{1,2}|naj\p{L}{3,12}sz[aeyi]|heaviest|largest|biggest|longest|tyngste|storste|lengste|schwerste\p{L}?|grosste\p{L}?|but|men|ale|aber|szanown\p{L}*|panstwo|pan(?:i|ie|owie)?|geehrte\p{L}*|kjare|altogether|overall|insgesamt|samlet|tilsammen|dobry|dobry wieczor|\p{L}*doberek|heihei|heisan\p{L}*|halla|hejka|siemka|elo|servus|\p{L}*foresporsel\p{L}*|zapytani\p{L}*|inquiry|enquiry|anfrage|datoer|dates|terminy|only|just|kun|tylko|nur|kanskje|perhaps|maybe|vielleicht|moze|omlag|omtrent|okolo|rundt|is|are|jest|ist|sta[tr]?|stoi|stoja|standing|same|samme|sammen|dasselbe|usual|sorry|przepraszam|beklager|unnskyld|prosze|poprosz\p{L}*|poprosim\p{L}*|prosim\p{L}*|prosb\p{L}*|pilne|haster|urgent|asap|thanks?|thank you|takk|dziek\p{L}*|pozdr\p{L}*|hilsen|mvh|hi|hello|hei|hej|czesc|siema|morning|moin|hallo|halo|guten|god|good|dear|witam|witajcie|dzien dobry|cen[aey]|price|pris|quote|rate|razem|total\p{L}*|lacznie|brutto|netto|gross|adr|ftl|ltl|pietrow\p{L}*|niepietrow\p{L}*|stackable|stablebar\p{L}*|stapelbar|nie|not|no|ikke|each|ile|need\p{L}*|treng\p{L}*|szuk\p{L}*|potrzeb\p{L}*|brauch\p{L}*|transport\p{L}*|frakt|truck|van|auto(?! (?:parts|spares|deler|czesci))|bil|naczep\p{L}*|plandek\p{L}*|firank\p{L}*|chlodni\p{L}*|reefer|frigo|kjolebil|tilt|mega|standard|winda|tail\p{L}*|jutro|dzis\p{L}*|tomorrow|today|morgen|can|could|please|kindly|you|vi|we|vil|har|have|has|skal|zalad\p{L}*|rozlad\p{L}*|zal|rozl|load\p{L}*|unload\p{L}*|pick\p{L}*|collect\p{L}*|deliver\p{L}*|lasting|lossing|hent\p{L}*|lever\p{L}*|odbi\p{L}*|dostaw\p{L}*|dostarcz\p{L}*|poniedz\p{L}*|wtor\p{L}*|srod\p{L}*|czwart\p{L}*|piat\p{L}*|mon\p{L}*day|tue\p{L}*|wed\p{L}*|thu\p{L}*|friday|mandag|tirsdag|onsdag|torsdag|fredag|palet\p{L}*|pallets?|paller|plt|pal|euro?|epal|kg|tel|tlf|ref|nr|dap|exw|fca|termin|data|date|dato|uke|week|to|do|from|fra|til|von|nach|kazd\p{L}*|approx\p{L}*|about|around|roughly|circa|waga|masa|calkow\p{L}*|weight|vekt|wys|wymiar\p{L}*|size|wart\p{L}*|value|platno\p{L}*|dni|days|dager|ring|call|zone|polska|poland|norge|norway|norwegia|sverige|sweden|reszta|zmian|jednak|bedzie|regards|cheers|best|szt\p{L}*|part|full|adres\p{L}*|address\p{L}*|stopc\p{L}*|gotow\p{L}*|ready|klare?|oferta|odpowied\p{L}*|svar\p{L}*|offer\p{L}*|hjelp|help|pomoc\p{L}*|ibc|wozki\p{L}*|forklift|dzien|dnia|day|dagen?|klient\p{L}*|dost|pon|wt|sr|czw|pt|sob|nd|niedz\p{L}*|sobot\p{L}*|sat|saturday|sun|sunday|lordag|sondag|lor|son|man|tir|tirs|ons|tor|tors|fre|samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|hva|hvor|hvem|hvilk\p{L}*|what|where|how|who|which|gdzie|kiedy|was|wie|wo|wann|wieviel|koster|kosztuje|costs?|samo|miejsc\p{L}*|zawsze|gewicht\p{L}*|jetzt|bitte|danke|heute|preis\p{L}*|angebot\p{L}*|gru(?:s|ss)|customer\p{L}*|kunde\p{L}*|wym|szer|dl|min|max|godz|wczesniej|pozniej|earlier|later|senere|tidligere)(?!\p{L})/u;

/** Before "części do maszyn", "batterier til truck": what goods are for is told by a small word behind them. */
const goodsFor =
  /^(\p{L}[\p{L}-]{2,24}(?: (?:(?:i|og|and|und) )?\p{L}[\p{L}-]{2,24})?) (?:do|til|for|to|für) (?:an? |en |et |ein(?:en?)? )?\p{Ll}{4,}(?: \p{Ll}{3,})?$/u;
/** "5 steel coils": a count of goods, and not one of pallets, tonnes or days. */
const countedGoods = new RegExp(
  `^\\d{1,3} (?:x )?(?!${noPieces}|ton|pl[tl]|pal|epal|euro|ind|lm|lade|laste|dzien|dnia|dager|dag|week|uke|tyg|kol|hour|timer)(?=\\p{Ll}{4})`,
  'u',
);

/** Pallets, whose number may stand elsewhere, or a weight. */
const tellsAmount = (folded: string) =>
  palletPatterns.before.test(folded) ||
  euroPallets.test(folded) ||
  folded.match(weightPattern) !== null ||
  unPattern.test(folded);
const euroPallets =
  /^[ *•-]{0,4}(?:eur(?:o|-| )?-?|epal[ -]|uk )(?:palety|pallets?|paller|paletten)(?!\p{L})/u;

/** "33 palety, papier, 22 tony": a piece of words alone in a sentence that counts pallets or weighs. */
function setListedCargo(
  load: FoundLoad,
  line: TextLine,
  findTown: (name: string) => readonly string[],
): void {
  if (!tellsAmount(line.folded)) return;
  for (const sentence of line.text.matchAll(/(?:[^.!?]|[.!?](?=\d| ?\p{Ll}| \d)){3,400}/gu)) {
    const folded = foldSigns(sentence[0]);
    if (!tellsAmount(folded)) continue;
    const parts = [
      ...sentence[0].matchAll(/(?:(?! [–—+-] )[^,;/()|.]|[.,](?=\d)|(?<=\d)(?<!:\d\d)\.){2,400}/gu),
    ];
    const amounts = parts.flatMap(({ 0: part }, place) => {
      const told = foldSigns(part);
      return tellsAmount(told) ? [place] : [];
    });
    let best: { cargo: Piece<string>; distance: number } | null = null;
    for (const [place, part] of parts.entries()) {
      const value = goodsOfPart(part[0]);
      // A name is no goods: only the first words of a sentence, or capitals throughout, may be some.
      const isBegin = sentence[0].slice(0, part.index).trim() === '';
      // Behind a measure German goods have a capital.
      const isLed = beforeGoods.test(part[0].trim());
      if (value === null || !isGoods(value, isBegin || isLed, findTown)) continue;
      // What stands beside an amount is surer than what stands farther off; one word that a line begins with is often a greeting.
      const isFirstWord = isBegin && sentence.index === 0 && !value.includes(' ') && parts.length > 1;
      const distance = Math.min(...amounts.map((at) => Math.abs(at - place))) + (isFirstWord ? 1.5 : 0);
      if (best && best.distance <= distance) continue;
      const from = sentence.index + part.index + part[0].indexOf(value);
      best = { cargo: pieceOf(line, value, from, from + value.length), distance };
    }
    if (!best) continue;
    // Nothing names it as goods.
    load.cargo = { ...best.cargo, isUnsure: true };
    return;
  }
}

/** Before goods in their part: a measure, or words that lead to them. */
const beforeGoods =
  /^(?:\d[\d.,]{0,6} ?(?:ldm|lm|m3|cbm|kbm) (?:of |med |av |z )?|(?:w srodku|inside|alts[åa]|czyli|i\.e\.|also|inni|innhold|towar to|s[ąa] to|these are|it is|it.s|das sind|es sind|det er|dette er|to) (?:the |de |te )?)/iu;
/** Behind goods: what they weigh, how strong they are. */
const behindGoods =
  /(?<=\p{L}) (?:(?:ca\.? |ok\.? |approx\.? )?\d[\d ,.]{0,9} ?(?:t|kg|to|tonn?e?s?|tony|ldm)(?: \d[\d,.]{0,5} ?(?:t|ldm|kg|m3|cbm))?|\d{1,3} ?%)$/iu;
/** "Ugressmiddel så det er nok ADR", "glass jars again": what is said of goods behind them. */
const explained =
  / (?:så|so|więc|bo|som|ale|lecz|but|men|aber|which|that|also|again|igjen|znowu|this time|denne gangen|tym razem)(?!\p{L}).{0,80}$/iu;
/** What goods are packed in, behind them: words of other pieces, too. */
const packedIn =
  / (?:luzem )?(?:w|na|in|on|i|på|auf|po) (?:\p{L}{3,12} )?(?:work|big-?bag|karton|skrzyn|palet|pall|bags|sacks|boxes|crates|cartons|rolls|rolk|belach|sekk|kasser|esker|øskjer|kartong|ruller|sack|kisten|drums|beczk|foli)\p{L}*(?: .{0,40})?$/iu;

/** What goods are counted in, with no word of the goods. */
const packOnly =
  /^(?:pakker|skids?|stillages?|kolli|colli|paczek|paczki|packages?|packs?|pieces|crates|cases|boxes|bunter|bundles|kasser|esker|karton(?:ow|y)|skrzyn(?:ie|ia)?|work(?:i|ow)|becz(?:ki|ek)|beb(?:ny|now)|rol(?:ki|ek)|rull(?:er)?|rolls|reels|drums|bags|sacks|sekker|fat|opakowani\p{L}{1,3}(?: zbiorcz\p{L}*)?|kanist\p{L}*|fasser|kisten|sacke|ballen|bales|bel(?:e|i)?|wiaz(?:ki|ek)|stos(?:y|ow))$/u;

/** Of a piece of a list the words that may be goods; null where it has others. */
function goodsOfPart(part: string): string | null {
  const value = part
    .trim()
    .replace(/^[–—+-] /u, '')
    .replace(beforeGoods, '')
    .replace(countedGoods, '')
    .replace(behindGoods, '')
    .replace(explained, '');
  const isShaped = (text: string) => /^\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{0,24}){0,5}$/u.test(text);
  const bare = value.replace(packedIn, '');
  const told = isShaped(value) && !noGoods.test(foldSigns(value)) ? value : bare;
  return isShaped(told) && !packOnly.test(foldSigns(told)) ? told : null;
}

/** A piece that says how goods are, and not what. */
const howGoods =
  /^(?:(?:uten|bez|without|ohne|no) .*|empty|used|new|fragile|loose|unpacked|put[ey]|puste|nowe|uzywane|kruche|luzem|lekkie|ciezkie|zapakowane|tomme?|nye?|brukte?|skjore?|lost|leer|neu|gebraucht|lose)$/u;

function isGoods(value: string, isBegin: boolean, findTown: (name: string) => readonly string[]): boolean {
  // "Część" is a part, and "cześć" without its signs a greeting.
  const told = (goodsFor.exec(value)?.[1] ?? value).replace(/^częś(?:ć|ci)(?!\p{L})/iu, 'parts');
  const bare = foldSigns(told);
  if (noGoods.test(bare) || howGoods.test(bare) || bodies.some(([, body]) => body.test(bare))) return false;
  if (/^(?:z|ze|w|we|na|dla|i|a|in|at|of|for|og|pa|med|with|by|ok|ca|and|or|the|our) /u.test(bare))
    return false;
  // "PVC windows": short letters before the goods.
  const isCapital = /^\p{Lu}/u.test(value) && !/^\p{Lu}{2,4} \p{Ll}{3}/u.test(value);
  const isLoud = value === value.toUpperCase();
  const namesTown = value.split(/[ -]/u).some((word) => /^\p{Lu}/u.test(word) && findTown(word).length > 0);
  return !namesTown && (!isCapital || isBegin || isLoud);
}

function setPallets(load: FoundLoad, line: TextLine, findTown: (name: string) => readonly string[]): void {
  if (load.pallets) {
    setFurtherPallets(load, line, 0);
    return;
  }
  const paired = pairedPallets.exec(line.folded);
  if (paired) {
    const sum = Number(paired[1]) + Number(paired[2]);
    const to = paired.index + paired[0].length;
    load.pallets = { ...pieceOf(line, sum, paired.index, to), isUnsure: true };
    return;
  }
  const numbered = eachCount.flatMap((pattern) => [...line.folded.matchAll(pattern)]);
  const match =
    numbered.find(
      ({ 0: all, 1: told, index }) =>
        !isTakenBack(line, Number(told)) &&
        // "24 PL Kraków" is a country.
        !line.text.slice(index, index + all.length).endsWith('PL'),
    ) ?? null;
  const count = match ? Number(match[1]) : null;
  const word = match ? null : palletsInWords.exec(line.folded);
  const spelt = word?.[1] === undefined ? undefined : numberWords[word[1]];
  const bare = (match ?? word) ? null : barePallets.exec(line.folded);
  const pieces = (match ?? word ?? bare) ? null : palletPieces.exec(line.folded);
  const value = count ?? spelt ?? Number(bare?.[1] ?? pieces?.slice(1).find((one) => one !== undefined) ?? 0);
  const found = match ?? word ?? bare ?? pieces;
  if (!found || value < 1 || value > 100_000) return;
  // "18 euro med": what joins the goods stands behind it.
  const to = found.index + (bare ? bare[0].search(/(?<=euros?) /u) : found[0].length);
  load.pallets = { ...pieceOf(line, value, found.index, to), ...(pieces?.[3] ? { isUnsure: true } : {}) };
  // "Doszły dwie palety z folią, czyli w sumie 12": what is added tells neither how many there are nor what is in the others.
  if (addedBefore.test(line.folded.slice(Math.max(0, found.index - 40), found.index))) {
    const sum = summedBehind.exec(line.folded.slice(to, to + 60));
    load.pallets = { ...load.pallets, value: Number(sum?.[1] ?? value), isUnsure: true };
    return;
  }
  setFurtherPallets(load, line, to);
  // "24 sofas + 6 pallets of fittings": the first are the goods.
  const isFurther = /\p{L} [+&] $/u.test(line.folded.slice(0, found.index));
  const goods = load.cargo || isFurther ? null : goodsAfter.exec(line.folded.slice(to));
  if (!goods?.[1] || isPlaceBehind(line, to, goods)) return;
  const from = to + goods[0].length - goods[1].length;
  const name = withoutTown(line.text.slice(from, from + goods[1].length), findTown);
  // "10 palet Oslo", "33 pallets Leeds - Oslo": a town, where nothing else stands with it.
  const isTown =
    /^\p{Lu}/u.test(name) &&
    (findTown(name).length > 0 ||
      // "10 pallets Corby NN17 to Moss".
      (/^\p{Lu}\p{Ll}/u.test(name) && findTown(name.split(' ')[0] ?? '').length > 0) ||
      (/^ ?(?:-|→|>)/u.test(line.folded.slice(from + name.length)) &&
        findTown(name.split(/[ -]/u)[0] ?? '').length > 0) ||
      (/^\p{Lu}\p{L}{2,20}-\p{Lu}/u.test(name) && findTown(name.split('-')[0] ?? '').length > 0));
  if (!isTown && !behindAmount.test(goods[1])) load.cargo = pieceOf(line, name, from, from + name.length);
}

/** "Okien Kutno" of "4 palety okien Kutno - Moss": the town behind the goods is none. */
function withoutTown(name: string, findTown: (name: string) => readonly string[]): string {
  const town = /^\p{Ll}.{2,60}?( \p{Lu}\p{L}{2,24})$/u.exec(name)?.[1];
  return town !== undefined && findTown(town.trim()).length > 0 ? name.slice(0, -town.length) : name;
}

/** "It will be 9 pallets" above "7 pallets of brake discs": what a second number counts. */
function setCountedCargo(load: FoundLoad, line: TextLine, at: number): void {
  const goods = load.cargo ? null : goodsAfter.exec(line.folded.slice(at));
  if (!goods?.[1] || isPlaceBehind(line, at, goods)) return;
  const from = at + goods[0].length - goods[1].length;
  if (!/^ (?:of|med|av|mit|with) /u.test(goods[0])) {
    const value = line.text.slice(from, from + goods[1].length);
    if (endsGoods.test(line.text.slice(from + value.length)) && isFramed(value, false))
      load.cargo = { ...pieceOf(line, value, from, from + value.length), isUnsure: true };
    return;
  }
  load.cargo = pieceOf(line, line.text.slice(from, from + goods[1].length), from, from + goods[1].length);
}

const addedBefore =
  /(?<!\p{L})(?:doszl\p{L}{1,2}|dojd\p{L}{1,2}|dochodz\p{L}{1,2}|dodatkow\p{L}{1,2}|another|additional|further|extra|ekstra|ytterligere)(?: \p{L}{2,6}){0,2} $/u;
const summedBehind =
  /(?<!\p{L})(?:w sumie|razem|lacznie|total|in total|altogether|til sammen|tilsammen|insgesamt) (?:jest |of |are |is |it is )?(\d{1,3})(?![\d.,]*\d| ?(?:kg|t|ton\p{L}*|ldm|m|cm)(?!\p{L}))/u;

const allPallets =
  /(?<!\p{L})(?:razem|lacznie|w sumie|suma|total|in total|altogether|samlet|tilsammen|til sammen|totalt|insgesamt|gesamt)[ :=]{1,3}$/u;

/** "10 palet Oslo, 8 palet Bergen": a second number is that of another part, unless it is the sum. */
function setFurtherPallets(load: FoundLoad, line: TextLine, at: number): void {
  let isSummed = /(?:razem|lacznie|w sumie|total|samlet|tilsammen|insgesamt)/u.test(line.folded.slice(0, at));
  for (const match of line.folded.slice(at).matchAll(everyPallets)) {
    const value = Number(match[1]);
    const from = at + match.index;
    setCountedCargo(load, line, from + match[0].length);
    if (!load.pallets || isSummed || value < 1 || value > 100_000 || value === load.pallets.value) continue;
    isSummed = allPallets.test(line.folded.slice(Math.max(0, from - 16), from));
    load.pallets = isSummed
      ? pieceOf(line, value, from, from + match[0].length)
      : { ...load.pallets, isUnsure: true };
  }
}

interface Weight extends Piece<number> {
  isEach: boolean;
  isTotal: boolean;
  isNet: boolean;
}

/** "Po 8 palet 3000 kg": of each load, whose pallets may as well weigh so much each. */
const ofLoads = /(?<!\p{L})(?:po|je) \d{1,3} (?:euro|eur|e)?-?(?:pal|plt|pll)/u;

const unitPack =
  /^[ -](?:(?:paper|plastic|papir|plast)[ -]?)?(?:bags?|sacks?|work\p{L}*|sekk\p{L}*|cans?|tins?|kann\p{L}*|buckets?|spann\p{L}*|wiader\p{L}*|sacke|eimer|beutel|pos(?:er|ar))(?!\p{L})/u;

/** "4 tony z groszem", "4 tonnes and a bit". */
const andMore = /^ (?:z groszem|z hakiem|z kawalkiem|and a bit|and change|og litt|pluss litt)(?!\p{L})/u;

const takenBack = /^[^.,;!?]{0,30}\?{1,3} ?(?:nei|nie|no|nein|sorry)(?!\p{L})/u;
/** "22-23 tons": as much as it may be. */
const weightRange = new RegExp(
  `${noNumber}(\\d{1,3}(?:[.,]\\d{1,2})?) ?(?:-|do|to|til|bis) ?(\\d{1,3}(?:[.,]\\d{1,2})?) ?(?:t|mt|ton\\p{L}{0,4})(?![\\p{L}\\d]|/)`,
  'u',
);

function* weightsOf(line: TextLine): Generator<Weight> {
  if (vehicleWord.test(line.folded)) return;
  const range = weightRange.exec(line.folded);
  const most = amountOf(range?.[2] ?? '0', 'decimal');
  if (range && amountOf(range[1] ?? '', 'decimal') < most && most <= 60)
    yield {
      ...pieceOf(line, most * 1000, range.index, range.index + range[0].length),
      isUnsure: true,
      isEach: false,
      isTotal: true,
      isNet: false,
    };
  for (const match of line.folded.matchAll(weightPattern)) {
    const unit = match[2] ?? '';
    const isTonnes = unit.startsWith('t') || unit === 'mt';
    const isPounds = /^(?:lb|pound)/u.test(unit);
    const told = amountOf(match[1] ?? '', isTonnes ? 'decimal' : 'thousands') * (isTonnes ? 1000 : 1);
    const value = isPounds ? Math.round(told * 0.453_592_37) : told;
    // "2 to 3 pallets" and "33 t" of a year are no weights.
    if (!(value >= 0.1 && value <= 99_999_999) || (unit === 'to' && value > 100_000)) continue;
    if (unit === 'to' && /^ \d/u.test(line.folded.slice(match.index + match[0].length))) continue;
    // "Ring 22 555 71 30 to book".
    if (unit === 'to' && /\d[ -]$/u.test(line.folded.slice(Math.max(0, match.index - 2), match.index)))
      continue;
    const from = match.index;
    const to = from + match[0].length;
    // "22,5 tonn steinull?? nei, glassull 9,5 tonn": taken back.
    if (takenBack.test(line.folded.slice(to, to + 50))) continue;
    // "In 15 kg bags": what each of them holds.
    if (unitPack.test(line.folded.slice(to, to + 16))) continue;
    const clause = clauseAround(line.folded, from, to);
    const behind = line.folded.slice(to, to + 16);
    const isNet =
      netWord.behind.test(behind) ||
      (netWord.before.test(line.folded.slice(Math.max(0, from - 24), from)) &&
        !netWord.grossBehind.test(behind));
    const before = line.folded.slice(Math.max(0, from - 60), from);
    // "2 x 6,500 kg".
    const counted =
      countBefore.exec(before) ?? /(?<![\d\p{L}.,/-])(?<![x×] ?)(\d{1,2}) ?[x×] $/u.exec(before);
    const whole = Math.round(value * Number(counted?.[1] ?? 1) * 100) / 100;
    // What no lorry takes was counted wrong.
    const isCounted = counted !== null && whole <= mostOfLoad;
    yield {
      ...pieceOf(line, isCounted ? whole : value, isCounted ? from - counted[0].length : from, to),
      isEach:
        !isCounted &&
        (eachWord.test(clause) ||
          eachInBrackets.test(before) ||
          eachBehind.test(line.folded.slice(to, to + 16))),
      isTotal: !isNet && totalWord.test(clause),
      isNet,
      ...(ofLoads.test(clause) || andMore.test(behind) ? { isUnsure: true } : {}),
    };
  }
  // "Tonn: 22" of a table's column.
  const tonnes = tonnesBare.exec(line.folded);
  const bare = weightBare.exec(line.folded) ?? kilosBare.exec(line.folded) ?? tonnes;
  if (bare) {
    const told = bare.at(-1) ?? '';
    const value = bare === tonnes ? amountOf(told, 'decimal') * 1000 : amountOf(told, 'thousands');
    if (value >= 1)
      yield {
        ...pieceOf(line, value, bare.index, bare.index + bare[0].length),
        isEach: eachLabel.test(bare.groups?.['words'] ?? ''),
        isTotal: !eachLabel.test(bare.groups?.['words'] ?? ''),
        isNet: false,
      };
  }
}

/** Between the weights of two pieces of one load: "900 kg, with its tools 150 kg extra". */
const addsWeight =
  /^ (?:(?:i|oraz|and|og|und|\+|&) (?:(?:ca\.?|ok\.?|about) )?$|\+ \p{L}{3,20} $|\+ \d{1,2} (?:x )?\p{L}{3,12}(?: \p{L}{1,12}){0,3} $)/u;
const toldExactly = /^ ?[(/=] ?$/u;
const further =
  /^ (?:more|extra|on top|w dodatku|dodatkowo|wiecej|i tillegg|ekstra|mehr|zusatzlich)(?!\p{L})/u;

/** "3,4 t i 2,9 t", "11 t + flenser 2 t": of two pieces of one load, if of nothing else; "9 tonn (9 350 kg)" is one told twice. */
function joinedWeights(line: TextLine, weights: readonly Weight[]): Weight[] {
  const joined: Weight[] = [];
  for (const weight of weights) {
    const last = joined.at(-1);
    const gap = last ? line.folded.slice(last.end - line.at, weight.start - line.at) : '';
    const isAgain =
      last && toldExactly.test(gap) && Math.abs(weight.value - last.value) <= last.value / 10 && !last.isEach;
    const isMore =
      further.test(line.folded.slice(weight.end - line.at, weight.end - line.at + 16)) && gap.length < 40;
    if (isAgain) joined[joined.length - 1] = { ...weight, isTotal: weight.isTotal || last.isTotal };
    else if (last && (addsWeight.test(gap) || isMore) && !weight.isTotal)
      joined[joined.length - 1] = {
        ...last,
        value: Math.round((last.value + weight.value) * 100) / 100,
        end: weight.end,
        isUnsure: true,
      };
    else joined.push(weight);
  }
  return joined;
}

function clauseAround(text: string, from: number, to: number): string {
  const begin = Math.max(
    text.lastIndexOf(', ', from),
    text.lastIndexOf(';', from),
    text.lastIndexOf('. ', from),
    text.lastIndexOf(' (', from),
    from - 40,
    0,
  );
  const ends = [', ', ';', '. ', ' (', ')']
    .map((sign) => text.indexOf(sign, to))
    .filter((place) => place >= 0);
  return text.slice(begin, Math.min(...ends, to + 30, text.length));
}

/** Kilograms that no lorry takes without a permit, and that no pallet has. */
const mostOfLoad = 60_000;
const mostOfPallet = 3_000;

/** How many pieces there are where no pallets are counted. */
const packs =
  /(?<![\d\p{L}.,/-])(\d{1,3}) ?(?:x )?(?:\p{L}{3,12} )?(?:crates|boxes|cases|packs|packages|pieces|drums|ibcs?|bundles|coils|stillages|stk\.?|pcs\.?|skrzyn\p{L}{0,3}|paczek|paczki|sztuk\p{L}?|szt\.?|beczek|beczki|kasser|kolli|pakker|bunter|fat|kisten|kartons|stuck)(?!\p{L})/u;

/** "8 maszyn pakujących (każda 650 kg)". */
const countedEach =
  /(?<![\d\p{L}.,/-])(\d{1,3}) (?:x )?\p{L}{3,20}(?: \p{L}{3,20}){0,2} \((?:kazd\p{L}{1,3}|each|hver\p{L}?|je|a|po)(?!\p{L})/u;

function chosenWeight(
  weights: readonly Weight[],
  pallets: number | null,
  packed: number | null,
): Piece<number> | undefined {
  const whole = weights.filter(({ isEach }) => !isEach);
  const chosen = whole.find(({ isTotal }) => isTotal) ?? whole.find(({ isNet }) => !isNet) ?? whole[0];
  // "One of 6.2 t and one of 4.1 t": which of them is the whole, nothing tells.
  const isOther = ({ value, isNet }: Weight) =>
    !isNet && Math.abs(value - (chosen?.value ?? 0)) > (chosen?.value ?? 0) / 10;
  if (chosen) return !chosen.isTotal && whole.some(isOther) ? { ...chosen, isUnsure: true } : chosen;
  const [each] = weights;
  if (each && pallets === null && packed !== null && each.value * packed <= mostOfLoad)
    return { ...each, value: Math.round(each.value * packed * 100) / 100, isUnsure: true };
  if (!each || pallets === null) return undefined;
  const value = Math.round(each.value * pallets * 100) / 100;
  // "33 pallets, 20 t each": each lorry.
  if (value > mostOfLoad) return each.value > mostOfPallet ? { ...each, isUnsure: true } : undefined;
  return { ...each, value };
}

/** A number as people write it: whether a sign before three digits groups thousands is told by the unit. */
export function amountOf(text: string, three: 'thousands' | 'decimal'): number {
  const bare = text.replaceAll(' ', '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(bare);
  if (grouped && (three === 'thousands' || /[.,]\d{3}[.,]/u.test(bare)))
    return Number(bare.replaceAll(/[.,]/gu, ''));
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  return last < 0
    ? Number(bare)
    : Number(`${bare.slice(0, last).replaceAll(/[.,]/gu, '')}.${bare.slice(last + 1)}`);
}

function setMeasures(load: FoundLoad, line: TextLine): void {
  const ldm = load.ldm ? null : (ldmPattern.exec(line.folded) ?? ldmAfter.exec(line.folded));
  if (ldm) {
    const value = amountOf(ldm[1] ?? '', 'decimal');
    if (value > 0 && value < 1000) load.ldm = pieceOf(line, value, ldm.index, ldm.index + ldm[0].length);
  }
  setSides(load, line);
  for (const match of line.folded.matchAll(sizePattern)) {
    const { size, isUnsure = false } = sizeOf(match, line.folded) ?? {};
    const volume = size ? size.length * size.width * (size.height ?? 1) : 0;
    const known = load.size?.value;
    if (!size || (known && known.length * known.width * (known.height ?? 1) >= volume)) continue;
    load.size = {
      ...pieceOf(line, size, match.index, match.index + match[0].trimEnd().length),
      ...(isUnsure ? { isUnsure } : {}),
    };
  }
}

function sizeOf(match: RegExpExecArray, folded: string) {
  const texts = [match[1], match[2], match[3]].filter((text) => text !== undefined);
  const numbers = texts.map((text) => amountOf(text, 'decimal'));
  const largest = Math.max(...numbers);
  // The unit may stand behind each side, or be told once in brackets before.
  const named =
    match[4] ?? /\d ?(cm|mm|m)(?!\p{L})/u.exec(match[0])?.[1] ?? /\((cm|mm|m)\)/u.exec(folded)?.[1];
  const second = numbers.toSorted((one, other) => other - one)[1] ?? 0;
  const unit =
    named ??
    (largest <= 14 && texts.some((text) => /[.,]/u.test(text))
      ? 'm'
      : largest > 1500 || second > widestOfAny
        ? 'mm'
        : 'cm');
  const factor = unit === 'm' ? 100 : unit === 'mm' ? 0.1 : 1;
  const [length = 0, width = 0, height = null] = numbers.map((side) => Math.round(side * factor));
  const sides = [length, width, ...(height === null ? [] : [height])];
  // Two small numbers are a count and a size, or a way of writing "two times".
  // "1 x 13.6m curtainsider": a count of vehicles.
  if (height === null && numbers[1] === 13.6) return null;
  const behind = folded.slice(match.index + match[0].length).trimStart();
  if (height === null && numbers[0] === Math.round(numbers[0] ?? 0) && vehicleBehind.test(behind))
    return null;
  if (sides.some((side) => side < 5 || side > 10_000) || (height === null && Math.min(length, width) < 30))
    return null;
  return {
    size: { length, width, height },
    isUnsure: named === undefined && unit === 'cm' && second > widest,
  };
}

const vehicleBehind =
  /^(?:curtain|tautliner|trailer|truck|lorry|semi|artic|reefer|frigo|box (?:trailer|truck|van)|plandek|naczep|firank|chlodni|zestaw|auta?(?!\p{L})|gardin|kapell|skap|vogntog|bil(?:er)?(?!\p{L})|henger)/u;

/** Centimetres that a lorry is wide, and that hardly anything is that goes on a road. */
const widest = 320;
const widestOfAny = 500;

const sideUnit = '(\\d{1,5}(?:[.,]\\d{1,2})?) ?(mm|cm|m|met(?:re|er)s?|metr(?:y|ow|a)?)(?![\\p{L}\\d])';
const sideWords = {
  length: [
    'dlugosc\\p{L}*|dl\\.|lengde|length|lange|(?:(?:lengde|length) )?(?:longest|najdluzsz\\p{L}{1,2}|lengste|langste\\p{L}?)(?: (?:is|er|jest|ma|panel|element\\p{L}*|piece|bit|del|stk|one|sztuka|paczka))?',
    'dlug\\p{L}*|long|lang\\p{L}*|in length',
  ],
  width: [
    'szerokosc\\p{L}*|szer\\.?|bredde|width|breite|srednic\\p{L}*|diameter|durchmesser',
    'szerok\\p{L}*|wide|bred\\p{L}*|breit\\p{L}*|brei|in width|(?:i |in |w )?(?:diameter|dia\\.?|srednicy|durchmesser)',
  ],
  height: [
    'wysokosc\\p{L}*|wys\\.?|hoyde\\p{L}{0,2}|height|hohe|h(?= ?[=:])',
    'wysok\\p{L}*|high|tall|hoy\\p{L}*|hoch|in height',
  ],
} as const;
const sideJoint =
  '(?: (?:palet\\p{L}*|ladunku|laczna|calkowita|zewnetrzna|total|overall|max\\.?|maks\\.?|pa|of|ca\\.?|ok\\.?|do|is|er|to|inntil|opptil|opp til|up to|bis|about|approx\\.?)){0,2}';
const sidePatterns = (['length', 'width', 'height'] as const).map((key) => {
  const [label, behind] = sideWords[key];
  return [
    key,
    new RegExp(
      `(?<!\\p{L})(?:${label})${sideJoint} ?[:=]? ?${sideUnit}|(?<![\\d\\p{L}.,/+-])(?<!\\d ?x ?)${sideUnit} (?:${behind})(?!\\p{L}| ?[:=]? ?\\d[\\d.,]{0,5} ?(?:mm|cm|m)(?!\\p{L}))`,
      'u',
    ),
  ] as const;
});
/** "Wys 100", "høyde 130": centimetres that nothing names. */
const bareSides = (['width', 'height'] as const).map(
  (key) =>
    [
      key,
      new RegExp(
        `(?<!\\p{L})(?:${sideWords[key][0]})${sideJoint} ?[:=]? ?(\\d{2,3})(?![\\d\\p{L}]|[.,:/x]\\d| ?(?:cm|mm|m|x|kg|t|st|°)(?!\\p{L}))`,
        'u',
      ),
    ] as const,
);
/** "L: 120", "W: 100" of a table's columns, and "120 lang 80 brei og 205 høy": centimetres, too. */
const columnSide = /^(?:(l)|(w|b)) ?[:=] ?(\d{2,3})(?: ?cm)?$/u;
const sidesInRow = new RegExp(
  `(?<![\\d.,x/-])(\\d{2,3}) (?:${sideWords.length[1]}),? (?:(?:i|a|og|and|und) )?(\\d{2,3}) (?:${sideWords.width[1]})(?:,? (?:(?:i|a|og|and|und) )?(\\d{2,3}) (?:${sideWords.height[1]}))?(?!\\p{L})`,
  'u',
);
/** "Stokker opptil 8,4 m": how long the goods are, if more than a lorry is wide. */
const longestPiece =
  /(?<!(?:hoyde|height|bredde|width|wysokosc\p{L}{0,2}|szerokosc\p{L}{0,2}|hohe|breite) )(?<!\p{L})(?:opptil|opp til|up to|bis zu|do) (?:ca\.? )?(\d{1,2}(?:[.,]\d{1,2})?) ?m(?![\p{L}\d])/u;
const shortestLong = 300;
/** What a vehicle, a gate or a ramp measures is no side of the goods. */
const otherSide =
  /(?<!\p{L})(?:ramp\p{L}*|naczep\p{L}*|plandek\p{L}*|firank\p{L}*|aut[oa]|truck|trailer\p{L}*|lorry|bil(?:en)?|henger\p{L}*|bram\p{L}*|drzwi|doors?|gate|port(?:en)?|przeswit\p{L}*|wewn\p{L}*|inside|internal|innvendig|dystans\p{L}*)(?!\p{L})/u;

/** "Wysokość 1800mm", "6.5m long". */
function setSides(load: FoundLoad, line: TextLine): void {
  for (const [key, pattern] of sidePatterns) {
    const match = load[key] ? null : pattern.exec(line.folded);
    if (!match) continue;
    const to = match.index + match[0].length;
    const unit = match[2] ?? match[4];
    const factor = unit === 'cm' ? 1 : unit === 'mm' ? 0.1 : 100;
    const value = Math.round(amountOf(match[1] ?? match[3] ?? '', 'decimal') * factor);
    if (value < 5 || value > 10_000 || otherSide.test(clauseAround(line.folded, match.index, to))) continue;
    load[key] = pieceOf(line, value, match.index, to);
  }
  for (const [key, pattern] of bareSides) {
    const match = load[key] ? null : pattern.exec(line.folded);
    const value = Number(match?.[1] ?? 0);
    if (!match || value < 30 || value > 400) continue;
    const to = match.index + match[0].length;
    if (!otherSide.test(clauseAround(line.folded, match.index, to)))
      load[key] = pieceOf(line, value, match.index, to);
  }
  const column = columnSide.exec(line.folded);
  if (column) {
    const key = column[1] === undefined ? 'width' : 'length';
    load[key] ??= pieceOf(line, Number(column[3]), 0, line.text.length);
  }
  const row = sidesInRow.exec(line.folded);
  if (row)
    for (const [place, key] of (['length', 'width', 'height'] as const).entries()) {
      const value = Number(row[place + 1] ?? 0);
      if (value >= 30) load[key] ??= pieceOf(line, value, row.index, row.index + row[0].length);
    }
  const long = load.length || load.size ? null : longestPiece.exec(line.folded);
  const value = Math.round(amountOf(long?.[1] ?? '0', 'decimal') * 100);
  if (!long || value < shortestLong) return;
  const to = long.index + long[0].length;
  if (!otherSide.test(clauseAround(line.folded, long.index, to)))
    load.length = { ...pieceOf(line, value, long.index, to), isUnsure: true };
}

/** "Set at +3, tolerance 2 to 5": the limits, whatever it is set at. */
const tolerance = new RegExp(
  `(?<!\\p{L})(?:tolerance|tolerancj\\p{L}|toleranse|range|zakres\\p{L}{0,2}|spenn)(?: (?:of|od|fra|from|na))?[ :]{1,2}${degrees}${degreeSign} ?(?:\\.\\.|do|to|til|bis|/|-|and|og) ?${degrees}(?![\\d:/]| ?(?:kg|t|eur|dni|days|dager)(?!\\p{L}))`,
  'u',
);
const signedDegrees = '([+-] ?\\d{1,2}(?:[.,]\\d)?)';
const noDegrees = '(?![\\d:/]|[.,]\\d| ?(?:%|kg|t|h|dni|days|dager|eur|pln|nok|cm|mm|m)(?!\\p{L}))';
const someDegrees = `(?:${signedDegrees}${noDegrees}|(?:temp\\p{L}*\\.? )?(\\d{1,2}) ?(?:°|º|st\\.? ?c|stopni|grad|degrees|c(?!\\p{L})))`;
/** "Min +5", "above +5 C": no warmer limit is told. */
const leastDegrees = new RegExp(
  `(?<!\\p{L})(?:above|over|min\\.?|minimum|at least|powyzej|ponad|nie (?:nizej|mniej|nizsz\\p{L}{1,3}) niz|ikk(?:e|je) (?:under|lavere enn)|not below|no(?:t)? lower than|(?:colder|cooler|kaldere|kaldare|zimniej|chlodniej|kalter) (?:than|enn|niz|als)|minst|mindestens|nicht unter|uber)(?: temp\\p{L}*\\.?)? ${someDegrees}`,
  'u',
);
/** "-18 eller kaldere", "max +8": no colder limit is told. */
const mostDegrees = [
  new RegExp(
    `(?<![\\d.,/])(?:${signedDegrees}|(\\d{1,2}))(?: ?°)? ?(?:c|st\\p{L}*\\.?|grader|degrees)? ?(?:eller|or|lub|oder|i|and|og|und) (?:kaldere|lavere|colder|below|lower|less|nizej|nizsza|zimniej|mniej|kalter|darunter)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:max\\.?|maks\\.?|maximum|maksymalnie|below|ponizej|nie (?:wyzej|wiecej|wyzsz\\p{L}{1,3}) niz|ikk(?:e|je) (?:over|hoyere enn)|not (?:above|exceeding)|no(?:t)? higher than|(?:warmer|hotter|varmere|varmare|cieplej) (?:than|enn|niz|als)|hochstens|nicht uber)(?: temp\\p{L}*\\.?)? ${someDegrees}`,
    'u',
  ),
];
/** "+2/+6", both with a sign. */
const signedRange = new RegExp(
  `(?<![\\d.,/+-])([+-] ?[0-2]?\\d(?:[.,]\\d)?) ?(?:/|\\.\\.|do|to|til|bis) ?([+-] ?[0-2]?\\d(?:[.,]\\d)?)${noDegrees}`,
  'u',
);
/** "Frozen fish -22", "chłodnia +4", "minus 25": what nothing calls degrees. */
const bareDegrees = new RegExp(
  `(?<!\\p{L})(?:(?:frozen|frz|deep.?frozen|mrozon\\p{L}*|mrozni\\p{L}*|fross?e?n\\p{L}*|frys\\p{L}*|tiefkuhl\\p{L}*|ice cream|lod(?:y|ow)|chlodni\\p{L}*|reefer|frigo|kjol\\p{L}*|kuhl\\p{L}*)(?: \\p{L}{3,15})?,? ${signedDegrees}${noDegrees}|(minus ?\\d{1,2})${noDegrees})`,
  'u',
);

/** Degrees of a load: both limits, or the one that is told. */
function temperatureIn(
  folded: string,
): { match: RegExpExecArray; min: number | null; max: number | null } | null {
  const told = (match: RegExpExecArray | null) =>
    match?.slice(1).flatMap((text) => (text === undefined ? [] : [degreesOf(text)])) ?? [];
  const least = leastDegrees.exec(folded);
  const most = mostDegrees[0]?.exec(folded) ?? mostDegrees[1]?.exec(folded) ?? null;
  const [low = null] = told(least);
  const [high = null] = told(most);
  const outer = least ?? most;
  if (outer && (low === null || high === null || low <= high)) return { match: outer, min: low, max: high };
  const match =
    (/(?<!\p{L})(?:temp|set at|ustaw)/u.test(folded) ? tolerance.exec(folded) : null) ??
    temperaturePatterns.labelledRange.exec(folded) ??
    temperaturePatterns.range.exec(folded) ??
    signedRange.exec(folded) ??
    temperaturePatterns.one.exec(folded) ??
    bareDegrees.exec(folded);
  const numbers = told(match);
  const [first, second = first] = numbers;
  if (!match || first === undefined || second === undefined) return null;
  return { match, min: Math.min(first, second), max: Math.max(first, second) };
}

/** "Temperatura od: 2" above "Temperatura do: 4": each limit behind a label of its own. */
const limitLabel =
  /^[ *•-]{0,4}(?=[^:=\d]{0,30}temp)[^:=\d]{0,30}?(?<!\p{L})(?:(od|min\p{L}{0,6}\.?|from|fra|lowest|najnizsz\p{L}|laveste|nedre)|(do|maks\p{L}{0,7}\.?|max\p{L}{0,4}\.?|to|til|highest|najwyzsz\p{L}|hoyeste|ovre))(?!\p{L})[^:=\d]{0,15}[:=] {0,30}((?:[+-]|minus )? ?\d{1,2}(?:[.,]\d)?) ?(?:°|º|st\.?|stopni|grader|degrees)? ?c?[ .]{0,2}$/u;

function setLimit(load: FoundLoad, line: TextLine): void {
  const match = limitLabel.exec(line.folded);
  const degrees = match ? degreesOf(match[3] ?? '') : 0;
  if (!match || Math.abs(degrees) > 60) return;
  const { value = { min: null, max: null }, ...at } =
    load.temperature ?? pieceOf(line, undefined, 0, line.text.length);
  const key = match[1] === undefined ? 'max' : 'min';
  if (value[key] === null) load.temperature = { ...at, value: { ...value, [key]: degrees } };
}

function setNeeds(load: FoundLoad, line: TextLine): void {
  const { folded } = line;
  const set = <Key extends keyof FoundLoad>(
    key: Key,
    match: RegExpExecArray | null,
    value: NonNullable<FoundLoad[Key]>['value'] | null,
  ) => {
    if (load[key] || !match || value === null) return;
    Object.assign(load, { [key]: pieceOf(line, value, match.index, match.index + match[0].length) });
  };
  setLimit(load, line);
  const temperature = load.temperature ? null : temperatureIn(folded);
  if (temperature) {
    const { match, min, max } = temperature;
    if (Math.abs(min ?? 0) <= 60 && Math.abs(max ?? 0) <= 60) set('temperature', match, { min, max });
  }
  const un = unPattern.exec(folded);
  set('adrUn', un, un?.[1] ?? null);
  const named = adrPattern.exec(folded);
  // "Bez ADR, 3 palety": none, and a count.
  const isNone =
    named !== null &&
    /(?:bez|no|non|nie|not|uten|ikke|kein|ohne|without)[ -]$/u.test(folded.slice(0, named.index));
  const adr = (isNone ? null : named) ?? (un ? classNearUn.exec(folded) : null);
  const adrClass = adr?.[1] ?? adr?.[2] ?? '';
  set('adrClass', adr, adrClasses.has(adrClass) ? adrClass : null);
  const terms = [...line.text.matchAll(incotermPattern)];
  const [incoterm = null] = terms;
  set('incoterm', incoterm, incoterm?.[1] ?? null);
  // "FOB or CPT?", "not FCA but DAP": one of them.
  if (load.incoterm && terms.some(([, term]) => term !== load.incoterm?.value))
    load.incoterm = { ...load.incoterm, isUnsure: true };
  set('incoterm', /(?<!\p{L})ex[ -]?works(?!\p{L})/u.exec(folded), 'EXW');
  for (const [body, pattern] of bodies) {
    const match = pattern.exec(folded);
    if (match && !isDenied(folded, match) && !isInName(line, match) && !isColdStore(line, match))
      set('body', match, body);
  }
}

/** "Z naszej chłodni w Lubrańcu", "Chłodnia Kujawska": a house, and no vehicle. */
const isColdStore = ({ text, folded }: TextLine, { 0: word, index }: RegExpExecArray): boolean =>
  (/^chlodni(?:a|e)?$/u.test(word) &&
    /^ (?:we? \p{Lu}|\p{Lu}\p{L}{2,20}(?:[sc]ka|[sc]kiej|owa|owej)(?!\p{L}))/u.test(
      text.slice(index + word.length),
    )) ||
  (word === 'chlodni' &&
    /(?<!\p{L})(?:z|ze|w|we|do|przy|od)(?: (?:nasz|wasz|swoj|ich|jego)\p{L}{0,3})? $/u.test(
      folded.slice(Math.max(0, index - 20), index),
    ));

/** "Van Rossum B.V.", "Sanne van der Berg". */
const isInName = ({ text }: TextLine, { 0: word, index }: RegExpExecArray): boolean =>
  word === 'van' && /^(?:Van \p{Lu}\p{Ll}|van (?:de[rn]?|het) \p{Lu})/u.test(text.slice(index, index + 12));

/** "Kjølebil ikke nødvendig", "nie potrzeba chłodni". */
function isDenied(folded: string, match: RegExpExecArray): boolean {
  const before = folded.slice(Math.max(0, match.index - 30), match.index);
  const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 30);
  return (
    /(?<!\p{L})(?:nie|no|not|without|bez|uten|ikke|kein\p{L}*)(?: \p{L}{2,12}){0,2} $/u.test(before) ||
    /^(?: \p{L}{2,6})? (?:ikke|not|nie|nicht|niepotrzebn\p{L}*)(?!\p{L})/u.test(after)
  );
}

const degreesOf = (text: string): number =>
  Number(text.replace('minus', '-').replaceAll(' ', '').replace(',', '.'));

/** "Load: tyres, loose": a place has a capital. "towar domki letniskowe 16 paczek", without a colon. */
const cargoLabelBefore =
  /^[ *•-]{0,4}(?:[Ll]oad|LOAD|[Łł]adunek|[Tt]owar|[Gg]oods|[Cc]argo|[Gg]ods|[Vv]arer?) ?: {1,30}(?=\p{Ll}{3})/u;
const bareCargoLabel = /^[ *•-]{0,4}(?:towar|ladunek|goods|cargo|gods|varer?|ware) (?=\p{L}{3})/u;

/** Whoever writes without colons: "towar domki letniskowe 16 paczek". */
function setBareCargo(load: FoundLoad, line: TextLine): void {
  const label = bareCargoLabel.exec(line.folded)?.[0].length ?? 0;
  const goods = label > 0 ? goodsAfter.exec(` ${line.folded.slice(label)}`) : null;
  if (
    !goods?.[1] ||
    noGoods.test(goods[1]) ||
    /\p{Lu}/u.test(line.text.slice(label, label + goods[1].length))
  )
    return;
  const from = label + goods[0].length - 1 - goods[1].length;
  load.cargo = {
    ...pieceOf(line, line.text.slice(from, from + goods[1].length), from, from + goods[1].length),
    isUnsure: true,
  };
}

const countBehind =
  / (?:[-–/+] )?\d[\d .]{0,7} ?(?:x )?(?:e?pa?l|eur|euro|pal\p{L}{0,4}|pl[tl]s?|kolli|szt\.?|stk\.?|pcs|kg|t|ton\p{L}{0,3})(?!\p{L}).{0,60}$/iu;

function setLabelledCargo(load: FoundLoad, line: TextLine): boolean {
  const match = cargoLabel.exec(line.folded) ?? cargoLabelBefore.exec(line.text);
  if (!match) return false;
  const from = match.index + match[0].length;
  const rest = line.text.slice(from, from + 120);
  const told = /^[^,;.\n(]{0,100}/u.exec(rest)?.[0].trimEnd() ?? '';
  // "Konstrukcje 12,0 x 2,2 m".
  const named = /^[.,]\d/u.test(rest.slice(told.length)) ? told.replace(/ \d{1,4}$/u, '') : told;
  // "Meble ogrodowe 33 EPAL / 9500 kg".
  const value = named.replace(countBehind, '');
  // "Odbiór towaru: Gliwice" names a place.
  if (
    /(?:odbior|zaladun|rozladun|dostaw|wydani|nadani|miejsc|adres)\p{L}* $/u.test(
      line.folded.slice(0, match.index),
    )
  )
    return false;
  // A label before numbers alone names no goods, and neither does a yes or no.
  if (!/\p{L}{3}/u.test(value) || /^(?:\d|(?:nei|nie|tak|yes|none|brak|ingen|nein)$)/iu.test(value))
    return false;
  // "Freight: CPT Moss".
  if (/^(?:EXW|FCA|CPT|CIP|DAP|DPU|DDP|FOB|CFR|CIF)(?!\p{L})/u.test(value)) return false;
  // "Ny last: Narvik 8514 - Luleå" names the way.
  if (/^\p{Lu}[\p{L} .-]{1,30}(?: \d{2,5}(?:-\d{3})?)? ?(?:->|→|–|-) ?\p{Lu}/u.test(value)) return false;
  load.cargo = pieceOf(line, value, from, from + value.length);
  return true;
}

/** An order that is over: "PODs received for order 88213". */
const overOrder =
  /(?<!\p{L})(?:pods?|cmr|delivered|received|invoiced?|faktur\p{L}*|levert|mottatt|dostarczon\p{L}*|dojecha\p{L}*|otrzyma\p{L}*|last time|sist)(?!\p{L})/u;

/** "Nasze zlecenie: LUX/1187/26", "under PO 31009": what the client calls the transport by, named by less than a reference. */
function weakReference(line: TextLine): Piece<string> | undefined {
  return (
    referenceBehind(line, numberLabel, /^(?=\D{0,9}\d)(?=.*(?:\p{L}|\/\d{3}|\d-\d{3}))/u) ??
    referenceBehind(
      line,
      orderLabel,
      /^(?!\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$)(?=(?:\D{0,9}\d){3})(?:\p{L}{1,6}[/_.-]?\d|\d[\d/_.-]{3})/u,
    )
  );
}

/** Whether the sentence of a label speaks of an order that is over: "our order for your invoice" does not. */
function isOver({ folded }: TextLine, from: number, to: number): boolean {
  const before =
    folded
      .slice(Math.max(0, from - 120), from)
      .split(/[.!?] /u)
      .at(-1) ?? '';
  const behind = folded.slice(to, to + 120).split(/[.!?] /u, 1)[0] ?? '';
  const isOwn = /^(?:nasz|our|var|unser)/u.test(folded.slice(from, to));
  const sentence = `${before}|${behind}`;
  return overOrder.test(isOwn ? sentence.replaceAll(/(?<!\p{L})(?:faktur|invoice)\p{L}*/gu, '') : sentence);
}

/** @param shape how the value looks that is taken for a reference */
function referenceBehind(line: TextLine, label: RegExp, shape: RegExp): Piece<string> | undefined {
  for (const match of line.folded.matchAll(label)) {
    // "5 palet po 400 kg": the number of an order is a PO in capitals.
    if (/^p\.?o\.?(?!\p{L})/u.test(match[0]) && !line.text.startsWith('P', match.index)) continue;
    // "Your order 8812" is one that we gave.
    if (label === orderLabel && /^(?:your|deres|wasz|ihr)/u.test(match[0])) continue;
    const behind = match.index + match[0].length;
    if (label === orderLabel && isOver(line, match.index, behind)) continue;
    // "PO-200714", "RFQ-0457": the letters belong to it.
    const isJoined = /^(?:po|rfq)$/u.test(match[0]) && /^-\d/u.test(line.folded.slice(behind));
    const joint = referenceJoint.exec(line.folded.slice(behind, behind + 60))?.[0].length ?? 0;
    const from = isJoined ? match.index : behind + joint;
    const value = withoutTrailing(referenceValue.exec(line.text.slice(from, from + 60))?.[0] ?? '', '.-');
    const folded = foldSigns(value);
    if (!shape.test(folded) || noReference.test(folded)) continue;
    if (/\d$/u.test(folded) && unitBehind.test(line.folded.slice(from + value.length))) continue;
    return pieceOf(line, value, from, from + value.length);
  }
  return undefined;
}
