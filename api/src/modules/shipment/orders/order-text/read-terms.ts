import { pieceOf, type Piece, type TextLine } from './text-lines.js';

const payment =
  '(?:term(?:in|iny|inem|\\.)? ?(?:platnosci|plat\\.|zaplaty)|platnosc\\p{L}*|platn(?:[eay]|\\.)|zaplat[ay]|przelew\\p{L}*|payments?(?: (?:terms?|conditions?|due))?|pymt|pmt|due date|payable|terms of payment|terms|credit(?: terms?)?|invoice terms|betaling\\p{L}*|bet\\.?(?= ?:)|forfall\\p{L}*|kreditt\\p{L}*|fakturafrist|zahlung\\p{L}*|zahlbar)';
const dayWord = '(?:d(?=[ ,.;)]|$)|dni(?:a|owy|owa|owym|owej)?|days?|dag(?:er|ers|ar)?|dgr|tagen?)';
/** Not over what speaks of the way: "payment by transfer, delivery 5 days". */
const between =
  '(?:(?!deliver|dostaw|lever|transit|zaladun|rozladun|loading|lasting|lossing|liefer|lade)[^\\d.;]){0,36}';
const paymentPatterns = [
  new RegExp(`(?<!\\p{L})${payment}(?!\\p{L})${between}(\\d{1,3})[ -]?${dayWord}(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<![\\d.,])(\\d{1,3})[ -]?${dayWord}(?: kalendarzowych)? (?:${payment}(?!\\p{L})|net(?:to)?(?!\\p{L})|od (?:daty |dnia )?(?:otrzymania |wystawienia |wplywu )?(?:faktury|fv)|(?:from|after|of) (?:the )?(?:date of )?invoice|eom(?!\\p{L})|(?:from )?end of month|(?:fra|etter) (?:mottatt )?faktura\\p{L}*|nach rechnung\\p{L}*)`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})(?:${payment}[ :,-]{1,4})?net(?:to)?[ :]{1,2}(\\d{1,3}) ?${dayWord}(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:betalt|zaplac\\p{L}*|paid) (?:pa|om|innen|etter|w|za|po|in|within|after) (?:ca\\.? )?(\\d{1,3}) ?${dayWord}(?!\\p{L})`,
    'u',
  ),
  // "We settle in 21 days", "me betalar innan 14 dagar".
  new RegExp(
    `(?<!\\p{L})(?:pays?|paid|settles?|settled|zaplac\\p{L}*|plac(?:imy|e|i)|reguluj\\p{L}*|betal(?:er|ar|es|ast|e|t)|gjor opp|zahlen?|zahlt|begleich\\p{L}*)(?: (?:you|it|this|invoices?|faktury|den|fakturaen|zawsze|always|alltid|immer|normally|usually|vanligvis|zwykle))?(?: (?:in|within|after|at|w|w ciagu|w terminie|po|za|pa|om|innen|innan|etter|nach|binnen))? (\\d{1,3}) ?${dayWord}(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${payment}[ :,-]{1,4}net(?:to)? ?(\\d{1,3})(?!\\d|[.,]\\d| ?(?:kg|t|to|eur|pln|nok|usd|zl)(?!\\p{L}))`,
    'u',
  ),
];

/** "30 dgr" in a line of its own, or behind all else of one: nothing says that it is of the payment. */
const bareDays = new RegExp(
  `(?:^[ *•-]{0,4}|, )(?:netto? )?(\\d{2}) ?${dayWord}(?: netto?)?[ .!]{0,3}$`,
  'u',
);
/** Days that somebody takes to pay. */
const usualDays = new Set([14, 15, 20, 21, 30, 45, 60, 75, 90]);

/** As many days as an order can have. */
const mostDays = 365;

/** How many days there are to pay, where a mail says so. */
export function readPaymentDays(lines: readonly TextLine[]): Piece<number> | undefined {
  for (const line of lines) {
    if (line.part === 'head' || line.part === 'earlier') continue;
    for (const pattern of paymentPatterns) {
      const match = pattern.exec(line.folded);
      const days = Number(match?.[1] ?? Number.NaN);
      if (match && days <= mostDays) return pieceOf(line, days, match.index, match.index + match[0].length);
    }
  }
  for (const line of lines) {
    const match = line.part === 'body' ? bareDays.exec(line.folded) : null;
    const days = Number(match?.[1] ?? Number.NaN);
    if (match && usualDays.has(days))
      return { ...pieceOf(line, days, match.index, match.index + match[0].length), isUnsure: true };
  }
  return undefined;
}

/** What an order has no field for; a carrier has to know it all the same. */
const needs: readonly RegExp[] = [
  /(?<!\p{L})(?:wind[aeyąę]?(?: (?:za|roz|samo)?ladowcz\p{L}*)?|tail[ -]?lift\p{L}*|lift[ -]?gate|baklofter\p{L}*|baklem|lofte(?:lem|plate|rampe)|hebebuhne|ladebordwand)(?!\p{L})/u,
  /(?<!\p{L})(?:wymian[aeyę]? (?:euro)?palet\p{L}*|(?:euro)?palet\p{L}* na wymian\p{L}*|do wymiany|pallet exchange|exchange (?:of )?pallets|exchangeable (?:euro )?pallets|pall\p{L}{0,3}bytte|bytte(?:paller| av paller)|palettentausch|tauschpaletten)(?!\p{L})/u,
  /(?<!\p{L})(?:nie ?pietrow\p{L}*|nie ?sztaplow\p{L}*|(?:non|not)[ -]?stack\p{L}*|(?:kan )?ikke (?:stables|stablebar\p{L}*)|nicht stapelbar)(?!\p{L})/u,
  /(?<!\p{L})(?:pas(?:y|ow|ami) (?:mocujac|transportow)\p{L}*|mat(?:y|ami)? antyposlizgow\p{L}*|(?:lashing|ratchet) straps|straps|anti[ -]?slip mats?|(?:laste)?stropper|(?:anti)?sklimatter|spanngurte|antirutschmatten)(?!\p{L})/u,
  /(?<!\p{L})(?:hds|wozek widlow\p{L}*|moffett?|medbrakt truck|kranbil|(?:zaladunek|rozladunek) (?:bokiem|z boku|boczny|gora|od gory|gorny)|(?:side|top) (?:un)?loading|(?:side|topp)(?:lasting|lossing))(?!\p{L})/u,
];
/** Only where no degrees are told. */
const warmth =
  /(?<!\p{L})(?:temperatur\p{L}* kontrolowan\p{L}*|kontrolowan\p{L}* temperatur\p{L}*|temperature[ -]controlled|controlled temperature|temperaturkontrollert|temperert|frost[ -]?(?:free|fri\p{L}*|protect\p{L}*|sensitive)|przed (?:mrozem|zamarz\p{L}*)|nie moze zamarz\p{L}*|must not freeze|ma ikke fryse|frostempfindlich)(?!\p{L})/u;
/** Only where neither number nor class is told. */
const dangerous =
  /(?<!(?:bez|no[nt]?|nie|ikke|uten|keine?|without)[ -])(?<!\p{L})(?:adr|farlig gods|dangerous goods|hazardous|towar\p{L}* niebezpieczn\p{L}*|gefahrgut)(?!\p{L})/u;

/** Words around what was found that belong to it, within its clause. */
const wordsBefore = 3;
const wordsAfter = 4;
/** What parts one clause from another. */
const clauseEnds = ',;:.!?()•';

/**
 * What the carrier has to know and an order has no field for, as it was written.
 * @param known what stands in fields of its own
 */
export function readNeeds(
  lines: readonly TextLine[],
  known: { temperature: boolean; dangerous: boolean },
): Piece<string>[] {
  const patterns = [
    ...needs,
    ...(known.temperature ? [] : [warmth]),
    ...(known.dangerous ? [] : [dangerous]),
  ];
  const found: Piece<string>[] = [];
  for (const line of lines) {
    if (line.part !== 'body') continue;
    for (const pattern of patterns) {
      const match = pattern.exec(line.folded);
      if (!match) continue;
      const piece = clauseAround(line, match.index, match.index + match[0].length);
      // Two needs of one clause are told once.
      if (!found.some(({ start, end }) => piece.start < end && start < piece.end)) found.push(piece);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A few words before and after a place, as far as they stand in one clause with it. */
function clauseAround(line: TextLine, from: number, to: number): Piece<string> {
  const ahead = line.text.slice(0, from);
  const before = ahead.slice(Math.max(...[...clauseEnds].map((sign) => ahead.lastIndexOf(sign))) + 1);
  const after = /^(?:[^,;:.!?()•\n]|[.,](?=\d))*/u.exec(line.text.slice(to))?.[0] ?? '';
  const first = lastWords(before, wordsBefore);
  const last = firstWords(after, wordsAfter);
  const start = from - first.length;
  const end = to + last.length;
  return pieceOf(line, line.text.slice(start, end), start, end);
}

function firstWords(text: string, most: number): string {
  const kept = text
    .split(/(?<=\S)(?=\s)/u)
    .slice(0, most)
    .join('');
  return kept.trimEnd();
}

function lastWords(text: string, most: number): string {
  const kept = text
    .split(/(?<=\s)(?=\S)/u)
    .slice(-most)
    .join('');
  return kept.replace(/^[\s*–-]+/u, '');
}
