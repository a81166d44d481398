/** Programs by what their user agent holds; the first that fits counts, since many name others that they resemble. */
const browsers: readonly (readonly [name: string, mark: string])[] = [
  ['Edge', 'Edg/'],
  ['Edge', 'EdgA/'],
  ['Edge', 'EdgiOS/'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Vivaldi', 'Vivaldi/'],
  ['Firefox', 'Firefox/'],
  ['Firefox', 'FxiOS/'],
  ['Chrome', 'Chrome/'],
  ['Chrome', 'CriOS/'],
  ['Safari', 'Version/'],
];

const systems: readonly (readonly [name: string, mark: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['macOS', 'Mac OS X'],
  ['ChromeOS', 'CrOS'],
  ['Linux', 'Linux'],
];

const longestUserAgent = 500;

/** What a user agent tells of a device. */
interface Device {
  /** In plain words, for example `Firefox, Windows`; null when nothing is known of it. */
  label: string | null;
  /** Whether it is a browser, which keeps cookies, and no program that calls the API. */
  isBrowser: boolean;
}

/** Reads browser and system from a user agent. Programs are called as they call themselves: `curl`, `python-requests`. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, longestUserAgent);
  const find = (list: typeof browsers) => list.find(([, mark]) => text.includes(mark))?.[0];
  const browser = text.startsWith('Mozilla/') ? find(browsers) : undefined;
  const program = browser ?? (text.startsWith('Mozilla/') ? undefined : /^[\w.-]{1,40}/.exec(text)?.[0]);
  const words = [program, find(systems)].filter((word) => word !== undefined);
  return { label: words.length > 0 ? words.join(', ') : null, isBrowser: browser !== undefined };
}
