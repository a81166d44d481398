/** What is said of an operation that goes. */
export interface Deprecation {
  /** The day from which on it should not be used any more, `YYYY-MM-DD`. */
  since: string;
  /** The day from which on it may be gone, at least half a year later. */
  sunset: string;
  /** The operation to use in its place. */
  instead: string;
}

/**
 * Operations that go, by their names. The contract says so (`deprecated`, `x-deprecated-since`, `x-sunset`), and their answers have the
 * headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). Only what stands here long enough may be taken out of the contract.
 */
export const deprecations = new Map<string, Deprecation>();

/** The headers of a deprecated operation's answers, refusals among them. */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1000}`,
    Sunset: new Date(`${sunset}T00:00:00Z`).toUTCString(),
    Link: '</docs/integrators/versions>; rel="deprecation"; type="text/plain"',
  };
}
