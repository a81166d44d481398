import { pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';

const payment =
  '(?:term(?:in|iny|inem|\\.)? ?(?:platnosci|plat\\.|zaplaty)|platnosc\\p{L}*|platn(?:[eay]|\\.)|zaplat[ay]|przelew\\p{L}*|payments?(?: (?:terms?|conditions?|due))?|pymt|pmt|due date|payable|terms of payment|terms|credit(?: terms?)?|invoice terms|(?:warunki|vilkar|conditions)(?= {0,2}:)|settlements?|rozliczeni\\p{L}{1,2}|oppgjor\\p{L}{0,2}|fracht(?= \\d)|betaling\\p{L}*|bet\\.?(?= ?:)|forfall\\p{L}*|kreditt\\p{L}*|fakturafrist|zahlung\\p{L}*|zahlbar)';
const dayWord = '(?:d|dni(?:a|ach|owy|owa|owym|owej)?|days?|dag(?:er|ers|ar)?|dgr?|tagen?)';
/** Not over what speaks of the way: "payment by transfer, delivery 5 days". */
const between =
  '(?:(?!deliver|dostaw|lever|transit|zaladun|rozladun|loading|lasting|lossing|liefer|lade)[^\\d.;]){0,36}';
const paymentPatterns = [
  new RegExp(`(?<!\\p{L})${payment}(?!\\p{L})\\.?${between}(\\d{1,3})[ -]?${dayWord}(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<![\\d.,])(\\d{1,3})[ -]?${dayWord}(?: kalendarzowych)? (?:${payment}(?!\\p{L})|net(?:to)?(?!\\p{L})|od (?:daty |dnia )?(?:otrzymania |wystawienia |wplywu )?(?:faktury|fv|oryginal\\p{L}*|dokument\\p{L}*|cmr)|(?:from|after|of) (?:the )?(?:date of )?invoice|eom(?!\\p{L})|(?:from )?end of month|(?:fra|etter) (?:mottatt )?faktura\\p{L}*|nach rechnung\\p{L}*)`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})(?:${payment}[ :,-]{1,4})?net(?:to)?[ :]{1,2}(\\d{1,3}) ?${dayWord}(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:betalt|zaplac\\p{L}*|paid) (?:pa|om|innen|etter|w|za|po|in|within|after) (?:ca\\.? )?(\\d{1,3}) ?${dayWord}(?!\\p{L})`,
    'u',
  ),
  // "We settle in 21 days", "me betalar innan 14 dagar".
  new RegExp(
    `(?<!\\p{L})(?:pays?|paid|settles?|settled|zaplac\\p{L}*|plac(?:imy|e|i)|reguluj\\p{L}*|betal(?:er|ar|es|ast|e|t)|gjor opp|zahlen?|zahlt|begleich\\p{L}*)(?: (?!(?:za|po|w|in|within|after)(?!\\p{L}))\\p{L}{2,11}){0,3}(?: (?:in|within|after|at|w|w ciagu|w terminie|po|za|pa|om|innen|innan|etter|nach|binnen))? (\\d{1,3}) ?${dayWord}(?!\\p{L})`,
    'u',
  ),
  // "Faktura na 21 dni", "termin 45 dni".
  new RegExp(
    `(?<!\\p{L})(?:(?:faktur\\p{L}{0,3}|fv|invoices?|rechnung)(?:(?: \\p{L}{2,10}){0,2} (?:na|z|med|on|at|mit|auf)|:)?|termin(?:em)?(?: na)?|frist)(?: termin\\p{L}{0,2}| terms?| frist)? (\\d{1,3})[ -]?${dayWord}(?!\\p{L}| (?:po|over|late|forsinket|siden|ago|od zalad|od odbior|fra hent))`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${payment}[ :,-]{1,4}net(?:to)? ?(\\d{1,3})(?!\\d|[.,]\\d| ?(?:kg|t|to|eur|pln|nok|usd|zl)(?!\\p{L}))`,
    'u',
  ),
];

