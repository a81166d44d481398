/**
 * What a sealed text belongs to: a kind of record and its id, for example `second-factor:12`. A sealed text that is
 * copied to another record does not open there.
 */
export type VaultContext = `${string}:${string | number}`;

/** A text that was sealed. */
export interface OpenedText {
  text: string;
  /** It was sealed under a former secret: seal it again and store that. */
  needsReseal: boolean;
}

/** Seals secrets that the database keeps (keys of other services, second factors), so that a copy of it tells none. */
export interface Vault {
  /** What every text sealed now begins with. Stored texts that begin otherwise need to be sealed again. */
  readonly currentPrefix: string;
  /** @returns printable ASCII, about 4/3 of the text's UTF-8 bytes plus 53 characters */
  seal(text: string, context: VaultContext): string;
  /**
   * @param context the same as when it was sealed
   * @throws {VaultError} when it was changed, belongs to another context, or its secret is not known any more
   */
  open(sealed: string, context: VaultContext): OpenedText;
}

/**
 * Why a sealed text does not open: `malformed` is no sealed text, `unknown_key` was sealed under a secret that is neither
 * `SECRET` nor in `SECRET_PREVIOUS`, `tampered` was changed or belongs to something else.
 */
export type VaultFault = 'malformed' | 'unknown_key' | 'tampered';

/** A sealed text does not open. The message tells nothing of its content. */
export class VaultError extends Error {
  override readonly name = 'VaultError';

  constructor(
    readonly fault: VaultFault,
    readonly context: VaultContext,
  ) {
    super(`The sealed text of ${context} does not open: ${fault}`);
  }
}
