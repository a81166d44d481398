import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Produces,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { isDay } from '../../../kernel/time/warsaw-time.js';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, decimalFaults } from '../../../platform/http/field-rules.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { ReceivedFile } from '../../../platform/http/receive-file.js';
import type {
  CarrierFitness,
  CarrierPaper,
  CarrierPaperInput,
  CarrierPaperList,
  CarrierPaperUpdate,
  CarrierVehicle,
  CarrierVehicleInput,
  CarrierVehicleList,
  CarrierVehicleUpdate,
  HeldPaperList,
  HeldPapersQuery,
} from './carrier.dto.js';

/** A vehicle: plates that are not blank. */
export const vehicleRules: BodyRules = (body) => blankFaults(body, 'plates');

/** A paper: a number that is not blank, a day of the calendar, a sum in hundredths. */
export const paperRules: BodyRules = (body) => {
  const { valid_until: day } = body;
  const isNoDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !isDay(day);
  return [
    ...blankFaults(body, 'number'),
    ...decimalFaults(body, 'amount', 2),
    ...(isNoDay ? [{ field: 'valid_until', code: 'not_a_date' as const }] : []),
  ];
};

@Route('subcontractor-directory')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class CarrierController extends ApiController {
  /** Whether the subcontractor's papers stand against an order now, and what the company does about it. */
  @Get('{id}/fitness')
  async getCarrierFitness(@Path() id: Id): Promise<CarrierFitness> {
    return this.scope.services.carrierFitness.getFitness(this.scope.member, id);
  }

  /** The vehicles of a subcontractor, by plates. */
  @Get('{id}/vehicles')
  async listCarrierVehicles(@Path() id: Id): Promise<CarrierVehicleList> {
    return this.scope.services.carrierVehicles.listVehicles(this.scope.member, id);
  }

  /** Adds a vehicle to a subcontractor. */
  @Post('{id}/vehicles')
  @SuccessResponse(201)
  @checked(vehicleRules)
  @Response<'too_many_vehicles'>(409, 'The subcontractor has as many vehicles as it may have')
  async addCarrierVehicle(@Path() id: Id, @Body() input: CarrierVehicleInput): Promise<CarrierVehicle> {
    return this.scope.services.carrierVehicles.addVehicle(this.scope.member, id, input);
  }

  /** Changes a vehicle of a subcontractor. */
  @Put('{id}/vehicles/{vehicleId}')
  @checked(vehicleRules)
  @Response<'changed_meanwhile'>(409, 'Somebody else changed the vehicle meanwhile')
  async changeCarrierVehicle(
    @Path() id: Id,
    @Path() vehicleId: Id,
    @Body() input: CarrierVehicleUpdate,
  ): Promise<CarrierVehicle> {
    return this.scope.services.carrierVehicles.changeVehicle(this.scope.member, id, vehicleId, input);
  }

  /** Removes a vehicle from a subcontractor. */
  @Delete('{id}/vehicles/{vehicleId}')
  @SuccessResponse(204)
  async removeCarrierVehicle(@Path() id: Id, @Path() vehicleId: Id): Promise<void> {
    await this.scope.services.carrierVehicles.removeVehicle(this.scope.member, id, vehicleId);
  }

  /** Insurances, licences and other papers of a subcontractor. */
  @Get('{id}/papers')
  async listCarrierPapers(@Path() id: Id): Promise<CarrierPaperList> {
    return this.scope.services.carrierPapers.listPapers(this.scope.member, id);
  }

  /** Adds a paper to a subcontractor; its file follows with `…/papers/{paperId}/file`. */
  @Post('{id}/papers')
  @SuccessResponse(201)
  @checked(paperRules)
  @Response<'too_many_papers'>(409, 'The subcontractor has as many papers as it may have')
  async addCarrierPaper(@Path() id: Id, @Body() input: CarrierPaperInput): Promise<CarrierPaper> {
    return this.scope.services.carrierPapers.addPaper(this.scope.member, id, input);
  }

  /** Changes a paper of a subcontractor. Another last day is reminded of anew. */
  @Put('{id}/papers/{paperId}')
  @checked(paperRules)
  @Response<'changed_meanwhile'>(409, 'Somebody else changed the paper meanwhile')
  async changeCarrierPaper(
    @Path() id: Id,
    @Path() paperId: Id,
    @Body() input: CarrierPaperUpdate,
  ): Promise<CarrierPaper> {
    return this.scope.services.carrierPapers.changePaper(this.scope.member, id, paperId, input);
  }

  /** Deletes a paper of a subcontractor with its file. */
  @Delete('{id}/papers/{paperId}')
  @SuccessResponse(204)
  async removeCarrierPaper(@Path() id: Id, @Path() paperId: Id): Promise<void> {
    await this.scope.services.carrierPapers.removePaper(this.scope.member, id, paperId);
  }

  /** Files a paper, with at most 10 MB; the file takes the place of the one before. */
  @Post('{id}/papers/{paperId}/file')
  @SuccessResponse(201)
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'No kind of file that is taken, or its content is another than its name says',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable'>(503, 'The file cannot be stored now')
  async fileCarrierPaper(
    @Path() id: Id,
    @Path() paperId: Id,
    @UploadedFile() file: ReceivedFile,
  ): Promise<CarrierPaper> {
    return this.scope.services.carrierPapers.fileOf(this.scope.member, id, paperId, file);
  }

  /** The file of a paper, to be saved. */
  @Get('{id}/papers/{paperId}/file')
  @Produces('application/octet-stream')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadCarrierPaper(@Path() id: Id, @Path() paperId: Id): Promise<Readable> {
    const { services, member } = this.scope;
    const { filename, content } = await services.carrierPapers.openFile(member, id, paperId);
    this.saveAs(filename, 'application/octet-stream');
    return content;
  }
}

@Route('carrier-papers')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class HeldPapersController extends ApiController {
  /**
   * How the insurances and licences of some subcontractors stand now, for a list of them: of each kind the one that holds longest.
   * Subcontractors of other companies are left out.
   */
  @Get()
  async listHeldPapers(@Queries() query: HeldPapersQuery): Promise<HeldPaperList> {
    return this.scope.services.carrierPapers.listHeldPapers(this.scope.member, query.ids);
  }
}