/** "30 dgr" in a line of its own, or behind all else of one: nothing says that it is of the payment. */
const bareDays = new RegExp(
  `(?:^[ *•-]{0,4}|[.!?,] |\\()(?:netto? )?(\\d{2}) ?${dayWord}(?: netto?)?(?:[ .!]{0,3}$|,? (?:as (?:usual|before|always|ever)|like last time|jak (?:zwykle|zawsze|dotychczas|poprzednio|ostatnio)|bez zmian|som (?:vanlig|for|sist|alltid|avtalt)|wie (?:immer|ublich|gehabt))(?!\\p{L}))`,
  'u',
);
/** Days that somebody takes to pay. */
const usualDays = new Set([14, 15, 20, 21, 30, 45, 60, 75, 90]);

/** "Termin płatności: 30". */
const labelledDays = new RegExp(
  `^[ *•-]{0,4}(?:${payment})(?: \\p{L}{2,12}){0,2}(?: ?[([](?:dni|days|dager|d)[)\\]])? ?[:=] {0,30}(?:netto? )?(\\d{2})[ .]{0,3}$`,
  'u',
);

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
    const label = line.part === 'body' ? labelledDays.exec(line.folded) : null;
    const match = label ?? (line.part === 'body' ? bareDays.exec(line.folded) : null);
    const days = Number(match?.[1] ?? Number.NaN);
    if (match && usualDays.has(days))
      return {
        ...pieceOf(line, days, match.index, match.index + match[0].length),
        ...(label ? {} : { isUnsure: true }),
      };
  }
  return undefined;
}

