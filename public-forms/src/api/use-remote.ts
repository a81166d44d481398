import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FALLBACK_COUNTRIES } from '../lib/countries';
import { BUILT_IN_RULES, type PostCodeRules } from '../lib/post-code';
import { usePrepared } from '../ui/prepared';
import { useTexts } from '../ui/texts';
import { isTrouble, type Outcome, type Trouble } from './outcome';
import { createPublicApi, type LinkKind, type LinkQuery, type LinkView, type PublicApi } from './public-api';

/** The API in the language of the page. */
export function useApi(): PublicApi {
  const { language } = useTexts();
  return useMemo(() => createPublicApi(language), [language]);
}

/**
 * Makes a read call once it is known, and again when it changes; null until the first has settled. While a later one
 * is under way the earlier answer stands, so that nothing on the page jumps.
 * @param known how the first call ended, where the server has made it already
 */
export function useRemote<T>(
  call: (() => Promise<Outcome<T>>) | null,
  known: Outcome<T> | null = null,
): Outcome<T> | null {
  const [settled, setSettled] = useState<Outcome<T> | null>(known);
  const isMade = useRef(known !== null);
  useEffect(() => {
    if (!call) return undefined;
    if (isMade.current) {
      isMade.current = false;
      return undefined;
    }
    let wanted = true;
    void call().then((outcome) => {
      if (wanted) setSettled(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [call]);
  return settled;
}

/** What the server's records say of a signed link. */
export interface LinkReport {
  /** False while the server has not answered. */
  settled: boolean;
  /** Null while what is shown comes from the address alone. */
  view: LinkView | null;
  bad: 'refused' | 'expired' | null;
  /** Why there is no answer, when the fault is not the link's. */
  trouble: Trouble | null;
  /** Asks again, after the server told that something changed. */
  ask: () => void;
}

/** Asks the server about a link; `query` null asks nothing. */
export function useLinkView(api: PublicApi, kind: LinkKind, query: LinkQuery | null): LinkReport {
  const [asked, setAsked] = useState(0);
  const prepared = usePrepared();
  const outcome = useRemote(
    useMemo(() => (query && asked >= 0 ? () => api.viewLink(kind, query) : null), [api, asked, kind, query]),
    prepared?.record,
  );
  return {
    settled: outcome !== null,
    view: outcome?.kind === 'done' ? outcome.data : null,
    bad: outcome?.kind === 'link' ? outcome.reason : null,
    trouble: outcome && isTrouble(outcome) ? outcome : null,
    ask: useCallback(() => setAsked((times) => times + 1), []),
  };
}

/** The countries to choose from and the rules of their post codes. */
export interface CountryBook {
  codes: readonly string[];
  rules: PostCodeRules;
  /** By code the zone of the clocks there; without those that nobody has told yet. */
  zones: ReadonlyMap<string, string>;
}

const BUILT_IN: CountryBook = { codes: FALLBACK_COUNTRIES, rules: BUILT_IN_RULES, zones: new Map() };

/** The country list: Europe at once, the server's when it has answered. */
export function useCountries(api: PublicApi): CountryBook {
  const outcome = useRemote(useMemo(() => () => api.countries(), [api]));
  return useMemo(() => {
    if (outcome?.kind !== 'done' || outcome.data.length === 0) return BUILT_IN;
    const rules = new Map(BUILT_IN_RULES);
    for (const { code, post_code_pattern, post_code_example } of outcome.data) {
      if (post_code_pattern)
        rules.set(code, { pattern: post_code_pattern, example: post_code_example ?? code });
    }
    return {
      codes: outcome.data.map((country) => country.code),
      rules,
      zones: new Map(outcome.data.map(({ code, time_zone }) => [code, time_zone])),
    };
  }, [outcome]);
}
