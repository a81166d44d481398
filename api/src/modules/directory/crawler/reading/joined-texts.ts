/** Signs of a text that is put together, and texts of one script, at most. */
const longest = 500;
const mostTexts = 500;
const mostParts = 50;

type Token = { kind: 'text' | 'name' | 'sign'; value: string };

/**
 * The texts that a script joins of parts, `'info' + '@' + host` and `['info', host].join('@')`, with the variables that it
 * filled before. Nothing is run: what else a script does to a text is not followed.
 */
export function joinedTexts(script: string): string[] {
  const decoded = decodedTexts(script);
  // An address needs its sign, however written.
  if (!/@|%40|\\x40|\\u0040|&#64/i.test(script)) return decoded;
  const found = decoded;
  const variables = new Map<string, string>();
  let parts: string[] = [];
  /** A text or a name may follow: nothing stands yet, or a plus does. */
  let isOpen = true;
  let lone: string | null = null;
  let target: string | null = null;
  let list: string[] | null = null;
  let joinable: string[] | null = null;
  let isJoining = false;
  const end = (): string | null => {
    const text = parts.length > 0 ? parts.join('').slice(0, longest) : null;
    if (text !== null && parts.length > 1 && found.length < mostTexts) found.push(text);
    if (text !== null && target !== null) variables.set(target, text);
    parts = [];
    isOpen = true;
    lone = null;
    return text;
  };
  const operand = (value: string): void => {
    if (!isOpen) end();
    if (parts.length < mostParts) parts.push(value.slice(0, longest));
    isOpen = false;
  };
  for (const { kind, value } of tokensOf(script)) {
    if (kind === 'text' && isJoining && joinable) {
      if (found.length < mostTexts) found.push(joinable.join(value).slice(0, longest));
      isJoining = false;
      joinable = null;
    } else if (kind === 'text') operand(value);
    else if (kind === 'name' && joinable && value === 'join') isJoining = true;
    else if (kind === 'name') {
      // What nobody knows parts what stands around it.
      operand(variables.get(value) ?? '\n');
      lone = value;
    } else if (value === '+') {
      isOpen = true;
      lone = null;
    } else if (value === '=') {
      target = lone;
      parts = [];
      isOpen = true;
      lone = null;
    } else if (!(isJoining && value === '(') && !(joinable && value === '.')) {
      const text = end();
      target = null;
      joinable = null;
      isJoining = false;
      if (list && text !== null && list.length < mostParts) list.push(text);
      if (value === '[') list = [];
      else if (value === ']') {
        joinable = list;
        list = null;
      }
    }
  }
  end();
  return found;
}

/** What a script has in the code of bytes, or as the numbers of its signs. */
function decodedTexts(script: string): string[] {
  const bytes = [...script.matchAll(/\batob\(\s?["']([A-Za-z\d+/]{8,400}={0,2})["']/g)].map(([, code = '']) =>
    Buffer.from(code, 'base64').toString('utf8'),
  );
  const signs = [...script.matchAll(/\bfromCharCode\(([\d, ]{10,2000})\)/g)].map(([, codes = '']) =>
    String.fromCharCode(...codes.split(',').map(Number)),
  );
  return [...bytes, ...signs].slice(0, mostTexts);
}

/** Texts, names and signs of a script, in one go. */
function* tokensOf(script: string): Generator<Token> {
  let place = 0;
  while (place < script.length) {
    const sign = script[place] as string;
    if (sign === '"' || sign === "'" || sign === '`') {
      const end = endOfText(script, place + 1, sign);
      if (end < 0) return;
      if (end - place < 5_000) yield { kind: 'text', value: unescaped(script.slice(place + 1, end)) };
      place = end + 1;
    } else if (/[\w$]/.test(sign)) {
      let end = place + 1;
      while (end < script.length && /[\w$]/.test(script[end] as string)) end += 1;
      yield { kind: 'name', value: script.slice(place, Math.min(end, place + 100)) };
      place = end;
    } else {
      if (!/\s/.test(sign)) yield { kind: 'sign', value: sign };
      place += 1;
    }
  }
}

function endOfText(script: string, from: number, quote: string): number {
  for (let place = from; place < script.length; place++) {
    const sign = script[place];
    if (sign === '\\') place += 1;
    else if (sign === quote) return place;
    else if (sign === '\n' && quote !== '`') return -1;
  }
  return -1;
}

function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gi,
    (_whole, two?: string, four?: string, one = '') => {
      const code = two ?? four;
      return code === undefined ? (one as string) : String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}
