import { Get, Path, Produces, Queries, Route, Security, Tags } from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { ExportQuery } from './export.dto.js';
import type { ImportKind } from './import.dto.js';
import { exportMediaTypes } from './table-file.js';

@Route('exports')
@Tags('Imports')
@Security('bearer', ['member-or-administrator'])
export class ExportController extends ApiController {
  /**
   * The company's directory as a file, collected global records among it; for administrators the global one. The header
   * `X-Total-Count` says how many records it has.
   */
  @Get('{kind}')
  @Produces('text/csv')
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @Produces('application/x-ndjson')
  @Response<'too_many_rows'>(400, 'A workbook cannot hold that many rows')
  async exportDirectory(@Path() kind: ImportKind, @Queries() query: ExportQuery): Promise<Readable> {
    const { services, directoryKeeper, language } = this.scope;
    const { format = 'csv' } = query;
    const { content, count } = await services.exports.exportDirectory(directoryKeeper, kind, query, language);
    this.saveAs(`${kind}.${format}`, exportMediaTypes[format]);
    this.setHeader('X-Total-Count', String(count));
    return content;
  }
}
