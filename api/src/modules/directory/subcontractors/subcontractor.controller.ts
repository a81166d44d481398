import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, checkedRows, takesWhole } from '../../../platform/http/checks.js';
import type {
  SubcontractorDirectoryPage,
  SubcontractorDirectoryQuery,
  SubcontractorStats,
} from './subcontractor-directory.dto.js';
import type {
  SubcontractorBulkAnswer,
  SubcontractorBulkInput,
  SubcontractorDto,
  SubcontractorInput,
  SubcontractorUpdate,
} from './subcontractor.dto.js';
import { subcontractorRules, storedSubcontractorFields } from './subcontractor.policy.js';

const listPageSize = 10;

@Route('')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class SubcontractorController extends ApiController {
  /** The same as `GET /subcontractor-directory`, 10 a page when `page_size` is left out. */
  @Get('subcontractors')
  async listSubcontractors(
    @Queries() query: SubcontractorDirectoryQuery,
  ): Promise<SubcontractorDirectoryPage> {
    const { services, member, language } = this.scope;
    return services.subcontractorDirectory.listDirectory(member, query, listPageSize, language);
  }

  /** The same as `GET /subcontractor-directory/stats`. */
  @Get('subcontractors/stats')
  async countSubcontractors(): Promise<SubcontractorStats> {
    return this.scope.services.subcontractorDirectory.countDirectory(this.scope.member);
  }

  /** One subcontractor. */
  @Get('subcontractors/{id}')
  async getSubcontractor(@Path() id: Id): Promise<SubcontractorDto> {
    return this.scope.services.subcontractors.getSubcontractor(this.scope.member, id, this.scope.language);
  }

  /** Makes a subcontractor. */
  @Post('subcontractors')
  @SuccessResponse(201)
  @checked(subcontractorRules)
  async createSubcontractor(@Body() input: SubcontractorInput): Promise<SubcontractorDto> {
    return this.scope.services.subcontractors.createSubcontractor(
      this.scope.member,
      input,
      this.scope.language,
    );
  }

  /**
   * Makes many subcontractors, at most 500: each row as by `POST /subcontractors`, one after another, with its own result. All that
   * is made is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as
   * a call.
   */
  @Post('subcontractors/bulk')
  @SuccessResponse(200)
  @checkedRows('SubcontractorInput', subcontractorRules)
  async createSubcontractorsInBulk(
    @Body() { items }: SubcontractorBulkInput,
  ): Promise<SubcontractorBulkAnswer> {
    const { services, member, language } = this.scope;
    return services.subcontractors.createSubcontractors(member, items, language);
  }

  /** Changes a subcontractor. */
  @Put('subcontractors/{id}')
  @takesWhole('SubcontractorDto')
  @checked(subcontractorRules, storedSubcontractorFields)
  async updateSubcontractor(@Path() id: Id, @Body() input: SubcontractorUpdate): Promise<SubcontractorDto> {
    return this.scope.services.subcontractors.updateSubcontractor(
      this.scope.member,
      id,
      input,
      this.scope.language,
    );
  }

  /** Deletes a subcontractor; its quotes keep the subcontractor's name and address. */
  @Delete('subcontractors/{id}')
  @SuccessResponse(204)
  @Response<'still_used'>(409, 'The subcontractor is at work')
  async deleteSubcontractor(@Path() id: Id): Promise<void> {
    await this.scope.services.subcontractors.deleteSubcontractor(this.scope.member, id);
  }

  /** The same as `POST /subcontractors`. */
  @Post('subcontractors-personal')
  @SuccessResponse(201)
  @checked(subcontractorRules)
  async createPersonalSubcontractor(@Body() input: SubcontractorInput): Promise<SubcontractorDto> {
    return this.scope.services.subcontractors.createSubcontractor(
      this.scope.member,
      input,
      this.scope.language,
    );
  }

  /** The same as `PUT /subcontractors/{id}`. */
  @Put('subcontractors-personal/{id}')
  @takesWhole('SubcontractorDto')
  @checked(subcontractorRules, storedSubcontractorFields)
  async updatePersonalSubcontractor(
    @Path() id: Id,
    @Body() input: SubcontractorUpdate,
  ): Promise<SubcontractorDto> {
    return this.scope.services.subcontractors.updateSubcontractor(
      this.scope.member,
      id,
      input,
      this.scope.language,
    );
  }

  /** The same as `DELETE /subcontractors/{id}`. */
  @Delete('subcontractors-personal/{id}')
  @SuccessResponse(204)
  @Response<'still_used'>(409, 'The subcontractor is at work')
  async deletePersonalSubcontractor(@Path() id: Id): Promise<void> {
    await this.scope.services.subcontractors.deleteSubcontractor(this.scope.member, id);
  }
}