/** What an order has no field for; a carrier has to know it all the same. */
const needs: readonly RegExp[] = [
  /(?<!\p{L})(?:wind[aeyąę]?(?: (?:za|roz|samo)?ladowcz\p{L}*)?|tail[ -]?lift\p{L}*|lift[ -]?gate|baklofter\p{L}*|baklem|lofte(?:lem|plate|rampe)|hebebuhne|ladebordwand|lift(?: (?:pa|on) (?:bil\p{L}*|the (?:truck|lorry)))? (?:trengs|(?:er )?(?:nodvendig|pakrevd)|needed|required|essential))(?!\p{L})/u,
  /(?<!\p{L})(?:wymian\p{L}{1,2} 1:1|1:1 (?:exchange|wymian\p{L}{1,2})|wymian[aeyę]? (?:euro)?palet\p{L}*|(?:euro)?palet\p{L}* na wymian\p{L}*|do wymiany|pallet exchange|exchange (?:of )?pallets|exchangeable (?:euro )?pallets|pall\p{L}{0,3}bytte|bytte(?:paller| av paller)|palettentausch|tauschpaletten)(?!\p{L})/u,
  /(?<!\p{L})(?:nie ?pietr(?:ow|uj)\p{L}*|nie ?sztaplow\p{L}*|(?:non|not)[ -]?stack\p{L}*|(?:kan )?ikk(?:e|je) (?:stables|stablast|stabl(?:e)?bar\p{L}*)|nicht stapelbar)(?!\p{L})/u,
  /(?<!\p{L})(?:pas(?:y|ow|ami) (?:mocujac|transportow)\p{L}*|pas(?:y|ow)(?: (?:min\.?|co najmniej))? \d{1,2}(?: szt)?|mat(?:y|ami)? antyposlizgow\p{L}*|(?:lashing|ratchet) straps|straps|anti[ -]?slip mats?|(?:laste)?stropper|(?:anti)?sklimatter|spanngurte|antirutschmatten)(?!\p{L})/u,
  /(?<!\p{L})(?:hds|wozek widlow\p{L}*|moffett?|medbrakt truck|kranbil|(?:zaladun\p{L}{1,3}|rozladun\p{L}{1,3})(?: \p{L}{2,12}){0,2} (?:bokiem|z boku|boczn\p{L}{1,3}|gora|od gory|gorn\p{L}{1,3}|dzwigiem|suwnica)|(?:side|top) (?:un)?loading|(?:un)?load(?:ed|ing)? (?:only )?(?:(?:by|with) (?:a )?crane|from (?:the )?(?:top|side))|(?:side|topp)(?:lasting|lossing)|(?:lastes?|losses?|lastast|lossast|lasting|lossing)(?: \p{L}{2,9}){0,2} (?:med kran|fra (?:sid[ea]n?|topp(?:en)?))|(?:be|ent)ladung (?:nur )?(?:seitlich|von oben|mit kran))(?!\p{L})/u,
];
const phoneNumber = '\\+?\\(?\\d[\\d ()-]{6,20}\\d';
/** What is told of the driver, of the place and of papers: to the end of its sentence. */
const conditions: readonly RegExp[] = [
  /(?<!\p{L})(?:kierowc[ay]|drivers?|sjafor(?:en|er)?|fahrer)(?: \p{L}{1,12}){0,2} (?:musi|powinien|zglasza|ma (?:miec|byc|zabra\p{L}*|zadzwon\p{L}*)|must|has to|needs? to|should|to (?:help|have|call|bring|wear|report)|ma(?: \p{L}+)? (?:ha|ringe|melde|hjelpe)|skal (?:ha|ringe|melde|hjelpe)|trenger|muss|soll)(?!\p{L})|(?<!\p{L})(?:sjaforen?|fahrer) ma(?!\p{L})/u,
  // How the vehicle has to be.
  /(?<!\p{L})(?:trailer|vehicle|truck|lorry|naczepa|auto|samochod|plandeka|(?:semi)?traileren|bilen|hengeren|fahrzeug|auflieger|lkw)(?: \p{L}{2,12})? (?:(?:must|has to|needs to|should) be|musi byc|powinn[ao] byc|powinien byc|(?:ma|skal|bor) v[ae]re|muss)(?! (?:there|here|in|at|on|na|w|u|i|pa|der|her|loaded|unloaded|zaladowan\p{L}*|am|vor|bis|by)(?!\p{L}))/u,
  // Who wants to be told before.
  /(?<!\p{L})(?:call|phone|notice|telefon\p{L}{0,4}|zadzwoni\p{L}{0,3}|dzwoni\p{L}{1,3}|awizacj\p{L}{1,2}|awizowac|ringe?s?|beskjed|varsle?s?|avisere?s?|anruf|avis)(?: \p{L}{1,12}| \d{1,5}){0,7} (?:before|przed|wczesniej|earlier|in advance|beforehand|pa forhand|vor(?:her)?|(?:(?:halv)?time|timer|min|minutter|dag|dagen) for)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})(?:consignee|receiver|supplier|site|odbiorc\\p{L}*|magazyn\\p{L}*|lager\\p{L}*|mottaker\\p{L}*|leverandor\\p{L}*|empfanger\\p{L}*)['’\\p{L}]{0,3} (?:contact|kontakt\\p{L}*)[^.!?]{0,60}${phoneNumber}|(?<!\\p{L})(?:osob[ay] kontaktow\\p{L}*|kontakt(?:person)?|contact|ansprechpartner) (?:w|na|u(?! nas)|der|hos(?! oss)|pa|at|in|on|there|bei|vor) [^.!?]{0,60}${phoneNumber}|(?<!\\p{L})(?:ringe?|call|phone|dzwoni\\p{L}*|zadzwoni\\p{L}*|anrufen) (?!me |us |meg |oss |mnie |nas )(?:do |the )?(?:bygg\\p{L}*|lager\\p{L}*|magazyn\\p{L}*|site|warehouse|kierownik\\p{L}*|mottaker\\p{L}*|receiver|consignee|odbiorc\\p{L}*)[^.!?]{0,60}${phoneNumber}`,
    'u',
  ),
  /(?<!\p{L})(?:cannot (?:accommodate|take|access|reach)|can.t (?:take|get|access) (?:artics?|a (?:full|semi|13)|articulated|large|big)|no (?:artics?|articulated|access for)|(?:narrow|tight|restricted|difficult) access|(?:access|road|yard|lane) is (?:very )?(?:narrow|tight|steep)|kommer ikk(?:e|je) (?:fram|inn|frem)|(?:er|ganske|veldig) trangt|trang (?:vei|adkomst|innkjoring)|darlig adkomst|(?:waski|trudny|ciasny) (?:dojazd|wjazd)|nie (?:wjedzie|podjedzie|zmiesci sie|da sie wjechac)|(?:zakaz|ograniczenie) (?:wjazdu|tonazu)|enge zufahrt)(?!\p{L})/u,
  /(?<!\p{L})(?:odpraw\p{L}*|agencj\p{L}* celn\p{L}*|customs (?:clearance|papers|documents)|(?:import|export) clearance|t1 (?:will|is|bedzie|zostanie|apnes|wird)|t1 (?:do|by)|fortoll\p{L}*|tollklar\p{L}*|verzoll\p{L}*|zollabfertigung)(?!\p{L})/u,
  /(?<!\p{L})(?:awizacj\p{L}* (?:obowiazkow|wymagan|konieczn|telefon|min)\p{L}*|booking ref\p{L}*|(?:delivery )?slot (?:must|has to) be booked|(?:pre-?)?booking (?:required|obligatory)|avisering\p{L}*|avisieren)(?!\p{L})|(?<!\p{L})do podania (?:na|przy)(?!\p{L})|(?:at the gate|on arrival)(?= *:)/u,
  // Only by appointment.
  /(?<!\p{L})(?:(?:po|after|etter|nach) (?:wczesniejsz\p{L}*|uprzedni\p{L}*|telefonicz\p{L}*|prior|previous|vorherig\p{L}*|telefonisch\p{L}*) (?:awiz\p{L}*|uzgodni\p{L}*|umow\p{L}*|notice|appointment|agreement|booking|anmeldung|absprache)|by (?:prior )?appointment|etter avtale|nach (?:absprache|vereinbarung))(?!\p{L})/u,
  /(?<!\p{L})(?:rozladunek|zaladunek) reczn\p{L}*|(?<!\p{L})(?:unloaded|unloading|loading|loaded) by hand|(?<!\p{L})hand ?ball(?!\p{L})|(?<!\p{L})(?:losses|lastes|lossing) (?:for hand|manuelt)|(?<!\p{L})handentladung/u,
  // Papers that go with the goods, and what is carried back empty.
  /(?<!\p{L})(?:(?:health|veterinary|phyto\p{L}*|cleaning|wash(?:ing)?) certificates?|(?:ata )?(?:carnet|karnet)|certyfikat\p{L}* (?:mycia|zdrowia|weteryn\p{L}*)|swiadectw\p{L}* (?:zdrowia|weteryn\p{L}*|fito\p{L}*)|(?:helse|vaske)sertifikat|t1-?papir\p{L}*|zwrot pust\p{L}{1,4}|(?:empty|empties) (?:back|return(?:ed)?)|return (?:of )?(?:the )?empt(?:y|ies)|tom(?:me)? ?(?:retur|i retur)|leer(?:container)? zuruck)(?!\p{L})/u,
];
/** The same of a vehicle and of how goods are to be handled: within its clause. */
const handling: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:flat|wood(?:en)?|clean|dry|even) floor|(?:podlog[aie]) (?:such|czyst|drewnian|rown|plask)\p{L}*|(?:such[ay]|czyst[ay]|drewnian[ay]|rown[ay]|plask[ai]) podlog\p{L}*|(?:tregulv|rent gulv|tort gulv|flatt gulv)|holzboden)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:no|without) double deck\p{L}*|bez (?:drugiego pokladu|podwojnej podlogi)|uten dobbeltgulv)(?!\p{L})/u,
  /(?<!\p{L})(?:corner (?:protect\p{L}*|guards?)|narozniki|\d{1,2} (?:belts|straps|pas(?:ow|y)|stropper|gurte)|kantenschutz|hjornebeskytt\p{L}*|a-?frames?)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:ma|skal) (?:sta|holdes|transporteres|lagres) tort|(?:must|has to|keep|kept) (?:stay |be )?(?:kept )?dry|chronic przed (?:woda|wilgoci\p{L}|deszcz\p{L}*)|musi byc such[oaey]|trocken (?:transport|lager|halt)\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:taler ikk(?:e|je) frost|(?:sensitive to|protect from|no) frost|nie znosi mrozu|wrazliw\p{L}* na mroz)(?!\p{L})/u,
  /(?<!\p{L})(?:kruch[eyai]|ostroznie|fragile|handle with care|skjort?|forsiktig|zerbrechlich)(?!\p{L})/u,
  /(?<!\p{L})(?:data ?logger\p{L}*|temperature (?:record|log|printout)\p{L}*|wydruk\p{L}* temperatur\p{L}*|rejestrator\p{L}*|temperaturlogg\p{L}*|utskrift av temperatur)(?!\p{L})/u,
  /(?<!\p{L})(?:police escort|pilot (?:car|vehicle)|escort(?: car| vehicle)?|permits?|pilotaz\p{L}*|zezwoleni\p{L}*|folgebil|dispensasjon\p{L}*|begleitfahrzeug\p{L}*|(?:own|our) crane|wlasn\p{L}* (?:dzwig|suwnic)\p{L}*|egen kran)(?!\p{L})/u,
  /(?<!\p{L})(?:zakaz (?:pietrowania|sztaplowania|przeladunku)|nie (?:mozna|wolno) (?:ich )?(?:pietrowac|sztaplowac|przeladowywac)|bez przeladunku|no trans-?s?hipment|(?:ingen|uten) omlasting|stackable *: *(?:n|no|y|yes))(?!\p{L})/u,
  /(?<!\p{L})(?:(?:two|2) (?:men|drivers)|(?:dwoch|2) kierowcow|to (?:mann|sjaforer)|zwei fahrer|double[ -]manned)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:lifted|loaded|unloaded) (?:only )?from (?:the )?(?:side|top|above|rear)|dzwig (?:po|na|zapewni\p{L}*)|knuselig\p{L}*|ocp(?: min\p{L}*)?|ubezpieczeni\p{L}* cargo|wydruk\p{L}* z (?:termograf|rejestrator)\p{L}*)(?!\p{L})/u,
  // What must not be done with the goods, and how they have to stand.
  /(?<!\p{L})(?:nothing|not|never|ikkj?e|nie|nic|nichts?)(?: \p{L}{2,12}){0,4} (?:(?:pa )?toppen|oppa|on top|na (?:wierzch|gorze|gore)|obendrauf)(?!\p{L})/u,
  /(?<!\p{L})(?:must|has to|have to|needs? to|ma|musi\p{L}?|skal|muss)(?: \p{L}{2,12}){0,3} (?:upright|w pionie|pionowo|na stojaco|opprett|staende|stehend)(?!\p{L})/u,
  /(?<!\p{L})(?:kjetting\p{L}*|snow chains|lancuch\p{L}* sniegow\p{L}*|schneekett\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:pietrowanie|sztaplowanie) (?:mozliwe|tylko|dozwolone|niemozliwe)(?!\p{L})/u,
];
/** Only where no degrees are told. */
const warmth =
  /(?<!\p{L})(?:temperatur\p{L}* kontrolowan\p{L}*|kontrolowan\p{L}* temperatur\p{L}*|temperature[ -]controlled|controlled temperature|temperaturkontrollert|temperert|frost[ -]?(?:free|fri\p{L}*|protect\p{L}*|sensitive)|przed (?:mrozem|zamarz\p{L}*)|nie moze zamarz\p{L}*|must not freeze|ma ikke fryse|frostempfindlich)(?!\p{L})/u;
