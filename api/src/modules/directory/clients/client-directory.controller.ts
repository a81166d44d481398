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
import type {
  ClientDirectoryPage,
  ClientDirectoryQuery,
  ClientDirectoryStats,
  CollectedClient,
  CollectedClientInput,
  CollectedClientPage,
  CollectedClientUpdate,
  DirectoryClient,
  FoundGlobalClientPage,
} from './client-directory.dto.js';

const dialogPageSize = 10;

@Route('')
@Tags('Clients')
@Security('bearer', ['member'])
export class ClientDirectoryController extends ApiController {
  /** The company's own clients together with the global ones of its collection. */
  @Get('client-directory')
  async listClientDirectory(@Queries() query: ClientDirectoryQuery): Promise<ClientDirectoryPage> {
    return this.scope.services.clientDirectory.listDirectory(this.scope.member, query);
  }

  /** How many clients the directory has. */
  @Get('client-directory/stats')
  async countClientDirectory(): Promise<ClientDirectoryStats> {
    return this.scope.services.clientDirectory.countDirectory(this.scope.member);
  }

  /** One client of the directory: the company's own, or a collected one with its entry. */
  @Get('client-directory/{id}')
  async getDirectoryClient(@Path() id: Id): Promise<DirectoryClient> {
    return this.scope.services.clientDirectory.getDirectoryClient(this.scope.member, id);
  }

  /** Looks through the global clients; 10 a page when `page_size` is left out. */
  @Get('global-clients/search')
  @Security('bearer', ['user'])
  async searchGlobalClients(@Queries() query: ListQuery): Promise<FoundGlobalClientPage> {
    return this.scope.services.clientDirectory.searchGlobal(this.scope.user, query, dialogPageSize);
  }

  /** The company's collection of global clients, the newest entry first. */
  @Get('user-global-clients')
  async listCollectedClients(@Queries() query: ListQuery): Promise<CollectedClientPage> {
    return this.scope.services.clientDirectory.listCollection(this.scope.member, query);
  }

  /** Puts a global client into the company's collection. */
  @Post('user-global-clients')
  @SuccessResponse(201)
  @Response<'client_already_collected'>(400, 'It is in the collection already')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  async collectClient(@Body() input: CollectedClientInput): Promise<CollectedClient> {
    return this.scope.services.clientDirectory.collect(this.scope.member, input);
  }

  /** Changes what the company noted about a collected client. `id` is the entry's, as answered when it was made. */
  @Put('user-global-clients/{id}')
  async annotateCollectedClient(
    @Path() id: Id,
    @Body() input: CollectedClientUpdate,
  ): Promise<CollectedClient> {
    return this.scope.services.clientDirectory.annotate(this.scope.member, id, input);
  }

  /** Takes a global client out of the company's collection. `id` is the entry's. */
  @Delete('user-global-clients/{id}')
  @SuccessResponse(204)
  async releaseClient(@Path() id: Id): Promise<void> {
    await this.scope.services.clientDirectory.release(this.scope.member, id);
  }
}
