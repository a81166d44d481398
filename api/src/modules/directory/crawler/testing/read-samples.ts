import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { GuardedWeb } from '../../../../platform/web-fetch/guarded-web.js';
import type { WebAnswer, WebFetch, WebRequest } from '../../../../platform/web-fetch/web-fetch.port.js';
import { openWebsite, type Website } from '../../../../testing/websites.js';
import type { CompanyOfSite } from '../reading/company-of-site.js';
import { visitSite, HostTurns } from '../visiting/visit-site.js';
import type { ExpectedCompany, SiteSample } from './site-sample.js';

/** The facts that are counted. */
export const countedFields = ['name', 'email', 'phone', 'address', 'number'] as const;
type CountedField = (typeof countedFields)[number];

/** A fact that was read otherwise than it stands on the website. */
interface Mistake {
  host: string;
  field: CountedField;
  expected: string | null;
  found: string | null;
}

/** How well websites were read. */
export interface Accuracy {
  /** Harmonic mean of how many of the facts found are right, and how many of the facts that are there are found. */
  f1: Readonly<Record<CountedField, number>>;
  mistakes: readonly Mistake[];
}

/** The web as the samples' hosts are: one server of this machine, which is asked as any other is. */
class SampledWeb implements WebFetch {
  readonly robotName: string;
  readonly userAgent: string;
  readonly #web: GuardedWeb;

  constructor(private readonly server: Website) {
    this.#web = new GuardedWeb('https://frakto.test', new Set([server.host]));
    ({ robotName: this.robotName, userAgent: this.userAgent } = this.#web);
  }

  /** Nobody has to wait between the pages. */
  isAllowed(): boolean {
    return true;
  }

  async get(url: URL, request?: WebRequest): Promise<WebAnswer> {
    const answer = await this.#web.get(
      new URL(`/${url.host}${url.pathname}${url.search}`, this.server.url),
      request,
    );
    return { ...answer, url };
  }
}

/** Reads samples through HTTP, pages chosen and read as those of any website, and counts what was right. */
export async function readSamples(samples: readonly SiteSample[]): Promise<Accuracy> {
  const pages = samples.flatMap(({ host, pages }) =>
    Object.entries(pages).map(([path, html]) => [`/${host}${path}`, html] as const),
  );
  const server = await openWebsite(Object.fromEntries(pages));
  try {
    const web = new SampledWeb(server);
    const mistakes: Mistake[] = [];
    const counts = Object.fromEntries(
      countedFields.map((field) => [field, { right: 0, found: 0, there: 0 }]),
    ) as Record<CountedField, { right: number; found: number; there: number }>;
    for (const { host, country, expected } of samples) {
      const { company } = await visitSite({
        web,
        turns: new HostTurns(),
        country,
        starts: [new URL(`https://${host}/`)],
        signal: new AbortController().signal,
      });
      const found = foundIn(company);
      for (const field of countedFields) {
        const count = counts[field];
        const isRight = keyOf(expected[field]) === keyOf(found[field]);
        if (expected[field] !== null) count.there += 1;
        if (found[field] !== null) count.found += 1;
        if (!isRight) mistakes.push({ host, field, expected: expected[field], found: found[field] });
        else if (expected[field] !== null) count.right += 1;
      }
    }
    const f1 = Object.fromEntries(
      countedFields.map((field) => {
        const { right, found, there } = counts[field];
        return [field, Math.round((2 * right * 1_000) / (found + there)) / 1_000];
      }),
    ) as Record<CountedField, number>;
    return { f1, mistakes };
  } finally {
    await server.close();
  }
}

function foundIn(company: CompanyOfSite | null): ExpectedCompany {
  if (!company) return { name: null, email: null, phone: null, address: null, number: null };
  const { name, email, phone, address, post_code, city, vat_number, business_registration_number } = company;
  const place = [address, post_code, city];
  return {
    name,
    email,
    phone,
    address: place.every((part) => part === null) ? null : place.map((part) => part ?? '').join('|'),
    number: vat_number ?? business_registration_number,
  };
}

/** Quotes, dots and the size of letters make no other name or street of one. */
function keyOf(text: string | null): string | null {
  return text === null ? null : foldDiacritics(text).replaceAll(/[^\p{L}\d|@+]/gu, '');
}
