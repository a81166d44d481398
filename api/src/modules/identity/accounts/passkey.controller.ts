import { shortList } from '../../../platform/http/pages.js';
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
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';
import type {
  NewPasskey,
  PasskeyChange,
  PasskeyDto,
  PasskeyList,
  PasskeyOptions,
  PasskeyRequest,
} from './passkey.dto.js';

@Route('auth/passkeys')
@Tags('Accounts')
@Security('bearer', ['user'])
export class PasskeyController extends ApiController {
  /** The passkeys of the signed-in user. */
  @Get()
  async listPasskeys(@Queries() query: PageQuery): Promise<PasskeyList> {
    const items = await this.scope.services.passkeys.list(this.scope.user);
    return shortList(items, query, ['id', 'name', 'created_at', 'last_used_at'], this.scope.language);
  }

  /**
   * Begins a passkey: what a browser is to be asked to make. Wants the password unless the session was opened within the last ten
   * minutes.
   */
  @Post('options')
  @Response<'too_many_passkeys'>(409, 'The user has as many as there may be')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async beginPasskey(@Body() input: PasskeyRequest): Promise<PasskeyOptions> {
    return this.scope.services.passkeys.beginAdding(this.scope.user, input);
  }

  /** Adds the passkey that the browser has made. A mail tells of it. */
  @Post()
  @SuccessResponse(201)
  @checked((body) => blankFaults(body, 'name'))
  @Response<'passkey_refused'>(400, 'Not an answer to what was asked')
  @Response<'passkey_known' | 'too_many_passkeys'>(409, 'The passkey is there already')
  async addPasskey(@Body() input: NewPasskey): Promise<PasskeyDto> {
    return this.scope.services.passkeys.add(this.scope.user, input);
  }

  /** Gives a passkey another name. */
  @Put('{id}')
  @checked((body) => blankFaults(body, 'name'))
  async renamePasskey(@Path() id: Id, @Body() { name }: PasskeyChange): Promise<PasskeyDto> {
    return this.scope.services.passkeys.rename(this.scope.user, id, name);
  }

  /**
   * Removes a passkey: it signs in no longer, and the sessions that it opened end, but for the one that asks. A mail tells of it. Wants the
   * password unless the session was opened within the last ten minutes.
   */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'too_many_requests'>(429, 'Too many calls')
  async removePasskey(@Path() id: Id, @Body() input?: PasskeyRequest): Promise<void> {
    await this.scope.services.passkeys.remove(this.scope.user, id, input ?? {});
  }
}
