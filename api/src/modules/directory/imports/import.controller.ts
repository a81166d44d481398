import {
  Body,
  Get,
  Path,
  Post,
  Produces,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import type { ReceivedFile } from '../../../platform/http/receive-file.js';
import type { ImportDto, ImportKind, ImportPage, ImportPlan, ImportPreview } from './import.dto.js';

/** Into the company's directories; for administrators into the global ones. */
@Route('imports')
@Tags('Imports')
@Security('bearer', ['member-or-administrator'])
export class ImportController extends ApiController {
  /** Imports so far, the newest first. */
  @Get()
  async listImports(@Queries() query: ListQuery): Promise<ImportPage> {
    return this.scope.services.imports.listImports(this.scope.directoryKeeper, query);
  }

  /** One import: how far it came. */
  @Get('{id}')
  async getImport(@Path() id: Id): Promise<ImportDto> {
    return this.scope.services.imports.getImport(this.scope.directoryKeeper, id);
  }

  /** Takes a table of at most 10 MB and 50,000 rows in, as CSV or an Excel workbook. Nothing is entered yet. */
  @Post('{kind}')
  @SuccessResponse(201)
  @Response<'empty_table' | 'table_too_slow' | 'too_many_rows' | 'too_much_text' | 'unreadable_table'>(
    400,
    'It is no table, or an empty or too long one',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable' | 'too_busy'>(503, 'Too many files wait to be read')
  async uploadImport(@Path() kind: ImportKind, @UploadedFile() file: ReceivedFile): Promise<ImportDto> {
    const { services, directoryKeeper, language } = this.scope;
    return services.imports.upload(directoryKeeper, kind, file, language);
  }

  /** Shows what an import would do by a plan. */
  @Post('{id}/preview')
  @SuccessResponse(200)
  @Response<'empty_table' | 'table_too_slow' | 'too_many_rows' | 'too_much_text' | 'unreadable_table'>(
    400,
    'It is no table, or an empty or too long one',
  )
  @Response<'import_started'>(409, 'It was started already')
  @Response<'too_many_requests'>(429, 'Too many calls')
  @Response<'storage_unavailable' | 'too_busy'>(503, 'Too many files wait to be read')
  async previewImport(@Path() id: Id, @Body() plan: ImportPlan): Promise<ImportPreview> {
    const { services, directoryKeeper, language } = this.scope;
    return services.imports.preview(directoryKeeper, id, plan, language);
  }

  /** Has the rows entered that nothing stands against; `GET /imports/{id}` tells how far that came. */
  @Post('{id}/start')
  @SuccessResponse(200)
  @Response<'import_started'>(409, 'It was started already')
  async startImport(@Path() id: Id, @Body() plan: ImportPlan): Promise<ImportDto> {
    const { services, directoryKeeper } = this.scope;
    return services.imports.start(directoryKeeper, id, plan);
  }

  /** The refused rows as CSV, with the reasons in a column of their own; 404 when there are none. */
  @Get('{id}/rejected')
  @Produces('text/csv')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadRejectedRows(@Path() id: Id): Promise<Readable> {
    const { services, directoryKeeper } = this.scope;
    const { name, content } = await services.imports.openRejected(directoryKeeper, id);
    this.saveAs(name, 'text/csv; charset=utf-8');
    return content;
  }
}
