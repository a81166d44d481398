import { BadRequest } from './errors.js';

/** Names the version of the API that a call is written for, and that an answer is given in. */
export const versionHeader = 'Frakto-Version';

/**
 * The versions of the API that this installation answers in, the oldest first: days. A version is added when answers or rules of calls change
 * so that programs would have to change with them, and where that happens the code asks which version the caller wants. One is taken out no
 * earlier than its `sunset`.
 */
export const apiVersions: readonly [ApiVersion, ...ApiVersion[]] = [
  { version: '2026-11-27', what: 'The first version.', sunset: null },
];

interface ApiVersion {
  /** `YYYY-MM-DD` */
  version: string;
  /** What is different from the one before. */
  what: string;
  /** The day on which it ends; null while that is not planned. */
  sunset: string | null;
}

/** The version of keys that are made now, and of callers who name none. */
export const latestVersion = apiVersions.at(-1)?.version ?? apiVersions[0].version;

/**
 * The version in which a call is answered: the one that it names, else that of its key, else the latest. Of a key whose version has ended, the
 * oldest that there is.
 * @param named by the header; empty when there is none
 * @throws {BadRequest} `unknown_version`, with those that there are
 */
export function versionOf(named: string, ofKey: string | undefined): string {
  const known = apiVersions.map(({ version }) => version);
  if (named !== '') {
    if (!known.includes(named)) throw new BadRequest('unknown_version', { known_versions: known.join(', ') });
    return named;
  }
  if (ofKey === undefined) return latestVersion;
  return known.includes(ofKey) ? ofKey : apiVersions[0].version;
}
