import { Migration } from '@mikro-orm/migrations';

/** What the queue of work reads of files that came from outside and wait until somebody says what they are. */
export class WorkOfReceivedFiles extends Migration {
  override up(): void {
    const view = (name: string, selection: string): void =>
      this.addSql(`create view ${name} with (security_invoker = true) as ${selection}`);
    view(
      'shipment_work_files',
      `select company_id, order_id, route_id, created_at from received_documents where state = 'waiting'`,
    );
  }
}
