import { Readable } from 'node:stream';
import { Body, Get, Path, Post, Produces, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import type { CompanyExport, CompanyExportState } from './company-export.dto.js';

import type { ErasureInput, ErasureReport } from './erasure.dto.js';
import { erasureRules } from './erasure.service.js';

/** Seconds after which it is worth asking again whether an export is ready. */
const askAgainSeconds = 5;

@Route('')
@Tags('Privacy')
@Security('bearer', ['owner'])
export class PrivacyController extends ApiController {
  /**
   * All of the company's data as a ZIP: JSON lines for each kind of record, the stored files, and a manifest with counts
   * and SHA-256 sums. It is made by a job: the first call has it made and answers 202 with how far it is; call again
   * until it is there. An export is kept for 24 hours; `POST` makes a new one.
   */
  @Get('companies/{id}/export')
  @Produces('application/zip')
  @SuccessResponse(200, 'The ZIP', 'application/zip')
  @Response<CompanyExport>(202, 'It is being made', undefined, 'application/json')
  @Response<'too_many_requests'>(429, 'Too many exports')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadCompanyExport(@Path() id: Id): Promise<Readable> {
    const found = await this.scope.services.companyExports.openOrStart(this.scope.member, id);
    if ('file' in found) {
      const day = found.createdAt.toISOString().slice(0, 10);
      this.saveAs(`frakto-${id}-${day}.zip`, 'application/zip');
      return found.file;
    }
    this.setStatus(202);
    this.setHeader('Content-Type', 'application/json; charset=utf-8');
    this.setHeader('Retry-After', String(askAgainSeconds));
    return Readable.from([JSON.stringify(found.state)]);
  }

  /** Has a new export of the company's data made; while one is being made, that one. */
  @Post('companies/{id}/export')
  @SuccessResponse(202)
  @Response<'too_many_requests'>(429, 'Too many exports')
  async startCompanyExport(@Path() id: Id): Promise<CompanyExport> {
    this.setHeader('Retry-After', String(askAgainSeconds));
    return this.scope.services.companyExports.start(this.scope.member, id);
  }

  /**
   * Erases what the company has of a person, by their e-mail address; what the law has it keep is listed. With `dry_run`
   * nothing changes and the answer tells what would.
   */
  @Post('privacy/erase')
  @SuccessResponse(200)
  @checked(erasureRules)
  @Response<'import_running' | 'person_is_user'>(
    409,
    'The address is that of somebody of the company, or an import is running',
  )
  @Response<'too_many_requests'>(429, 'Too many erasures')
  async erasePerson(@Body() input: ErasureInput): Promise<ErasureReport> {
    return this.scope.services.erasures.erase(this.scope.member, input);
  }

  /** How the latest export of the company's data stands. Starts nothing. */
  @Get('companies/{id}/export/status')
  async getCompanyExport(@Path() id: Id): Promise<CompanyExportState> {
    return { export: await this.scope.services.companyExports.find(this.scope.member, id) };
  }
}