/** Only where no tail lift is asked for. */
const noRamp =
  /(?<!\p{L})(?:(?:no|ingen|without|uten|bez|brak|keine|nie (?:ma|mamy|maja|posiada\p{L}*)|(?:har|er det) ikkj?e)(?: \p{L}{2,10}){0,3} (?:ramp[aey]?|loading (?:dock|bay|bank|ramp)|unloading (?:dock|ramp)|(?:laste|lade)rampe\p{L}?))(?!\p{L})/u;
/** Only where neither number nor class is told. */
const dangerous =
  /(?<!(?:bez|no[nt]?|nie|ikkje|ikke|uten|keine?|without)[ -])(?<!(?:nie podleg\p{L}{1,3}|not subject to|ikke underlagt|unterliegt nicht(?: dem)?) )(?<!\p{L})(?:adr(?!\. ?:)|farlig gods|dangerous goods|hazardous|towar\p{L}* niebezpieczn\p{L}*|gefahrgut)(?!\p{L}| ?[:=-] ?(?:nei|nie|no|nein|none|brak|n\/a)(?!\p{L}))/u;

/** What is told behind such a label is a remark as a whole. */
const remark =
  /^[ *•-]{0,4}(?:uwag[ai]|merknad(?:er)?|(?:an|be)merkung(?:en)?|remarks?|notes?|comments?|kommentar(?:er)?|special (?:requirements|instructions|needs)|obs|wymagania|dodatkowo|sonstiges) ?: {0,30}(?=.{4})/u;
