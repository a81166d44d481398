import { Body, Get, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type {
  CleanupInput,
  CleanupResult,
  QuoteCheck,
  QuoteCheckInput,
  RandomQuotation,
  RandomQuotationInput,
  SqlHistory,
  SqlHistoryQuery,
  SqlInput,
  SqlResult,
  TestLink,
  TestLinkInput,
  TestMailInput,
  TestMailReceipt,
  TestRecordList,
  TestRecordQuery,
  TestToolsDto,
} from './admin-tools.dto.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A test mail goes to exactly one address. */
export const testMailRules: BodyRules = (body) => emailFaults(body, 'email');

/** A statement is more than blanks. */
export const sqlRules: BodyRules = (body) => blankFaults(body, 'sql');

/** A text to classify is more than blanks. */
export const quoteCheckRules: BodyRules = (body) => blankFaults(body, 'text');

/** A link: an address that really is one. */
export const testLinkRules: BodyRules = (body) => emailFaults(body, 'client_email');

@Route('tests')
@Tags('Test tools')
@Security('bearer', ['administrator'])
export class AdminToolsController extends ApiController {
  /** Which test tools can be used here. */
  @Get()
  async getTestTools(): Promise<TestToolsDto> {
    return this.scope.services.adminTools.getSetup();
  }

  /** Puts a real mail into the outbox, from where it is delivered like any other. */
  @Post('send-test-email')
  @checked(testMailRules)
  @Response<'too_many_requests'>(429, 'Too many test mails')
  async sendTestEmail(@Body() input: TestMailInput): Promise<TestMailReceipt> {
    return this.scope.services.testMails.send(this.scope.user, input.email, this.scope.language);
  }

  /**
   * Runs one statement: in a read-only transaction, by a role of the database that may do nothing else and sees no passwords and
   * tokens, unless writing is permitted. Every statement is kept with who ran it.
   */
  @Post('execute-sql')
  @checked(sqlRules)
  @Response<'sql_failed' | 'sql_result_too_large' | 'sql_timed_out'>(
    400,
    'The database refuses the statement, or it takes too long',
  )
  @Response<'sql_off'>(403, 'Statements are turned off (`sql_off`)')
  @Response<'too_many_requests'>(429, 'Too many statements')
  @Response<'sql_no_reader' | 'sql_reader_too_powerful'>(
    503,
    'The database has no role that statements could be run as (`sql_no_reader`)',
  )
  async executeSql(@Body() input: SqlInput): Promise<SqlResult> {
    return this.scope.services.sqlConsole.execute(this.scope.user, input.sql);
  }

  /** The statements that were run, the latest first, with those that failed. */
  @Get('sql-history')
  async listSqlHistory(@Queries() query: SqlHistoryQuery): Promise<SqlHistory> {
    return this.scope.services.sqlConsole.listHistory(query);
  }

  /** Tells whether a text asks for the price of a transport, and why. */
  @Post('is-quote-request')
  @checked(quoteCheckRules)
  @Response<'too_many_requests'>(429, 'Too many texts')
  async checkQuoteRequest(@Body() input: QuoteCheckInput): Promise<QuoteCheck> {
    return this.scope.services.quoteChecks.check(this.scope.user, input.text);
  }

  /** Clients, subcontractors or orders of a user's company, to choose one to try something out with. */
  @Get('records')
  async findTestRecords(@Queries() query: TestRecordQuery): Promise<TestRecordList> {
    return this.scope.services.testRecords.find(query, this.scope.language);
  }

  /** Enters a lifelike request for a transport, as if a client had sent the form. */
  @Post('generate-random-quotation')
  @SuccessResponse(201)
  async generateRandomQuotation(@Body() input: RandomQuotationInput): Promise<RandomQuotation> {
    return this.scope.services.randomQuotations.create(input, this.scope.language);
  }

  /** Makes a link to one of the public pages on behalf of anybody, or to a sample of an order. */
  @Post('links')
  @SuccessResponse(201)
  @checked(testLinkRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  async createTestLink(@Body() input: TestLinkInput): Promise<TestLink> {
    return this.scope.services.testLinks.create(input);
  }

  /** Deletes everything but administrators' accounts and reference data. It cannot be undone. */
  @Post('cleanup-database')
  @Response<'cleanup_off'>(403, 'Clean-ups are turned off (`cleanup_off`)')
  async cleanupDatabase(@Body() input: CleanupInput): Promise<CleanupResult> {
    return this.scope.services.databaseCleanup.run(this.scope.user, input, this.scope.language);
  }
}
