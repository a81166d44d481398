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
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked, takesWhole } from '../../../platform/http/checks.js';
import type { FoundGlobalSubcontractorPage } from './subcontractor-directory.dto.js';
import type {
  SubcontractorDto,
  SubcontractorInput,
  SubcontractorPage,
  SubcontractorQuery,
  SubcontractorUpdate,
} from './subcontractor.dto.js';
import { subcontractorRules, storedSubcontractorFields } from './subcontractor.policy.js';

/** The global subcontractors, which administrators keep for all companies. */
@Route('global-subcontractors')
@Tags('Global directories')
@Security('bearer', ['administrator'])
export class GlobalSubcontractorController extends ApiController {
  /** All global subcontractors; 50 a page when `page_size` is left out. */
  @Get()
  async listGlobalSubcontractors(@Queries() query: SubcontractorQuery): Promise<SubcontractorPage> {
    return this.scope.services.subcontractors.listGlobal(query, this.scope.language);
  }

  /** Looks through the global subcontractors. */
  @Get('search')
  @Security('bearer', ['user'])
  async searchGlobalSubcontractors(@Queries() query: ListQuery): Promise<FoundGlobalSubcontractorPage> {
    const { services, user, language } = this.scope;
    return services.subcontractorDirectory.searchGlobal(user, query, language);
  }

  /** One global subcontractor. */
  @Get('{id}')
  async getGlobalSubcontractor(@Path() id: Id): Promise<SubcontractorDto> {
    const { services, keeper, language } = this.scope;
    return services.subcontractors.getSubcontractor(keeper, id, language);
  }

  /** Makes a global subcontractor. */
  @Post()
  @SuccessResponse(201)
  @checked(subcontractorRules)
  async createGlobalSubcontractor(@Body() input: SubcontractorInput): Promise<SubcontractorDto> {
    const { services, keeper, language } = this.scope;
    return services.subcontractors.createSubcontractor(keeper, input, language);
  }

  /** Changes a global subcontractor, in all collections. */
  @Put('{id}')
  @takesWhole('SubcontractorDto')
  @checked(subcontractorRules, storedSubcontractorFields)
  async updateGlobalSubcontractor(
    @Path() id: Id,
    @Body() input: SubcontractorUpdate,
  ): Promise<SubcontractorDto> {
    const { services, keeper, language } = this.scope;
    return services.subcontractors.updateSubcontractor(keeper, id, input, language);
  }

  /** Deletes a global subcontractor, also from all collections; quotes keep the name. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'still_used'>(409, 'The subcontractor is at work')
  async deleteGlobalSubcontractor(@Path() id: Id): Promise<void> {
    await this.scope.services.subcontractors.deleteSubcontractor(this.scope.keeper, id);
  }
}
