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
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked, takesWhole } from '../../../platform/http/checks.js';
import type { FoundGlobalClientPage, GlobalClientStats } from './client-directory.dto.js';
import type { ClientDto, ClientPage, GlobalClientInput, GlobalClientUpdate } from './client.dto.js';
import { clientRules, storedClientFields } from './client.policy.js';

const pageSize = 20;

/** The global clients, which administrators keep for all companies. */
@Route('client-database')
@Tags('Global directories')
@Security('bearer', ['administrator'])
export class GlobalClientController extends ApiController {
  /** All global clients. */
  @Get()
  async listGlobalClients(@Queries() query: ListQuery): Promise<ClientPage> {
    return this.scope.services.clients.listClients(this.scope.keeper, query);
  }

  /** The same as `GET /global-clients/search`, 20 a page when `page_size` is left out. */
  @Get('search')
  @Security('bearer', ['user'])
  async searchClientDatabase(@Queries() query: ListQuery): Promise<FoundGlobalClientPage> {
    return this.scope.services.clientDirectory.searchGlobal(this.scope.user, query, pageSize);
  }

  /** How many global clients there are. */
  @Get('stats')
  async countGlobalClients(): Promise<GlobalClientStats> {
    return this.scope.services.clientDirectory.countGlobal();
  }

  /** One global client. */
  @Get('{id}')
  async getGlobalClient(@Path() id: Id): Promise<ClientDto> {
    return this.scope.services.clients.getClient(this.scope.keeper, id);
  }

  /** Makes a global client. */
  @Post()
  @SuccessResponse(201)
  @checked(clientRules)
  async createGlobalClient(@Body() input: GlobalClientInput): Promise<ClientDto> {
    return this.scope.services.clients.createClient(this.scope.keeper, input);
  }

  /** Changes a global client, in all collections. */
  @Put('{id}')
  @takesWhole('ClientDto')
  @checked(clientRules, storedClientFields)
  async updateGlobalClient(@Path() id: Id, @Body() input: GlobalClientUpdate): Promise<ClientDto> {
    return this.scope.services.clients.updateClient(this.scope.keeper, id, input);
  }

  /** Deletes a global client, also from all collections; orders keep the client's name and address. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteGlobalClient(@Path() id: Id): Promise<void> {
    await this.scope.services.clients.deleteClient(this.scope.keeper, id);
  }
}
