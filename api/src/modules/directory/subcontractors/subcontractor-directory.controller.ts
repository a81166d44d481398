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
import type { Id } from '../../../platform/http/api-types.js';
import type {
  CollectedSubcontractor,
  CollectedSubcontractorInput,
  DirectorySubcontractor,
  SubcontractorDirectoryPage,
  SubcontractorDirectoryQuery,
  SubcontractorStats,
} from './subcontractor-directory.dto.js';

const directoryPageSize = 20;

@Route('')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class SubcontractorDirectoryController extends ApiController {
  /** The company's own subcontractors together with the global ones of its collection. */
  @Get('subcontractor-directory')
  async listSubcontractorDirectory(
    @Queries() query: SubcontractorDirectoryQuery,
  ): Promise<SubcontractorDirectoryPage> {
    const { services, member, language } = this.scope;
    return services.subcontractorDirectory.listDirectory(member, query, directoryPageSize, language);
  }

  /** How many subcontractors the directory has. */
  @Get('subcontractor-directory/stats')
  async countSubcontractorDirectory(): Promise<SubcontractorStats> {
    return this.scope.services.subcontractorDirectory.countDirectory(this.scope.member);
  }

  /** One subcontractor of the directory: the company's own, or a collected one with its entry. */
  @Get('subcontractor-directory/{id}')
  async getDirectorySubcontractor(@Path() id: Id): Promise<DirectorySubcontractor> {
    const { services, member, language } = this.scope;
    return services.subcontractorDirectory.getDirectorySubcontractor(member, id, language);
  }

  /** Puts a global subcontractor into the company's collection. */
  @Post('user-global-subcontractors')
  @SuccessResponse(201)
  @Response<'subcontractor_already_collected'>(400, 'It is in the collection already')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  async collectSubcontractor(@Body() input: CollectedSubcontractorInput): Promise<CollectedSubcontractor> {
    return this.scope.services.subcontractorDirectory.collect(this.scope.member, input);
  }

  /** Takes a global subcontractor out of the company's collection and groups. `id` is the entry's. */
  @Delete('user-global-subcontractors/{id}')
  @SuccessResponse(204)
  @Response<'still_used'>(409, 'The subcontractor is at work')
  async releaseSubcontractor(@Path() id: Id): Promise<void> {
    await this.scope.services.subcontractorDirectory.release(this.scope.member, id);
  }
}
