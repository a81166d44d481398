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
import type { Id } from '../../../platform/http/api-types.js';
import { admitted, checked } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { ReceivedFile } from '../../../platform/http/receive-file.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';
import type {
  AcceptRegistrationInput,
  CarrierRegistration,
  CarrierRegistrationInput,
  CarrierRegistrationPage,
  CarrierRegistrationQuery,
  CarrierRegistrationReceipt,
  RegistrationPaperQuery,
  RegistrationPaperReceipt,
} from './carrier-registration.dto.js';
import { carrierRegistrationRules } from './carrier-registration.policy.js';

@Route('carrier-registrations')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class CarrierRegistrationController extends ApiController {
  /** Carriers who registered themselves over the company’s website: those that wait first. */
  @Get()
  async listCarrierRegistrations(
    @Queries() query: CarrierRegistrationQuery,
  ): Promise<CarrierRegistrationPage> {
    return this.scope.services.registrationDesk.list(this.scope.member, query);
  }

  /**
   * Accepts a carrier: it may be asked for prices, its papers become those of the subcontractor, and who registered it becomes a contact.
   * Of a subcontractor that the company knew before nothing else changes. Where the company has come to know the firm since, it says by
   * `same_as` whether the carrier is that one: 409 `carrier_known_meanwhile` names it.
   */
  @Post('{id}/accept')
  @SuccessResponse(200)
  @Response<'carrier_known_meanwhile' | 'registration_decided' | 'still_used'>(
    409,
    'Somebody has accepted it, or the company knows the firm since',
  )
  async acceptCarrierRegistration(
    @Path() id: Id,
    @Body() input?: AcceptRegistrationInput,
  ): Promise<CarrierRegistration> {
    return this.scope.services.registrationDesk.accept(this.scope.member, id, input?.same_as);
  }

  /** Refuses a carrier: what it sent is deleted, and the subcontractor that was made of it. One that the company knew before stays. */
  @Post('{id}/refuse')
  @SuccessResponse(204)
  @Response<'registration_decided' | 'still_used'>(409, 'Somebody has accepted it, or it is at work')
  async refuseCarrierRegistration(@Path() id: Id): Promise<void> {
    await this.scope.services.registrationDesk.refuse(this.scope.member, id);
  }

  /** The file of a paper that a carrier sent, to be saved: nobody vouches for what is in it. */
  @Get('{id}/papers/{paperId}/file')
  @Produces('application/octet-stream')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadRegistrationPaper(@Path() id: Id, @Path() paperId: Id): Promise<Readable> {
    const { services, member } = this.scope;
    const { filename, content } = await services.registrationDesk.openFile(member, id, paperId);
    this.saveAs(filename, 'application/octet-stream');
    return content;
  }
}

/** Whether the sender of a file registered a carrier, asked before the file is read. */
async function admitSender(
  { services, address }: RequestScope,
  { challenge }: Readonly<Record<string, unknown>>,
): Promise<void> {
  await services.registrationFiles.admit(
    { challenge: typeof challenge === 'string' ? challenge : '' },
    address,
  );
}

@Route('public/embedded-forms')
@Tags('Public pages')
export class PublicCarrierRegistrationController extends ApiController {
  /**
   * A carrier registers itself over a company’s website, or over the page of the form. It becomes a subcontractor whom nobody asks for a
   * price before somebody of the company accepts it. The answer does not tell whether the company knows the carrier.
   */
  @Post('{code}/carriers')
  @SuccessResponse(201)
  @checked(carrierRegistrationRules)
  @Response<'form_challenge_invalid' | 'form_filled_by_machine' | 'form_proof_wrong' | 'form_too_fast'>(
    400,
    'It looks like a robot’s',
  )
  @Response<'site_not_allowed'>(403, 'The form may not stand on this website')
  @Response<'form_not_available'>(404, 'There is no such form, or it is off')
  @Response<'form_challenge_used'>(409, 'The challenge was used for another registration')
  async registerCarrier(
    @Path() code: string,
    @Body() input: CarrierRegistrationInput,
  ): Promise<CarrierRegistrationReceipt> {
    return this.scope.services.carrierRegistrations.take(code, input, {
      address: this.scope.address,
      origin: this.scope.client.origin,
    });
  }

  /** The file of a paper of a registration, of at most 10 MB: PDF, JPEG or PNG, within three hours of the challenge; it takes the place of one before. */
  @Post('carriers/papers')
  @SuccessResponse(201)
  @admitted(admitSender)
  @Response<'form_challenge_invalid'>(400, 'Nobody registered with the challenge, or too long ago')
  @Response<'not_found'>(404, 'The registration has no such paper')
  @Response<'registration_decided' | 'waiting_files_full'>(
    409,
    'Somebody has decided on the registration, or the files that wait at the company are too large together',
  )
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'No kind of file that is taken, or its content is another than its name says',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable'>(503, 'The file cannot be stored now')
  async sendRegistrationPaper(
    @Queries() query: RegistrationPaperQuery,
    @UploadedFile() file: ReceivedFile,
  ): Promise<RegistrationPaperReceipt> {
    return this.scope.services.registrationFiles.receive(query, file);
  }
}
