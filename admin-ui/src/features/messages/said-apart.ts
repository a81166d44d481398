interface Said {
  subject: string;
  /** How the mail begins. */
  excerpt: string;
  order_id: number | null;
}

/** From where to where a mail is about, as the subject of an order's mail ends; null where it does not. */
export function laneIn({ subject, order_id }: Said): string | null {
  return order_id === null ? null : (/#\d+: (.+ → .+)$/.exec(subject)?.[1] ?? null);
}

/**
 * What a row says of a mail, each thing once.
 * @param namedLane the lane that stands above the row; null where none does
 * @returns `excerpt` null where it says nothing beside the subject
 */
export function saidApart(mail: Said, namedLane: string | null): { subject: string; excerpt: string | null } {
  const place = ` · #${mail.order_id}: ${namedLane}`;
  const isPlaced = namedLane !== null && mail.subject.length > place.length && mail.subject.endsWith(place);
  const subject = isPlaced ? mail.subject.slice(0, -place.length) : mail.subject;
  const [title = ''] = subject.split(/ [–·] /);
  const said = plain(mail.excerpt);
  const isSaid = said === '' || [mail.subject, subject, title].some((one) => plain(one) === said);
  return { subject, excerpt: isSaid ? null : mail.excerpt };
}

/** A text without what ends it, and whatever its case. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[.,:;!…]$/, '')
    .toLowerCase();
}
