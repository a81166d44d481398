import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked, type BodyRules, type Fault } from '../../../platform/http/checks.js';
import type {
  ApproveCompanies,
  ApprovedCompanies,
  CrawledAddressPage,
  CrawlProgress,
  CrawlStart,
  CrawlStarted,
  FoundCompanyPage,
} from './crawler.dto.js';
import { webAddress } from '../../../kernel/contact/web-address.js';
import { countryIdFaults } from '../../../platform/http/field-rules.js';

/** Addresses that can be visited, at least one that is not blank, and a country that there is. */
export const crawlRules: BodyRules = (body) => [...addressFaults(body['urls']), ...countryIdFaults(body)];

function addressFaults(urls: unknown): Fault[] {
  if (!Array.isArray(urls) || urls.length === 0) return [];
  const texts = (urls as unknown[]).map((url) => (typeof url === 'string' ? url : null));
  if (texts.every((text) => text?.trim() === '')) return [{ field: 'urls', code: 'required' }];
  return texts.flatMap((text, place) =>
    text === null || text.trim() === '' || text.length > 2_000 || webAddress(text)
      ? []
      : [{ field: `urls.${place}`, code: 'invalid_format' as const }],
  );
}

/**
 * Websites that are looked through for companies, for the global clients. There is one list and one look at a time for
 * all administrators, as there is one directory that they keep together.
 */
@Route('crawler')
@Tags('Crawler')
@Security('bearer', ['administrator'])
export class CrawlerController extends ApiController {
  /** Begins to look through websites; `GET /crawler/progress` tells how far that came. */
  @Post('start')
  @SuccessResponse(200)
  @checked(crawlRules)
  @Response<'crawl_running'>(409, 'Websites are being looked through already')
  async startCrawl(@Body() input: CrawlStart): Promise<CrawlStarted> {
    return this.scope.services.crawler.start(this.scope.keeper, input);
  }

  /** How far it came: to be asked each second while it runs. */
  @Get('progress')
  async getCrawlProgress(): Promise<CrawlProgress> {
    return this.scope.services.crawler.progress(this.scope.language);
  }

  /** Stops it; what was found stays. Nothing happens when nothing runs. */
  @Post('stop')
  @SuccessResponse(200)
  async stopCrawl(): Promise<CrawlProgress> {
    return this.scope.services.crawler.stop(this.scope.language);
  }

  /** The addresses of the latest look, each with what came of it; 1,000 a page when `page_size` is left out. */
  @Get('addresses')
  async listCrawledAddresses(@Queries() query: ListQuery): Promise<CrawledAddressPage> {
    return this.scope.services.crawler.listAddresses(query, this.scope.language);
  }

  /** Companies that were found and neither saved nor removed; 1,000 a page when `page_size` is left out. */
  @Get('found-companies')
  async listFoundCompanies(@Queries() query: ListQuery): Promise<FoundCompanyPage> {
    return this.scope.services.foundCompanies.list(query);
  }

  /**
   * Saves found companies among the global clients. One that is there already, by website, e-mail address or number, has
   * its empty fields filled; what somebody wrote there stays.
   */
  @Post('approve-companies')
  @SuccessResponse(200)
  async approveFoundCompanies(@Body() { company_ids }: ApproveCompanies): Promise<ApprovedCompanies> {
    return this.scope.services.foundCompanies.approve(this.scope.keeper, company_ids);
  }

  /** Removes a found company from the list. */
  @Delete('found-companies/{id}')
  @SuccessResponse(204)
  async removeFoundCompany(@Path() id: Id): Promise<void> {
    await this.scope.services.foundCompanies.remove(id);
  }

  /** Empties the list of found companies. */
  @Delete('found-companies')
  @SuccessResponse(204)
  async clearFoundCompanies(): Promise<void> {
    await this.scope.services.foundCompanies.clear();
  }
}
