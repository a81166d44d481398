import type { SenderCheck } from '../messages/message.dto.js';

/** A header of a mail, topmost first. */
interface MailHeaderLine {
  /** In lower case. */
  key: string;
  value: string;
}

/** Letters of one header that are looked at; servers write a few hundred. */
const longestHeader = 4_000;

/**
 * What the receiving server found out about the sender (RFC 8601): only headers with its own name count, and of those the
 * topmost, which stand together (§5). Everything below may have come with the mail.
 * - `fail`: DMARC failed; or the server tells of no DMARC, and neither SPF nor DKIM passed
 * - `pass`: DMARC passed; or without DMARC, SPF or DKIM passed for the domain of the sender
 * - `unknown`: the server said nothing, or what passed is another domain than the sender's
 * @param server authserv-id of the receiving server; null when none is set
 */
export function checkSender(
  headers: readonly MailHeaderLine[],
  server: string | null,
  sender: string,
): SenderCheck {
  if (server === null) return 'unknown';
  const results = topmostResults(headers, server.toLowerCase());
  const of = (method: string) => results.filter((one) => one.method === method);
  const [dmarc] = of('dmarc');
  if (dmarc?.result === 'pass') return 'pass';
  if (dmarc?.result === 'fail') return 'fail';
  const others = [...of('spf'), ...of('dkim')];
  if (others.length === 0) return 'unknown';
  const passed = others.filter(({ result }) => result === 'pass');
  if (passed.length === 0) return others.some(({ result }) => isTemporary(result)) ? 'unknown' : 'fail';
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  return passed.some(({ domains }) => domains.some((one) => isRelated(one, domain))) ? 'pass' : 'unknown';
}

interface MethodResult {
  method: string;
  result: string;
  /** Domains for which it was found out. */
  domains: string[];
}

function topmostResults(headers: readonly MailHeaderLine[], server: string): MethodResult[] {
  const isResult = ({ key }: MailHeaderLine) => key === 'authentication-results';
  const isOwn = (header: MailHeaderLine) =>
    isResult(header) && partsOf(header.value)[0]?.split(' ')[0] === server;
  const first = headers.findIndex(isOwn);
  if (first < 0) return [];
  const end = headers.findIndex((header, place) => place > first && !isResult(header));
  return headers
    .slice(first, end < 0 ? headers.length : end)
    .filter(isOwn)
    .flatMap(({ value }) => partsOf(value).slice(1).flatMap(resultIn));
}

/** The parts between semicolons, in lower case with single blanks, without comments. */
function partsOf(value: string): string[] {
  let depth = 0;
  let isQuoted = false;
  let bare = '';
  for (const sign of value.slice(0, longestHeader)) {
    if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (!isQuoted && sign === '(') depth += 1;
    else if (!isQuoted && sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) bare += isQuoted && /[;\s]/.test(sign) ? '_' : sign;
  }
  return bare.split(';').map((part) => part.split(/\s+/).filter(Boolean).join(' ').toLowerCase());
}

function resultIn(part: string): MethodResult[] {
  const [first = '', ...properties] = part.replaceAll(' = ', '=').split(' ');
  const [method = '', result = ''] = first.split('=');
  if (!/^(?:dmarc|spf|dkim)(?:\/\d+)?$/.test(method) || result === '') return [];
  const domains = properties.flatMap((property) => {
    const [name = '', value = ''] = property.split('=');
    const isDomain = ['header.d', 'header.i', 'smtp.mailfrom', 'smtp.helo', 'header.from'].includes(name);
    return isDomain ? [value.slice(value.lastIndexOf('@') + 1)] : [];
  });
  return [{ method: method.split('/')[0] ?? '', result, domains }];
}

/** The server could not find out now. */
function isTemporary(result: string): boolean {
  return result === 'temperror';
}

function isRelated(one: string, other: string): boolean {
  return one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
}
