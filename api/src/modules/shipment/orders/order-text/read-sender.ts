import { isEmailAddress } from '../../../../kernel/contact/email-address.js';
import { cuesOf } from './roles.js';
import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';

/** Who wrote a mail. */
export interface FoundSender {
  company?: Piece<string>;
  email?: Piece<string>;
  phone?: Piece<string>;
}

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const phone =
  /(?:(?<!\p{L})(?:tel\p{L}{0,6}|phone|mob\p{L}{0,5}|kom|tlf|m|t|gsm)[ .:]{1,3} {0,30})?((?:\+|00)\d{1,3}[ \d()./-]{6,20}\d|(?<=(?<!\p{L})(?:tel\p{L}{0,6}|phone|mob\p{L}{0,5}|kom|tlf|m|t|gsm)[ .:]{1,3} {0,30})\(?\d[ \d()./-]{6,16}\d)(?!\d)/u;
const legalForm =
  /(?<![\p{L}\d])(?:sp\. ?z ?o\. ?o\.?(?: sp\. ?k\.)?|sp\. ?j\.|sp\. ?k\.|spolka z|s\. ?a\.|s\. ?c\.|asa?|gmbh(?: & co\.? kg)?|ltd\.?|limited|llc|llp|ag|kg|e\.k\.|ohg|ab|a\/s|aps|oyj?|inc\.?|bv|b\.v\.|s\.r\.o\.|a\.s\.|uab|sia|nuf|enk|plc|dac|clg|srl|s\.r\.l\.|sarl|kft\.?|d\.o\.o\.|teo|sa|da|ans|ba|hb|kb|nv|n\.v\.)(?![\p{L}\d])/u;
/** Forms that are words as well where they are no capitals. */
const wordForms = new Set('as asa ab ag kg sia teo dac sa da ans ba hb kb nv'.split(' '));
/** Forms that stand before a name. */
const formBefore = /^(?:UAB|SIA|AB|OÜ|OOO) \p{Lu}\p{L}/u;
const tradePrefix = /^(?:p\.?p?\.?h\.?u?\.?|f\.?h\.?u?\.?|firma|zaklad|przedsiebiorstwo) \p{L}/u;

/** Who sends the goods, where nobody signed, is who asks. */
const ordersIt =
  /^[ *•-]{0,4}(?:shipper|avsender|absender|nadawca|zleceniodawca|customer|kunde|oppdragsgiver|bestiller|kto pyta|zamawiajacy|zlecajacy|pytajacy|(?:requested|ordered|booked) by|auftraggeber|besteller) ?:/u;
/** The same where it names no end of the transport. */
const asksForIt =
  /^[ *•-]{0,4}(?:zleceniodawca|oppdragsgiver|bestiller|kto pyta|zamawiajacy|zlecajacy|pytajacy|zglasza(?:jacy)?|principal|(?:requested|ordered|booked) by|auftraggeber|besteller|(?:[^:]{0,25}[ /(])?(?:bedrift|firmanavn|organi[sz]ation|nazwa firmy|firma|company(?: name)?|firmenname)(?:[ /)][^:]{0,20})?) ?: {0,30}/u;
/** Of them those whose value is a name of who asks, and no person's. */
const asksForCompany =
  /^[ *•-]{0,4}(?:(?:[^:]{0,25}[ /(])?(?:bedrift|firmanavn|organi[sz]ation|nazwa firmy|firma|company(?: name)?|firmenname)(?:[ /)][^:]{0,20})?|principal) ?:/u;

/** What stands behind the label of who asks. */
function askers(lines: readonly TextLine[]): (TextLine & { isCompany?: boolean })[] {
  return lines.flatMap((line) => {
    const from = asksForIt.exec(line.folded)?.[0].length ?? 0;
    if (from === 0) return [];
    const rest = {
      ...line,
      at: line.at + from,
      text: line.text.slice(from),
      folded: line.folded.slice(from),
    };
    return [asksForCompany.test(line.folded) ? { ...rest, isCompany: true } : rest];
  });
}

/** "Alfa Trelast v/ Jon": for whom somebody asks. */
function askedFor(line: TextLine & { isCompany?: boolean }): Piece<string> | null {
  const value =
    /^\p{Lu}[^,;:@/]{2,40}(?= v\/ )/u.exec(line.text)?.[0] ??
    (line.isCompany ? /^\p{Lu}[^,;:@/()]{2,60}/u.exec(line.text)?.[0].trimEnd() : undefined);
  return value === undefined ? null : pieceOf(line, value, 0, value.length);
}

/** "… før jul. Alfa Kunst AS": the last sentence of a mail in one line. */
function companyBehind(line: TextLine): Piece<string> | null {
  const last = /[.!?] {1,2}(?=\p{Lu}[^.!?]{2,60}\.?$)/u.exec(line.text.slice(-70));
  if (!last) return null;
  const from = Math.max(0, line.text.length - 70) + last.index + last[0].length;
  const rest = { ...line, at: line.at + from, text: line.text.slice(from), folded: line.folded.slice(from) };
  return cuesOf(rest).length === 0 ? companyIn(rest) : null;
}

const contactLabel =
  /^[ *•-]{0,4}(?:kontakt(?:person|owa)?|contact(?: person)?|osoba kontaktowa|tel(?:efon)?|phone|tlf|mob(?:il|ile)?|e-?mail|e-?post)\.? ?:/u;
/** A fact that is none of a place: neither its address nor its days, and not who is there. */
const otherFact =
  /^[ *•-]{0,4}(?:rodzaj|typ|srodek|pojazd|auto|naczepa|vehicle|truck|trailer|equipment|bil(?:type)?|kjoretoy|towar|ladunek|asortyment|goods|cargo|gods|varer?|waga|masa|ciezar|weight|vekt|palet\p{L}{0,2}|pallets?|paller|ldm|temp\p{L}*|zakres temp\p{L}*|uwagi|notes?|remarks?|merknad|platno\p{L}*|termin platnosci|payment|terms|betaling\p{L}*|ref\p{L}*|nr sprawy|incoterms?|wartosc|value|verdi|adr)\.? ?:/u;

/** Whether a line speaks of where the load is fetched or brought, or stands under one that does. */
function isOfEnd(lines: readonly TextLine[], place: number): boolean {
  const line = lines[place];
  if (!line) return false;
  if (cuesOf(line).length > 0) return true;
  const isOneLine = isSignedLine(line);
  const isContact = contactLabel.test(line.folded);
  for (let at = place, steps = 0; at > 0 && steps < 3; at -= 1, steps += 1) {
    const above = lines[at - 1];
    if (!above || lines[at]?.isAfterGap) return false;
    // "Środek: izoterma" above "kontakt: Ann": a list of facts, and no more those of a place.
    if (isContact && otherFact.test(above.folded) && cuesOf(above).length === 0) return false;
    // Who signs below a list is none of its facts.
    if (/^ {0,3}[*•–-] /u.test(above.text) && !/^ {0,3}[*•–-] /u.test(line.text)) return false;
    // Only a label: prose that names an end says nothing of the lines below it.
    // Nor is who signs below a list of facts at its last place.
    if (cuesOf(above).length > 0) return isOneLine ? /: *$/u.test(above.text) : above.text.length < 60;
  }
  return false;
}

/** Reads who wrote: from the head first, then from the signature, then from anywhere. What a quoted mail says of who wrote that one counts only where nothing else is told. */
export function readSender(lines: readonly TextLine[], isTown: (name: string) => boolean): FoundSender {
  const own = lines.filter(({ isQuoted }) => !isQuoted);
  if (own.length === lines.length) return senderOf(lines, isTown);
  const found = senderOf(own, isTown);
  const isKnown = (found.email ?? found.phone ?? found.company) !== undefined;
  return isKnown ? found : senderOf(lines, isTown);
}

function senderOf(lines: readonly TextLine[], isTown: (name: string) => boolean): FoundSender {
  const head = lines.filter(({ part }) => part === 'head');
  const signature = lines.filter(({ part }) => part === 'signature');
  const body = lines.filter(({ part }) => part === 'body');
  const from = head.filter(({ folded }) => /^ {0,3}(?:> ?)?(?:od|from|fra|von) ?:/u.test(folded));
  const found: FoundSender = {};
  const written = [...from, ...signature, ...body];
  const address =
    firstOf(written, (line) => emailIn(line, isOfInvoices)) ?? firstOf(written, (line) => emailIn(line));
  if (address) found.email = address;
  const placeOf = new Map(lines.map((line, place) => [line, place]));
  const isForeign = (line: TextLine) => isOfEnd(lines, placeOf.get(line) ?? 0);
  // Numbers of the body may be of those who load or unload.
  const ownPhone = (line: TextLine) => {
    const found = phoneIn(line);
    const isOfOther = contactAway.test(line.folded) || (!ordersIt.test(line.folded) && isForeign(line));
    return found && line.part === 'body' && isOfOther ? null : found;
  };
  // "Ann Lee, ann@acme.example, 71 339 02 84".
  const hasAddress = ({ text }: TextLine) => address !== null && text.includes(address.value);
  const closer = closerOf(lines).filter(
    (line) => line.part === 'signature' || !placeOf.has(line) || !isForeign(line),
  );
  const asking = askers(body.filter((line) => !asksForCompany.test(line.folded) || !isForeign(line)));
  const number =
    firstOf(signature, phoneIn) ??
    firstOf([...asking, ...closer], (line) => phoneIn(line) ?? plainPhoneIn(line)) ??
    firstOf(body.filter(hasAddress), plainPhoneIn) ??
    firstOf(body.filter(hasAddress), (line) => plainPhoneIn(beside(line, address))) ??
    firstOf(body, askedPhoneIn) ??
    firstOf([...body.toReversed(), ...from], ownPhone);
  if (number) found.phone = number;
  const closing = body.slice(-5).filter((line) => !isForeign(line));
  // Companies of the body may be those where the load is fetched or brought.
  const company =
    firstOf([...signature, ...closing.toReversed()], companyIn) ??
    firstOf(body.slice(-1), companyBehind) ??
    firstOf(asking, companyIn) ??
    firstOf(asking, askedFor) ??
    plainCompany(asking, '', isTown) ??
    plainCompany(closer, address?.value ?? '', isTown) ??
    firstOf([...from, ...body.filter(({ folded }) => ordersIt.test(folded))], companyIn) ??
    companyOfDomain(body, address) ??
    wordsOfDomain([...signature, ...body], address) ??
    firstOf(body, (line) => introducedIn(line, isTown)) ??
    namedByDomain(address) ??
    firstOf(body, personIn);
  if (company) found.company = company;
  return found;
}

const nameRun = "\\p{Lu}[\\p{L}'’&-]{1,24}(?:(?: (?:i|og|and|&))? \\p{Lu}[\\p{L}'’&-]{0,24}){1,4}";
/** "Do nas, tj. Browar Nowy": who "we" are. */
const introducing =
  /(?<!\p{L})(?:(?:do|u|od|dla) nas|(?:to|from|at|with|for) us|(?:til|fra|hos|for) oss|nasz\p{L}{0,2} firm\p{L}{1,2}|our company|firmaet vart|bedriften var)[ ,(–-]{1,3}(?:tj\.?|czyli|to jest|to znaczy|i\.?e\.?|that is|namely|dvs\.?|altsa|det vil si|d\. ?h\.)?[ ,:]{1,2}$|(?<!\p{L})(?:jestesmy|(?:pisze|pisze do panstwa|zwracam sie|kontaktuje sie) (?:z|w imieniu|od)(?: firmy)?|(?:reprezentuj[ea]|prowadze) firme|we are|we.re|i (?:work for|represent|am writing for|am with|run)|(?:writing|calling|mailing) (?:from|for|on behalf of)|on behalf of|vi er|(?:jeg|eg) (?:jobber|jobbar|skriver|skriv|ringer|driver|driv) (?:i|hos|for|fra)?|pa vegne av)(?: (?:the company|firmaet|bedriften|firma))? $/u;

/** The name by which somebody tells in a sentence for whom they write, if it has two words. */
function introducedIn(line: TextLine, isTown: (name: string) => boolean): Piece<string> | null {
  for (const { 0: value, index } of line.text.matchAll(new RegExp(`(?<![\\p{L}\\d])${nameRun}`, 'gu'))) {
    if (!introducing.test(line.folded.slice(Math.max(0, index - 70), index))) continue;
    if (isTown(value) || noCompany.test(foldSigns(value)) || jobTitle.test(foldSigns(value))) continue;
    return { ...pieceOf(line, value, index, index + value.length), isUnsure: true };
  }
  return null;
}

const namedPerson =
  /(?<!\p{L})(?:nazywam sie|(?:moje )?imie i nazwisko ?:|(?:my|our|the) name is|(?:full |your )?name ?:|(?:jeg|eg) hei?ter|mitt navn er|namnet mitt er|(?:fullt )?navn ?:|ich heisse|mein name ist) {1,30}$/u;

/** "My name is Judith Pascoe": a person who writes for nobody else. */
function personIn(line: TextLine): Piece<string> | null {
  const run = /(?<![\p{L}\d])\p{Lu}\p{Ll}[\p{L}'’-]{0,24}(?: \p{Lu}[\p{L}'’-]{0,24}){1,2}/gu;
  for (const { 0: value, index } of line.text.matchAll(run))
    if (namedPerson.test(line.folded.slice(Math.max(0, index - 60), index)))
      return pieceOf(line, value, index, index + value.length);
  return null;
}

/** Signs around an address in which who has it may tell a number. */
const besideAddress = 50;

/** The words of a line around the address of who wrote it. */
function beside(line: TextLine, address: Piece<string> | null): TextLine {
  const at = Math.max(0, (address?.start ?? 0) - line.at);
  const from = Math.max(0, at - besideAddress);
  const to = at + (address?.value.length ?? 0) + besideAddress;
  return {
    ...line,
    at: line.at + from,
    text: line.text.slice(from, to),
    folded: line.folded.slice(from, to),
  };
}

/** Whose number a sentence tells who is at the place of loading or unloading. */
const contactAway =
  /(?<!\p{L})(?:kontakt(?:person)? (?:der|pa (?:stedet|plassen)|hos(?! oss)|i|w|na)|osob[ay] kontaktow\p{L}* (?:w|na|u(?! nas))|contact (?:at(?! our)|in(?! our)|on site|there|is)|(?:consignee|receiver|supplier|odbiorc|mottaker|leverandor)\p{L}*.{0,3} (?:contact|kontakt)|ansprechpartner (?:vor|in|bei))(?!\p{L})/u;

/** Words that ask for a call, up to the number: "give me a bell on", "tel do mnie", "jeg treffes på". */
const callMe =
  /(?<!\p{L})(?:call|ring(?:e|er)?|phone|text|whatsapp|shout|bell|buzz|reach|mobile|cell|my number|tel|telefon\p{L}{0,2}|dzwon\p{L}{0,4}|oddzwon\p{L}{0,4}|sms\p{L}{0,3}|zadzwon\p{L}{0,4}|moj numer|nas|nar|treffes|mobil|mitt nummer|meine nummer|anruf\p{L}{0,2}|erreichbar)(?:[ :,.]{1,2}(?:me|us|my|on|at|is|to|direct|directly|anytime|number|do|mnie|nas|pod|na|nr|numer\p{L}{0,2}|tel|meg|oss|mitt|min|er|pa|gjerne|helst|best|direkte|mich|uns|an|unter|ist|nummer)){0,4}(?:[ :,.]{1,2}\p{L}{3,12})?[ :,.]{1,3}(?=[+(\d])/gu;
/** Who else has a number: "the driver must call 07700 …". */
const otherCaller =
  /(?<!\p{L})(?:driver\p{L}*|kierow\p{L}*|sjafor\p{L}*|fahrer\p{L}*|consignee\p{L}*|receiver\p{L}*|supplier\p{L}*|customer\p{L}*|client\p{L}*|site|warehouse|foreman|odbiorc\p{L}*|dostawc\p{L}*|klient\p{L}*|magazyn\p{L}*|producen\p{L}*|pan(?:a|em|u|i|ia)?|mottaker\p{L}*|leverandor\p{L}*|kunde\p{L}*|lager\p{L}*|fabrik\p{L}*|factory|byggepl\p{L}*|formann\p{L}*|empfanger\p{L}*|lieferant\p{L}*|before|przed|awiz\p{L}*|avis\p{L}*)(?!\p{L})/u;

/** A number that a sentence asks to call the sender by. */
function askedPhoneIn(line: TextLine): Piece<string> | null {
  for (const match of line.folded.matchAll(callMe)) {
    const to = match.index + match[0].length;
    const sentence = line.folded
      .slice(Math.max(0, match.index - 120), match.index)
      .split(/[.!?] /u)
      .at(-1);
    if (otherCaller.test(sentence ?? '') || otherCaller.test(match[0])) continue;
    const value = /^\+?\(?\d[\d ()-]{5,18}\d/u.exec(line.text.slice(to, to + 24))?.[0] ?? '';
    const digits = value.replaceAll(/\D/gu, '').length;
    // "Please call … before": whoever drives.
    if (
      /^ (?:before|beforehand|first|in advance|an? hour|przed|for|vor|en time)(?!\p{L})/u.test(
        line.folded.slice(to + value.length),
      )
    )
      continue;
    if (digits >= 8 && digits <= 13) return pieceOf(line, value, to, to + value.length);
  }
  return null;
}

/** Lines that somebody signs with. */
const mostClosing = 8;
const longestSigned = 70;
const longestSignedLine = 160;

/** "Svein / Nordvik Spedisjon / svein@nordvik.example": somebody who says in one line who they are. */
function isSignedLine({ text, folded }: TextLine): boolean {
  if (text.length > longestSignedLine || !/^ {0,3}\p{Lu}\p{Ll}/u.test(text) || fact.test(folded))
    return false;
  return text.includes('@') && text.split(/[,/|•–]| - /u).length > 2;
}
/** Behind the last sentence or the own number: "… Takk! Hilsen Solveig, Sunnfjord Ullvare", "… Dzięki, Paulina @ Opoceram". */
const closedBehind =
  /[.!?] {1,2}(?!ring|call|tel|dzwon|kontakt|contact|phone|mob)(?=(?:\p{L}\. )?\p{L}{3,20}(?: \p{L}{3,20})?, [^.!?,]{3,40}, \+?\(?\d[\d ()-]{7,16}$)|[.!?] {1,2}(?!ring|call|tel|dzwon|kontakt|contact|phone|mob)(?=\p{L}{3,15}(?: \p{L}{3,20})?(?: (?:z|ze|from|fra|hos|von) \p{L}{3,20})?,? \+?\d[\d ]{7,14}$)|\d{2,4}[ -]\d{2,4}[ -]\d{2,4}[ ,-]{1,3}(?=\p{L}[^.!?:\d]{3,60}$)|(?:^|[.!?:;)] {1,2})(?:(?:dzieki|dziekuje|pozdrawiam|pozdr|rgds|br|vh|thanks|thank you|thx|tnx|tks|cheers|ta|regards|takk|hilsen|mvh|mfg|danke|gruss)[ ,.!]{1,3}){1,3}(?=.{3,90}$)/u;

/** The lines below all else in which somebody says who they are: the signature, or the last lines of a mail without one. */
function closerOf(lines: readonly TextLine[]): readonly TextLine[] {
  const last = lines.findLastIndex(({ part }) => part !== 'signature');
  const signed = lines.slice(last + 1, last + 1 + mostClosing);
  if (signed.length > 0) return signed;
  const line = lines[last];
  if (line?.part !== 'body') return [];
  const behind = [...line.folded.matchAll(new RegExp(closedBehind, 'gu'))].at(-1);
  if (behind) {
    const from = behind.index + behind[0].length;
    return [{ ...line, at: line.at + from, text: line.text.slice(from), folded: line.folded.slice(from) }];
  }
  const closing: TextLine[] = [];
  for (let at = last; at > 0 && closing.length < mostClosing; at -= 1) {
    const one = lines[at];
    if (one?.part !== 'body') break;
    const isSigned = isSignedLine(one) && cuesOf(one).length === 0;
    if (!isSigned && (one.text.length > longestSigned || tellsLoad(one) || fact.test(one.folded))) break;
    closing.unshift(one);
    if (one.isAfterGap) break;
  }
  return closing;
}

/** "Vehicle: tautliner": a fact of a list. */
const fact =
  /^[^:]{2,30}:(?!\/)(?<!(?:tel|tlf|phone|mob\p{L}{0,3}|kom|direct|e-?mail|mail|epost|web|www|t|m|e)\.?:)/u;
const loadFact =
  /\d ?(?:kg|t|ton\p{L}{0,4}|palet\p{L}{0,4}|pallets?|paller|pal|pll|plt|ldm|eur|euro|m)(?!\p{L})|(?<![\d ])\d{1,2}[./]\d{1,2}(?![\d ])|[?€£$]|->|→/u;
const tellsLoad = (line: TextLine) => cuesOf(line).length > 0 || loadFact.test(line.folded);

/** A number as it is written within a country. */
const plainPhone =
  /(?<![\d\p{L}.,/+-])(?<!\d )((?:\(\d{2,5}\) ?|\d{2,5}[ -])?\d{2,4}(?:[ -]\d{2,4}){1,3}|\d{8,9})(?![\d\p{L}/.-]| \d)/gu;
/** What else has numbers where somebody signs. */
const otherNumber =
  /(?<!\p{L})(?:nip|regon|krs|bdo|vat(?: \p{L}{2})?|ust-?id|org\.? ?-?(?:nr\.?|no\.?)?|company (?:no|number)\.?|(?:foretaks|organisasjons|orgs?|org\.-?)(?:nr\.?|nummer)|vat (?:no|number)?(?:.s)?|reg(?:istered|istration)?\.?(?: \p{L}{1,10}){0,3}|konto\p{L}*|iban|bank\p{L}*|account|box|po ?box|postboks|nr|no|ref\p{L}*|fax|faks)[ .:#]{1,4}$/u;

function plainPhoneIn(line: TextLine): Piece<string> | null {
  if (line.folded.length > 160) return null;
  for (const match of line.folded.matchAll(plainPhone)) {
    const value = match[1] ?? '';
    const digits = value.replaceAll(/\D/gu, '').length;
    if (digits < 8 || digits > 11 || otherNumber.test(line.folded.slice(0, match.index))) continue;
    const [, from, to] = [match[0], match.index, match.index + value.length];
    return pieceOf(line, line.text.slice(from, to), from, to);
  }
  return null;
}

/** Words that companies are called by, in whole or as the end of a word. */
const companyWord =
  /(?<!\p{L})(?:agencj\p{L}*|gospodarstw\p{L}*|ogrodnicz\p{L}*|fabryk\p{L}*|hurtowni\p{L}*|spoldzielni\p{L}*|przetworstw\p{L}*|przedsiebiorstw\p{L}*|zaklad\p{L}*|grupa|group|centr(?:e|um|al\p{L}*)|center|logisti\p{L}*|logisty\p{L}*|spedyc\p{L}*|spedition|transport\p{L}*|trans|forwarding|freight|haulage|hire|plant|trading|trade|handel\p{L}*|import|export|eksport|systems?|solutions?|services?|technolog\p{L}*|industr\p{L}*|chemicals?|kjemi|fabrications?|frames|windows|steel|metal\p{L}*|foods?|packaging|products?|productions?|laborator\p{L}*|labs?|supplies|supply|farms?|brewery|creamery|garden|glass|timber|paper|plastics?|furniture|meble|mebli|okna|okien|drzwi|odlewnia|mleczarnia|osm|tartak|cukrownia|browar|piekarnia|ceramika|polska|poland|norge|norway|sverige|danmark|deutschland|ireland|international|engineering|manufacturing|partners?|robotics|design|studio|bygg|mobler|interior|ullvare|fabrikk\p{L}*|senteret?|verksted\p{L}*|verk|maskin|trelast|sjomat|seafood|fisk\p{L}*|hvitfisk|spedisjon\p{L}*|kontoret|butikk\p{L}*|bakeri|mekaniske|entreprenor|gruppen|werke?|bau|holz|maschinen\p{L}*|domki|dom|sklep|firma|team|co|company|brothers|bros|sons?|sonner|sohne)(?!\p{L})|(?<!\p{L})\p{L}{2,30}(?:fabrikk|verk|senter|senteret|spedisjon|transport|bygg|kjemi|werke?|ex|pol|trans|plast|stal|bud|tex|met|foam|pack|tech|lab|cargo|logistics?)(?!\p{L})|(?<!\p{L})(?:bruk|agro|hydro|drew|metal|trans|auto|eko|euro|inter|poli|termo|elektro|tech)-|-(?:pol|mal|styl|bud|trans|met|tex|plast|stal|drew|mix|mar|rem|bis)(?!\p{L})/u;
const jobTitle =
  /(?<![\p{L}-])(?:manager|director|dyrektor\p{L}*|administrator\p{L}*|speciali\p{L}*|specjalist\p{L}*|planner|coordinator|koordynator\p{L}*|koordinator\p{L}*|kierownik\p{L}*|prezes|wlasciciel\p{L}*|owner|buyer|innkjop\p{L}*|prosjekt\p{L}*|project\p{L}*|logistikk?ansvarlig|\p{L}*ansvarlig|\p{L}*leder|\p{L}*sjef|\p{L}*konsulent|\p{L}*medarbeider\p{L}*|assistant|asystent\p{L}*|asistent\p{L}*|head|chief|officer|executive|clerk|supply chain|desk|office|biuro|dzial\p{L}*|avdeling|\p{L}*avd\.?|abteilung|department|dept|handlowiec|handlow\p{L}*|przedstawiciel\p{L}*|ksiegow\p{L}*|zakup\p{L}*|sprzedaz\p{L}*|sales|procurement|purchasing|operations|customer|leiter\p{L}*|geschaftsfuhr\p{L}*|disponent\p{L}*|einkauf|vertrieb|logistyk\p{L}{0,3}|logistiker|spedytor\p{L}*|speditor\p{L}*|speditør|daglig|shipping|mgr|inz|ing|mba|privat|private|prywatnie|mrs?|ms|pan|pani)(?!\p{L})/u;
/** Behind a name or a greeting, and no names. */
const noCompany =
  /(?<!\p{L})(?:kontakt(?:person)?|contact(?: person)?|org\.?|nip|regon|krs|vat|mva|www|http\p{L}*|tel\p{L}*|tlf|mob\p{L}*|kom|fax|phone|direct|sentralbord|e-?mail|epost|sent|sendt|wyslano|from my|iphone|android|outlook|registered|confidential|address|adres\p{L}*|besoksadresse|postboks|ul|al|street|road|please|prosze|ta|thx|tks|tnx|thanks?|dzieki|dziekuj\p{L}*|takk|cheers|regards|rgds|fyi|mfg|hilsen|pozdr\p{L}*|mvh|vh|br|powazani\p{L}*|vennlig|kind|best|warm|faithfully|sincerely|truly|yours|hei|hi|dear|ps|and|mit|freundlich\p{L}*|gru\p{L}{1,3}|wyrazami|szacunku|serdeczn\p{L}*|price|cena|pris)(?!\p{L})/u;
const greetingLead =
  /^(?:faktur\p{L}{1,2}(?: prosze)? (?:na|til|pa)|invoice (?:to|for)|(?:(?:med )?(?:vennlig|venleg|beste?|hyggelig) )?(?:hilsen|helsing)|mvh|vh|pozdrawiam(?: serdecznie)?|pozdr\.?|(?:best |kind |warm |many )?(?:regards|thanks)|rgds|br|mfg|gr|takk|dzieki|cheers|ta|thx|tks|tnx)[ .,:!]{1,3}(?=\p{L})/u;
/** Of a person, before the name. */
const title = /^(?:(?:mgr|inz|dr|prof|lic|dipl|ing|mr|mrs|ms|herr|frau)(?:\.-?| )[ ]?){1,3}(?=\p{L})/u;
const personName =
  /^(?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:\p{Lu}['’])?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){0,2}(?: \([^)]{2,8}\))?$/u;
const freeMail =
  /^(?:gmail|googlemail|wp|onet|interia|o2|op|vp|tlen|poczta|gazeta|outlook|hotmail|live|yahoo|icloud|me|msn|aol|gmx|web|t-online|online|broadpark|getmail|btinternet|sky|eircom|proton\p{L}*|poczta-\p{L}+|\p{L}{0,8}mail|e-?mail|skrzynka|(?:home|hjemme|privat|my|min|net|e|e-)?post)$/u;

interface Signed {
  /** "Halina z Dogmix": somebody says that it is who they write for. */
  isNamed: boolean;
  line: TextLine;
  value: string;
  from: number;
}

/** The name of a company in a mail's address: `acme` of `joe@acme.co.uk`. */
function domainLabel(address: string): string {
  const names = foldSigns(address.split('@')[1] ?? '')
    .split('.')
    .slice(0, -1);
  // `acme.co.uk`.
  if (names.length > 1 && /^(?:co|com|org|net)$/u.test(names.at(-1) ?? '')) names.pop();
  const label = names.at(-1) ?? '';
  return freeMail.test(label) ? '' : label;
}

/** Who loads or unloads, and writes: a company of the mail whose whole name is in the sender's address. */
function companyOfDomain(body: readonly TextLine[], address: Piece<string> | null): Piece<string> | null {
  const domain = domainLabel(address?.value ?? '').replaceAll('-', '');
  if (domain.length < 3) return null;
  return firstOf(body, (line) => {
    const company = companyIn(line);
    const words = foldSigns(company?.value ?? '')
      .replace(legalForm, '')
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '');
    return company && words.every((word) => domain.includes(word)) ? company : null;
  });
}

/** "Straumen Røykeri" of `post@straumenroykeri.example`, wherever the mail says it. */
function wordsOfDomain(lines: readonly TextLine[], address: Piece<string> | null): Piece<string> | null {
  const domain = domainLabel(address?.value ?? '').replaceAll(/[^\p{L}\d]/gu, '');
  if (domain.length < 6) return null;
  return firstOf(lines, (line) => {
    for (const { 0: run, index } of line.text.matchAll(capitalRun)) {
      const words = run.split(' ');
      for (let from = 0, at = index; from < words.length; at += (words[from] ?? '').length + 1, from += 1)
        for (let count = 2; from + count <= words.length; count += 1) {
          const value = words.slice(from, from + count).join(' ');
          if (foldSigns(value).replaceAll(/[^\p{L}\d]/gu, '') === domain)
            return pieceOf(line, value, at, at + value.length);
        }
    }
    return null;
  });
}

const capitalRun = /(?<![\p{L}\d@.])\p{Lu}[\p{L}'’&-]{1,24}(?: \p{Lu}[\p{L}'’&-]{0,24}){1,4}/gu;

/** Where nobody says for whom they write the address tells it: "Termax" of `zakupy@termax.example`. */
function namedByDomain(address: Piece<string> | null): Piece<string> | null {
  const label = domainLabel(address?.value ?? '');
  if (!address || label.length < 4) return null;
  const start = address.start + foldSigns(address.value).lastIndexOf(label);
  const value = label.replaceAll(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase());
  return { value, start, end: start + label.length, isUnsure: true };
}

/** "RoadBond Chemicals" below a name, "Marte, Bluefarm Robotics", "Sylwia / NaturaLab": a company that no legal form tells. */
function plainCompany(
  closer: readonly TextLine[],
  address: string,
  isTown: (name: string) => boolean,
): Piece<string> | null {
  const domain = domainLabel(address).replaceAll(/[^\p{L}\d]/gu, '');
  const signed = closer.flatMap((line) => [...signedParts(line)]);
  const isPerson = ({ value }: Signed) =>
    personName.test(withoutMac(value)) && !companyWord.test(foldSigns(value));
  const person = signed.findIndex(isPerson);
  const ofDomain = signed.find((one, place) => isOfDomain(one.value, domain, place === person));
  const told = ofDomain ?? signed.find(({ value, isNamed }) => isNamed || isTelling(value));
  const behind =
    person >= 0 && signed.length > person + 1
      ? signed.slice(person + 1).find(({ value }) => !isTown(value))
      : undefined;
  const [first, second] = signed;
  // "Glommen Biovirke, Jon": a first name behind what has two words.
  const isBehindCompany =
    person === 0 &&
    behind !== undefined &&
    behind === second &&
    behind.line === first?.line &&
    first.value.includes(' ') &&
    /^\p{L}{2,5}$/u.test(behind.value);
  const chosen = told ?? (isBehindCompany ? first : behind);
  if (!chosen) return null;
  const piece = pieceOf(chosen.line, chosen.value, chosen.from, chosen.from + chosen.value.length);
  // A word that companies are called by may be in a name, too.
  return ofDomain ? piece : { ...piece, isUnsure: true };
}

/** "McAuley" is one name. */
const withoutMac = (value: string) => value.replaceAll(/(?<!\p{L})Ma?c\p{Lu}/gu, 'M');

/** Whether a name says by itself that it is none of a person. */
function isTelling(value: string): boolean {
  return (
    companyWord.test(foldSigns(value)) ||
    /\p{Ll}\p{Lu}\p{Ll}|\p{L} & \p{Lu}|„|"|['’]s /u.test(withoutMac(value))
  );
}

/** "Humber Vessel Fabrications" of `humbervessel.com`. */
function isOfDomain(value: string, domain: string, isPerson: boolean): boolean {
  if (domain.length < 3) return false;
  const words = foldSigns(value)
    .split(/[^\p{L}\d]+/u)
    .filter((one) => one.length > 0);
  if (words.join('') === domain) return true;
  const within = words.filter((one) => one.length > 3 && domain.includes(one));
  // A name may be that of the company, too.
  return isPerson ? within.length > 1 : within.length > 0;
}

/** "Halina z Dogmix 517 330 902": the number, and who writes for whom. */
const numberTail = /,? \+?\d[\d ]{6,16}$/u;
const ofCompany = /^\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,20})? (?:z|ze|from|fra|hos|von) (?=\p{Lu})/u;

/** The parts of a line in which somebody says who they are, that may be names. */
function* signedParts(line: TextLine): Generator<Signed> {
  if (line.text.length > 120) return;
  for (const part of line.text.matchAll(/(?:[^|,;/@<>\t:–—-]|(?<=[^ ])[-–@](?=[^ ])){2,60}/gu)) {
    const told = part[0].replace(numberTail, '');
    const lead = told.length - told.trimStart().length;
    const greeted = greetingLead.exec(foldSigns(told.trim()))?.[0].length ?? 0;
    const titled = greeted + (title.exec(foldSigns(told.trim().slice(greeted)))?.[0].length ?? 0);
    const hasNumber = told.length < part[0].length;
    const person = hasNumber ? (ofCompany.exec(told.trim().slice(titled))?.[0].length ?? 0) : 0;
    const skip = titled + person;
    const value = withoutTrailing(
      told
        .trim()
        .slice(skip)
        .replace(/ \((?!Mr|Ms).{0,60}$/u, ''),
      ' .,(-',
    );
    const folded = foldSigns(value);
    const bare = value.replaceAll(/[„”"“]/gu, '');
    if (/\d|@|\.\p{L}{2,3}$/u.test(value) || !/^\p{Ll}{0,3}\p{Lu}/u.test(bare) || value.length < 2) continue;
    if (value.split(' ').length > 5 || noCompany.test(folded) || jobTitle.test(folded)) continue;
    // A sentence goes on in small letters.
    const small = bare.split(' ').filter((one) => /^\p{Ll}{3,}$/u.test(one));
    if (small.length > 1) continue;
    yield { line, value, from: part.index + lead + skip, isNamed: person > 0 };
  }
}

function firstOf<Value>(
  lines: readonly TextLine[],
  read: (line: TextLine) => Piece<Value> | null,
): Piece<Value> | null {
  for (const line of lines) {
    const found = read(line);
    if (found) return found;
  }
  return null;
}

/** Where bills are sent, and what nobody reads: "Invoices to accounts@…". */
function isOfInvoices(address: string, before: string): boolean {
  return (
    /^(?:accounts?|invoices?|invoicing|billing|faktur\p{L}*|ksiegow\p{L}*|regnskap|okonomi|no-?reply|ikke-?svar)(?:[._-]|@)/u.test(
      address,
    ) ||
    /(?<!\p{L})(?:invoic\p{L}*|bills?|faktur\p{L}*|e-?faktura|rechnung\p{L}*|statements?)(?!\p{L})[^@]{0,40}$/u.test(
      before,
    )
  );
}

function emailIn(
  line: TextLine,
  isOther: (address: string, before: string) => boolean = () => false,
): Piece<string> | null {
  for (const match of line.text.matchAll(email)) {
    const value = withoutTrailing(match[0], '.-');
    if (isOther(foldSigns(value), line.folded.slice(Math.max(0, match.index - 80), match.index))) continue;
    if (isEmailAddress(value)) return pieceOf(line, value, match.index, match.index + value.length);
  }
  return null;
}

function phoneIn(line: TextLine): Piece<string> | null {
  const match = phone.exec(line.folded);
  const value = match?.[1]?.trim() ?? '';
  const digits = value.replaceAll(/\D/gu, '').length;
  if (!match || digits < 7 || digits > 15) return null;
  const from = match.index + match[0].indexOf(value);
  return pieceOf(line, line.text.slice(from, from + value.length), from, from + value.length);
}

/** What stands before a company in its line, or behind it. */
const greetingBefore =
  /^(?:(?:(?:med )?(?:vennlig|beste?|hyggelig) )?hilsen|med hilsen|mvh|vh|pozdrawiam|pozdr\.?|z powazaniem|(?:best|kind|warm)? ?regards|rgds|br|mfg|(?:mit )?freundlich\p{L}* gru\p{L}*|(?:viele |beste )?gru\p{L}{1,2}|shipper|avsender|absender|nadawca|zleceniodawca|customer|kunde)[ .,:/]{1,3}(?=\p{L})/u;
const companyTail =
  /(?: v\/| \((?!\p{Lu}{2,3}\) (?:[Ll]td|[Ll]imited|GmbH|A[SB])(?!\p{L}))| [-–—] | c\/o ).{0,80}$/u;

/** 'UAB "Alfa Grupe"'. */
const quotedName = /(?<!\p{L})(?:UAB|SIA|AB|OÜ|OOO) ["„“][^"„”“]{2,60}["”“]/u;

function companyIn(line: TextLine): Piece<string> | null {
  if (line.text.length > 120) return null;
  const quoted = quotedName.exec(line.text);
  if (quoted) return pieceOf(line, quoted[0], quoted.index, quoted.index + quoted[0].length);
  for (const part of line.text.matchAll(/(?:[^|,;<>"\t:/]|(?<! )\/|\/(?! )){2,100}/gu)) {
    // "Alfa sp. z o.o. Ann Lee ann@alfa.example".
    const told = part[0].trim().replace(/(?: [–—-])? [^ @]{1,64}@.{0,80}$/u, '');
    const skip = greetingBefore.exec(foldSigns(told))?.[0].length ?? 0;
    const whole = withoutTrailing(told.slice(skip).replace(companyTail, ''), ' (-');
    // "Proszę o ofertę. Alfa sp. z o.o.": a sentence stands before it.
    const value = whole.slice(/^.*\p{Ll}{4}[.!] (?=\p{Lu})/u.exec(whole)?.[0].length ?? 0);
    const folded = foldSigns(value);
    // "2.400 kg." is a weight.
    if (/\d ?kg(?!\p{L})/u.test(folded)) continue;
    // "5342 AB" is a Dutch post code.
    if (/^\d{4} ?[a-z]{2}(?!\p{L})/u.test(folded)) continue;
    // A sentence that speaks of a company is no name of one.
    if (value.split(' ').length > 9 || /[?!:@]/u.test(value) || !/^[\p{Lu}\d]/u.test(value)) continue;
    const form = legalForm.exec(folded);
    // "AS" and "AG" are forms behind a name, and capitals.
    const isForm =
      form !== null &&
      form.index > 1 &&
      // Ås is a town, and a name.
      !value.startsWith('Ås', form.index) &&
      (!wordForms.has(form[0]) || /^\p{Lu}|\./u.test(value.slice(form.index, form.index + form[0].length)));
    if (!isForm && !formBefore.test(value) && !tradePrefix.test(folded)) continue;
    // "Bosfor Lojistik A.S. Istanbul": a town behind the form.
    const formEnd = form ? form.index + form[0].length : 0;
    const name =
      isForm && /^ \p{Lu}\p{L}{2,}(?: \p{Lu}[\p{L}-]{1,24}){0,2}$/u.test(value.slice(formEnd))
        ? value.slice(0, formEnd)
        : value;
    const from = part.index + part[0].indexOf(value);
    return pieceOf(line, name, from, from + name.length);
  }
  return null;
}
