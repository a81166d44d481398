import { Controller } from '@tsoa/runtime';
import type { RequestScope } from './request-scope.js';

/** Base of all controllers: made for each request with what the request may use. */
export abstract class ApiController extends Controller {
  constructor(protected readonly scope: RequestScope) {
    super();
  }

  /** Has a browser save the answer as a file. */
  protected saveAs(name: string, type: string): void {
    this.setHeader('Content-Type', type);
    this.setHeader('Content-Disposition', attachment(name));
  }
}

/** The header that has a browser save an answer under a name, whatever letters that has. */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w .-]/g, '') || 'file';
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
