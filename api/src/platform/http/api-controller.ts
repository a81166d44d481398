import { Controller } from '@tsoa/runtime';
import type { RequestScope } from './request-scope.js';

/** Base of all controllers: made for each request with what the request may use. */
export abstract class ApiController extends Controller {
  constructor(protected readonly scope: RequestScope) {
    super();
  }
}
