import { Get, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { ChangesAnswer, ChangesQuery } from './change.dto.js';

@Route('changes')
@Tags('Changes')
export class ChangeController extends ApiController {
  /**
   * What records of the company have changed since a number, the oldest first: for programs that keep a copy. Begin without `after`,
   * read what you need, then come again with the last `seq`. Changes are kept for a day, and 10,000 of a company at most. The socket
   * tells the same at once.
   */
  @Get()
  @Security('bearer', ['member'])
  async listChanges(@Queries() query: ChangesQuery): Promise<ChangesAnswer> {
    return this.scope.services.changes.listChanges(this.scope.member, query);
  }
}
