import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './say.mjs';

const NEEDED = 24;
const bundled = join(
  import.meta.dirname,
  `../../node_modules/node-${process.platform}-${process.arch}/bin/node`,
);

/** True when the Node that runs this is new enough for the product. */
export const isRecent = () => Number(process.versions.node.split('.')[0]) >= NEEDED;

/** The Node to run everything with: this one, or the one that comes with the packages when this one is too old. */
export function nodePath() {
  return isRecent() || !existsSync(bundled) ? process.execPath : bundled;
}

/** Stops with a message when there is no Node that can run the product. */
export function requireNode() {
  if (isRecent() || existsSync(bundled)) return;
  throw new Failure(
    `Frakto needs Node ${NEEDED} or newer; this is ${process.versions.node}, and npm has none for ` +
      `${process.platform}-${process.arch}. Install Node ${NEEDED} from nodejs.org and start again.`,
  );
}
