import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { webAddress } from '../../../kernel/contact/web-address.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { Crawl, CrawlAddress, CrawledCompany } from './crawl.entity.js';
import type {
  CrawledAddressPage,
  CrawlProgress,
  CrawlStart,
  CrawlStarted,
  CrawlStatus,
  CrawlFault,
  ApprovedCompanies,
  FoundCompanyPage,
} from './crawler.dto.js';
import {
  findAbandonedCrawls,
  findLatestCrawl,
  listAddresses,
  type CrawlRow,
  listFound,
} from './crawler.queries.js';
import { pageKey, siteKey } from './visiting/visit-site.js';
import type { FoundClient, GlobalClientMerger } from '../clients/global-client-merger.service.js';

type Texts = Readonly<Record<UiLanguage, string>>;

const faults: Readonly<Record<CrawlFault, Texts>> = {
  private_address: {
    pl: 'Adres prowadzi do sieci prywatnej i nie został odwiedzony.',
    en: 'The address leads into a private network and was not visited.',
    no: 'Adressen fører til et privat nettverk og ble ikke besøkt.',
  },
  port_not_allowed: {
    pl: 'Adres wskazuje port, którego strony internetowe nie używają.',
    en: 'The address names a port that websites do not use.',
    no: 'Adressen peker på en port som nettsteder ikke bruker.',
  },
  host_not_found: {
    pl: 'Nie ma takiej domeny.',
    en: 'There is no such domain.',
    no: 'Domenet finnes ikke.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć ze stroną.',
    en: 'The website could not be reached.',
    no: 'Fikk ikke kontakt med nettstedet.',
  },
  timed_out: {
    pl: 'Strona odpowiada zbyt długo.',
    en: 'The website takes too long to answer.',
    no: 'Nettstedet bruker for lang tid på å svare.',
  },
  bad_certificate: {
    pl: 'Certyfikat strony jest nieprawidłowy.',
    en: 'The certificate of the website is not valid.',
    no: 'Sertifikatet til nettstedet er ikke gyldig.',
  },
  bad_answer: {
    pl: 'Odpowiedzi strony nie da się odczytać.',
    en: 'The answer of the website cannot be read.',
    no: 'Svaret fra nettstedet kan ikke leses.',
  },
  http_status: {
    pl: 'Strona odpowiedziała błędem {status}.',
    en: 'The website answered with error {status}.',
    no: 'Nettstedet svarte med feil {status}.',
  },
  not_a_page: {
    pl: 'Pod tym adresem jest plik, a nie strona.',
    en: 'There is a file at this address, not a page.',
    no: 'På denne adressen ligger en fil, ikke en side.',
  },
  page_too_heavy: {
    pl: 'Strona jest tak zbudowana, że jej odczytanie trwało ponad 10 sekund albo wymagało zbyt wiele pamięci.',
    en: 'A page is built so that reading it took more than 10 seconds or too much memory.',
    no: 'En side er bygd slik at det tok over 10 sekunder eller for mye minne å lese den.',
  },
  refused_by_robots: {
    pl: 'Strona nie życzy sobie robotów (robots.txt).',
    en: 'The website asks robots to stay away (robots.txt).',
    no: 'Nettstedet ber roboter holde seg unna (robots.txt).',
  },
  too_many_redirects: {
    pl: 'Strona wciąż przekierowuje na inne adresy.',
    en: 'The website redirects again and again.',
    no: 'Nettstedet viderekobler om og om igjen.',
  },
  nothing_found: {
    pl: 'Na stronie nie znaleziono danych firmy.',
    en: 'No company data was found on the website.',
    no: 'Fant ingen firmaopplysninger på nettstedet.',
  },
  internal: {
    pl: 'Coś poszło nie tak po naszej stronie.',
    en: 'Something went wrong on our side.',
    no: 'Noe gikk galt hos oss.',
  },
};

/** Why an address gave nothing. */
function crawlFaultText(fault: CrawlFault, status: number | null, language: UiLanguage): string {
  return faults[fault][language].replace('{status}', String(status ?? ''));
}

