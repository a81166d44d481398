/** Characters that are looked at: what is asked for stands above the mails that are answered. */
const maxLength = 6_000;

/** What of a mail is its sender's own, and what came with it. */
export interface MailParts {
  own: string;
  /** The mail that is answered or passed on; empty without one. */
  earlier: string;
}

/** Whose address it is says nothing. */
const address = /[\w.+-]{1,64}@[\w.-]{1,100}/g;

const header = /^\W{0,4}(?:from|od|fra|von|de|da) ?:/i;
const headerBelow =
  /^\W{0,4}(?:sent|subject|date|wysłano|temat|data|sendt|emne|dato|gesendet|betreff|datum|envoyé|objet|enviado|asunto|fecha|inviato|oggetto) ?:/i;
const original =
  /^[-_ ]{2,20}(?:original message|forwarded message|wiadomość oryginalna|przekazana wiadomość|opprinnelig melding|videresendt melding|ursprüngliche nachricht|weitergeleitete nachricht|message d.origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato)/i;
const wrote =
  /^(?:on|am|le|el|il|dnia|w dniu|den|op) .{3,100} (?:wrote|schrieb|a écrit|escribió|ha scritto|pisze|napisał|napisała|skrev)\b/i;
const disclaimer =
  /(?:this e-?mail|this message|ta wiadomość|niniejsza wiadomość|diese e-?mail|diese nachricht|denne e-?posten|denne meldingen|ce message|cet e-?mail|ce courriel|este mensaje|este correo|questo messaggio|questa e-?mail|il presente messaggio)[^\n]{0,80}(?:confiden|poufn|vertraulich|fortrolig|konfiden|riservat|intended|adres|bestimmt|tiltenkt|destin)/i;
const passedOn =
  /^(?:\s*(?:subject|temat|emne|betreff|objet|asunto|oggetto) ?:)?\s*(?:fwd?|wg|vs|tr|rv|i|pd|fv) ?:/i;

/** Somebody gives a mail to a colleague: what they say of it is short. */
const mostWhenPassedOn = 160;
const handsOver =
  /(?:^|[^\p{L}])(?:niżej|poniż\p{L}*|zerkni\p{L}*|zobacz|rzu[ćc]\p{L}* okiem|do ciebie|zajmiesz|odpisz mu|below|fyi|f\.y\.i|over to you|for you|can you (?:look|price|take|handle)|one for|nedenfor|under|tar du|kan du (?:ta|se|prise)|svar (?:ham|henne|dem)|unten|schau mal|machst du|kannst du|übernimmst du|zur info|zk|ci-dessous|ci-après|plus bas|à toi|tu (?:peux|t.en)|pour toi|abajo|para ti|te encargas|puedes|échale|sotto|a te|ci pensi|puoi|per te)(?![\p{L}])/iu;

/**
 * Takes apart what a person wrote and the mails below it. Notes on confidentiality and what stands below a signature's
 * dashes are nobody's request. A mail that is passed on, or that has no words of its own, is read as a whole.
 */
export function partsOf(text: string): MailParts {
  const lines = text
    .slice(0, maxLength)
    .replaceAll(address, ' ')
    .split(/\r?\n/)
    .filter((line) => !disclaimer.test(line.slice(0, 300)));
  const start = lines.findIndex((line, place) => isStartOfEarlier(line, lines.slice(place + 1, place + 5)));
  const upper = start < 0 ? lines : lines.slice(0, start);
  const answered = (line: string) => line.startsWith('>');
  const dashes = upper.findIndex((line) => line.trimEnd() === '--');
  const own = (dashes < 0 ? upper : upper.slice(0, dashes)).filter((line) => !answered(line)).join('\n');
  if (own.trim() === '' || passedOn.test(own)) return { own: lines.join('\n'), earlier: '' };
  if (own.length < mostWhenPassedOn && handsOver.test(own)) return { own: lines.join('\n'), earlier: '' };
  const earlier = [...upper.filter(answered), ...(start < 0 ? [] : lines.slice(start))].join('\n');
  return { own, earlier };
}

function isStartOfEarlier(line: string, below: readonly string[]): boolean {
  const begin = line.slice(0, 200);
  return (
    original.test(begin) ||
    wrote.test(begin) ||
    (header.test(begin) && below.some((next) => headerBelow.test(next.slice(0, 40))))
  );
}
