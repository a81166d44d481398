import { shortList } from '../../../platform/http/pages.js';
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
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { ApiKeyInput, ApiKeyList, NewApiKey } from './api-key.dto.js';
import { blankFaults, dateFaults, instantOf } from '../../../platform/http/field-rules.js';

/** A key with a name, whose end is still to come. */
const apiKeyRules: BodyRules = (body) => {
  const ofDate = dateFaults(body, 'expires_at');
  const end = instantOf(body, 'expires_at');
  const isOver = ofDate.length === 0 && end !== null && end <= Date.now();
  return [
    ...blankFaults(body, 'name'),
    ...ofDate,
    ...(isOver ? [{ field: 'expires_at', code: 'time_passed' as const }] : []),
  ];
};

@Route('api-keys')
@Tags('API keys')
@Security('bearer', ['owner'])
export class ApiKeyController extends ApiController {
  /** The keys of the company, the latest first; also those that have expired. */
  @Get()
  async listApiKeys(@Queries() query: PageQuery): Promise<ApiKeyList> {
    const items = await this.scope.services.apiKeys.list(this.scope.member.companyId);
    return shortList(
      items,
      query,
      ['id', 'name', 'created_at', 'expires_at', 'last_used_at'],
      this.scope.language,
    );
  }

  /** Makes a key of the company. Its token is in this answer and nowhere else. */
  @Post()
  @SuccessResponse(201)
  @checked(apiKeyRules)
  @Response<'too_many_api_keys'>(409, 'The company has as many as there may be')
  async createApiKey(@Body() input: ApiKeyInput): Promise<NewApiKey> {
    return this.scope.services.apiKeys.create(this.scope.member, input);
  }

  /** Revokes a key: the next call that brings it is refused, by all processes. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteApiKey(@Path() id: Id): Promise<void> {
    await this.scope.services.apiKeys.revoke(this.scope.member.companyId, id);
  }
}