const messages = {
  waiting: {
    pl: 'Skanowanie zaraz się rozpocznie.',
    en: 'The scan is about to begin.',
    no: 'Skanningen begynner straks.',
  },
  running: { pl: 'Skanowanie stron trwa.', en: 'Websites are being scanned.', no: 'Nettsteder skannes.' },
  stopped: { pl: 'Skanowanie zatrzymano.', en: 'The scan was stopped.', no: 'Skanningen ble stoppet.' },
  completed: { pl: 'Skanowanie zakończone.', en: 'The scan is complete.', no: 'Skanningen er ferdig.' },
  failed: {
    pl: 'Żadnego z adresów nie udało się odczytać.',
    en: 'None of the addresses could be read.',
    no: 'Ingen av adressene kunne leses.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** What there is to say about a look through websites. */
function crawlMessage(about: keyof typeof messages, language: UiLanguage): string {
  return messages[about][language];
}

/** Name of the job that visits websites. */
export const crawlJob = 'crawler.visit';
/** Name of the job that looks after what a dead process left. */
export const resumeCrawlsJob = 'crawler.resume';

const wireStatus: Readonly<Record<CrawlRow['status'], CrawlStatus>> = {
  running: 'running',
  stopped: 'idle',
  completed: 'completed',
  failed: 'error',
};

const never: CrawlProgress = {
  status: 'idle',
  progress: 0,
  total_urls: 0,
  scanned_urls: 0,
  failed_urls: 0,
  found_companies: 0,
  found_emails: 0,
  found_addresses: 0,
  current_url: null,
  message: null,
  country_id: null,
  started_by: null,
  started_at: null,
  finished_at: null,
};

/** Websites that administrators have looked through for companies: one look at a time for all of them. */
export class CrawlerService {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly log: Logger,
  ) {}

  /** @throws {Conflict} `crawl_running` when websites are being looked through already */
  async start({ userId }: { userId: number }, { urls, country_id }: CrawlStart): Promise<CrawlStarted> {
    const addresses = addressesOf(urls);
    const id = await this.db.acrossCompanies(async (unit) => {
      const { rows } = await sql`select from crawls where status = 'running'`.execute(connectionOf(unit));
      if (rows.length > 0) throw new Conflict('crawl_running');
      // What came of the one before was seen; the companies that it found stay.
      // Not one that somebody began at this moment: against that the insertion fails.
      await unit.nativeDelete(Crawl, { status: { $ne: 'running' } });
      const crawl = unit.create(Crawl, { country_id, started_by: userId });
      await unit.flush();
      await unit.insertMany(
        CrawlAddress,
        addresses.map((url) => ({ crawl_id: crawl.id, url: url.href, site_key: siteKey(url).slice(0, 300) })),
      );
      return crawl.id;
    });
    // Should this fail, the next regular look finds it.
    await this.enqueue(id).catch((error: unknown) =>
      this.log.warn({ err: error, crawl_id: id }, 'a crawl waits for the next regular look'),
    );
    return { total_urls: addresses.length };
  }

  async progress(language: UiLanguage): Promise<CrawlProgress> {
    const row = await findLatestCrawl(this.db.reads);
    if (!row) return never;
    const { id: _id, is_claimed, ...rest } = row;
    const about = row.status === 'running' && !is_claimed ? 'waiting' : row.status;
    return {
      ...rest,
      status: wireStatus[row.status],
      progress: Math.floor((100 * row.scanned_urls) / Math.max(1, row.total_urls)),
      current_url: row.status === 'running' ? row.current_url : null,
      message: crawlMessage(about, language),
    };
  }

  /** Stops what runs, if anything does, and leaves a failure behind. What is under way is given up by the process that works on it. */
  async stop(language: UiLanguage): Promise<CrawlProgress> {
    await this.db.acrossCompanies((unit) =>
      unit.nativeUpdate(
        Crawl,
        { status: { $in: ['running', 'failed'] } },
        {
          status: 'stopped',
          finished_at: new Date(),
          claimed_until: null,
          claimed_by: null,
          current_url: null,
        },
      ),
    );
    return this.progress(language);
  }

  async listAddresses(query: ListQuery, language: UiLanguage): Promise<CrawledAddressPage> {
    const page = await listAddresses(this.db.reads, query);
    const told = page.items.map((item) => ({
      ...item,
      message: item.fault === null ? null : crawlFaultText(item.fault, item.http_status, language),
    }));
    return { ...page, items: told };
  }

  /** Has what a dead process left running taken up by another. */
  async resume(): Promise<void> {
    for (const id of await findAbandonedCrawls(this.db.reads)) await this.enqueue(id);
  }

  private enqueue(id: number): Promise<void> {
    return this.jobs.enqueue(crawlJob, { crawl_id: id }, { uniqueKey: `${crawlJob} ${id}` });
  }
}

/** The addresses that are visited: without blank ones, each once. */
function addressesOf(urls: readonly string[]): URL[] {
  const byPage = new Map<string, URL>();
  for (const url of urls.flatMap((typed) => webAddress(typed) ?? [])) {
    if (!byPage.has(pageKey(url))) byPage.set(pageKey(url), url);
  }
  return [...byPage.values()];
}

/** Companies that were found on websites, until they are saved among the global clients or removed. */
export class FoundCompanyService {
  constructor(
    private readonly db: Database,
    private readonly merger: GlobalClientMerger,
  ) {}

  async list(query: ListQuery): Promise<FoundCompanyPage> {
    const page = await listFound(this.db.lists, query);
    const known = await this.merger.findKnown(page.items.map(foundClient));
    return {
      ...page,
      items: page.items.map((item, index) => ({ ...item, known_client: known.get(index) ?? null })),
    };
  }

  /** Saves those that are still there, all of them or none. */
  approve({ userId }: { userId: number }, ids: readonly number[]): Promise<ApprovedCompanies> {
    return this.db.inCompany(null, async (unit: Unit) => {
      await this.merger.takeTurn(unit);
      const found = await unit.find(
        CrawledCompany,
        { id: { $in: [...new Set(ids)] } },
        { orderBy: { id: 'asc' } },
      );
      const counts = { approved_count: 0, updated_count: 0 };
      for (const company of found) {
        const isNew = await this.merger.merge(unit, userId, foundClient(company));
        counts[isNew ? 'approved_count' : 'updated_count'] += 1;
      }
      await unit.nativeDelete(CrawledCompany, { id: { $in: found.map(({ id }) => id) } });
      return counts;
    });
  }

  /** @throws {NotFound} when it is not there, or no longer */
  async remove(id: number): Promise<void> {
    const removed = await this.db.acrossCompanies((unit) => unit.nativeDelete(CrawledCompany, { id }));
    if (removed === 0) throw new NotFound();
  }

  async clear(): Promise<void> {
    await this.db.acrossCompanies((unit) => unit.nativeDelete(CrawledCompany, {}));
  }
}

type CompanyFields = Omit<FoundClient, 'website'> & { url: string };

function foundClient({ url, ...company }: CompanyFields): FoundClient {
  const { name, address, city, post_code, country_id, email, phone, notes, vat_number } = company;
  const { business_registration_number } = company;
  return {
    ...{
      name,
      address,
      city,
      post_code,
      country_id,
      email,
      phone,
      notes,
      vat_number,
      business_registration_number,
    },
    website: url,
  };
}
