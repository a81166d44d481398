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
import type { Id } from '../../../platform/http/api-types.js';
import { checked, checkedRows, takesWhole } from '../../../platform/http/checks.js';
import type {
  ClientBulkAnswer,
  ClientBulkInput,
  ClientDto,
  ClientInput,
  ClientPage,
  ClientQuery,
  ClientUpdate,
} from './client.dto.js';
import { clientRules, storedClientFields } from './client.policy.js';

@Route('clients-personal')
@Tags('Clients')
@Security('bearer', ['member'])
export class PersonalClientController extends ApiController {
  /** The company's own clients. */
  @Get()
  async listPersonalClients(@Queries() query: ClientQuery): Promise<ClientPage> {
    return this.scope.services.clients.listClients(this.scope.member, query);
  }

  /** One client. */
  @Get('{id}')
  async getPersonalClient(@Path() id: Id): Promise<ClientDto> {
    return this.scope.services.clients.getClient(this.scope.member, id);
  }

  /** Makes a client. */
  @Post()
  @SuccessResponse(201)
  @checked(clientRules)
  async createPersonalClient(@Body() input: ClientInput): Promise<ClientDto> {
    return this.scope.services.clients.createClient(this.scope.member, input);
  }

  /** Changes a client. */
  @Put('{id}')
  @takesWhole('ClientDto')
  @checked(clientRules, storedClientFields)
  async updatePersonalClient(@Path() id: Id, @Body() input: ClientUpdate): Promise<ClientDto> {
    return this.scope.services.clients.updateClient(this.scope.member, id, input);
  }

  /** Says that a client is real who was made of a request from a website. Said again it changes nothing. */
  @Post('{id}/confirm')
  @SuccessResponse(200)
  async confirmPersonalClient(@Path() id: Id): Promise<ClientDto> {
    return this.scope.services.clients.confirmClient(this.scope.member, id);
  }

  /** Deletes a client; its orders keep the client's name and address. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deletePersonalClient(@Path() id: Id): Promise<void> {
    await this.scope.services.clients.deleteClient(this.scope.member, id);
  }
}

@Route('clients')
@Tags('Clients')
@Security('bearer', ['member'])
export class ClientController extends ApiController {
  /** The same as `GET /clients-personal`. */
  @Get()
  async listClients(@Queries() query: ClientQuery): Promise<ClientPage> {
    return this.scope.services.clients.listClients(this.scope.member, query);
  }

  /** The same as `GET /clients-personal/{id}`. */
  @Get('{id}')
  async getClient(@Path() id: Id): Promise<ClientDto> {
    return this.scope.services.clients.getClient(this.scope.member, id);
  }

  /** The same as `POST /clients-personal`. */
  @Post()
  @SuccessResponse(201)
  @checked(clientRules)
  async createClient(@Body() input: ClientInput): Promise<ClientDto> {
    return this.scope.services.clients.createClient(this.scope.member, input);
  }

  /**
   * Makes many clients, at most 500: each row as by `POST /clients`, one after another, with its own result. All that is made is
   * one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
   */
  @Post('bulk')
  @SuccessResponse(200)
  @checkedRows('ClientInput', clientRules)
  async createClientsInBulk(@Body() { items }: ClientBulkInput): Promise<ClientBulkAnswer> {
    return this.scope.services.clients.createClients(this.scope.member, items, this.scope.language);
  }

  /** The same as `PUT /clients-personal/{id}`. */
  @Put('{id}')
  @takesWhole('ClientDto')
  @checked(clientRules, storedClientFields)
  async updateClient(@Path() id: Id, @Body() input: ClientUpdate): Promise<ClientDto> {
    return this.scope.services.clients.updateClient(this.scope.member, id, input);
  }

  /** The same as `DELETE /clients-personal/{id}`. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteClient(@Path() id: Id): Promise<void> {
    await this.scope.services.clients.deleteClient(this.scope.member, id);
  }
}
