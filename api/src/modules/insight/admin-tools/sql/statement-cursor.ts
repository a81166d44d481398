import type { Connection, QueryResult } from 'pg';
import Cursor from 'pg-cursor';

/** What of the connection copying needs. */
interface CopyConnection extends Connection {
  sendCopyFail(reason: string): void;
}

/** A cursor that also gets along with statements that copy: nothing can be sent to them, and what they send is left out. */
export class StatementCursor extends Cursor<unknown[]> {
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('There is nothing to copy from');
  }

  handleCopyData(): void {
    // The number of rows is told at the end.
  }

  /** The next rows, with what is known of the result so far. */
  next(count: number): Promise<{ rows: unknown[][]; result: QueryResult | null }> {
    return new Promise((resolve, reject) => {
      this.read(count, (error, rows, result) => {
        // At the end of everything there is no result any more.
        if (error) reject(error);
        else resolve({ rows, result: (result as QueryResult | undefined) ?? null });
      });
    });
  }
}
