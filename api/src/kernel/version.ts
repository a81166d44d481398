import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product. The package's description lies one folder up, from the sources and from the build. */
export const version = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
).version;