/** Needs of one kind that a line tells. */
const mostOfLine = 3;
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
  known: { temperature: boolean; dangerous: boolean; tailLift: boolean },
): Piece<string>[] {
  // Each of them may be said again in another sentence.
  const everywhere = (patterns: readonly RegExp[]) => patterns.map((pattern) => new RegExp(pattern, 'gu'));
  const [tailLift] = needs;
  const hasLift =
    known.tailLift || lines.some(({ part, folded }) => part === 'body' && tailLift?.test(folded));
  const ofPlace = everywhere([...conditions, ...(hasLift ? [] : [noRamp])]);
  const ofGoods = everywhere(handling);
  const ofClause = everywhere([
    ...needs.slice(known.tailLift ? 1 : 0),
    ...(known.temperature ? [] : [warmth]),
    ...(known.dangerous ? [] : [dangerous]),
  ]);
  const found: Piece<string>[] = [];
  for (const line of lines) {
    if (line.part !== 'body') continue;
    // Two needs of one clause are told once.
    const add = (piece: Piece<string>) => {
      const other = found.find(({ start, end }) => piece.start < end && start < piece.end);
      if (!other) found.push(piece);
      else if (
        piece.start >= line.at &&
        Math.max(other.end, piece.end) - Math.min(other.start, piece.start) <= longestNeed
      ) {
        const [from, to] = [Math.min(other.start, piece.start), Math.max(other.end, piece.end)];
        Object.assign(
          other,
          pieceOf(line, line.text.slice(from - line.at, to - line.at), from - line.at, to - line.at),
        );
      }
    };
    const spansOf = (pattern: RegExp) =>
      [...line.folded.matchAll(pattern)]
        .slice(0, mostOfLine)
        .map(({ index, 0: { length } }) => [index, index + length] as const);
    const label = remark.exec(line.folded)?.[0].length ?? 0;
    if (label > 0) {
      const to = Math.min(withoutTrailing(line.text, ' .;').length, label + longestNeed);
      add(pieceOf(line, line.text.slice(label, to), label, to));
      continue;
    }
    for (const pattern of ofPlace)
      for (const [from, to] of spansOf(pattern)) add(partAround(line, from, to, false));
    for (const pattern of ofGoods)
      for (const [from, to] of spansOf(pattern)) add(partAround(line, from, to, true));
    for (const pattern of ofClause)
      for (const [from, to] of spansOf(pattern)) add(clauseAround(line, from, to));
  }
  return found.sort((one, other) => one.start - other.start);
}

const mostOfPart = 160;
const longestNeed = 200;
const partBegin = /(?:[.!?;•(*]| [–-]) |, |^[^:]{2,20}: |\(/gu;

/** From the beginning of the clause that a place stands in to its end, or to that of its sentence. */
function partAround(line: TextLine, from: number, to: number, isClause: boolean): Piece<string> {
  const ahead = line.text.slice(Math.max(0, from - mostOfPart), from);
  const last = [...ahead.matchAll(partBegin)].at(-1);
  const begin = Math.max(0, from - mostOfPart) + (last ? last.index + last[0].length : 0);
  const behind = line.text.slice(to, to + mostOfPart);
  const stop =
    (isClause ? /[.!?;)](?!\d)|,(?!\d)/u : /[.!?;](?!\d)|\)(?= ?$)/u).exec(behind)?.index ?? behind.length;
  const lead = /^[\s*–-]*/u.exec(line.text.slice(begin, from))?.[0].length ?? 0;
  const end = to + behind.slice(0, stop).trimEnd().length;
  return pieceOf(line, line.text.slice(begin + lead, end), begin + lead, end);
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
