import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { until } from './until.js';
import type { Visitor } from './visitor.js';

/** The files of somebody at a computer: what they have, and what they download. */
export class Files {
  readonly #folder = mkdtempSync(join(tmpdir(), 'frakto-files-'));

  /** Has downloads of a window come here. */
  async receive(visitor: Visitor): Promise<void> {
    const session = await visitor.page.createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: this.#folder,
      ...(browserContextId !== undefined && { browserContextId }),
    });
  }

  /** What was downloaded under a name, once it is there; it is taken away. */
  async downloaded(name: string): Promise<Buffer> {
    const path = join(this.#folder, name);
    await until(
      () => (readdirSync(this.#folder).includes(name) ? true : undefined),
      `download of ${name}`,
      () => `There are ${readdirSync(this.#folder).join(', ')}.`,
    );
    const content = readFileSync(path);
    rmSync(path);
    return content;
  }

  /** Chooses a file in a field. */
  async choose(visitor: Visitor, field: string, name: string, content: string | Buffer): Promise<void> {
    const input = (await visitor.screen.in('field', field).element()) as ElementHandle<HTMLInputElement>;
    await this.chooseIn(input, name, content);
  }

  /** Chooses a file in a field that was found otherwise. */
  async chooseIn(
    input: ElementHandle<HTMLInputElement> | null,
    name: string,
    content: string | Buffer,
  ): Promise<void> {
    if (!input) throw new Error('There is no field for files');
    await input.uploadFile(this.write(name, content));
  }

  /** Puts a file where it can be chosen from; answers its path. */
  write(name: string, content: string | Buffer): string {
    const path = join(this.#folder, name);
    writeFileSync(path, content);
    return path;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
