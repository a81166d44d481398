import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, '.build');
const IGNORED = /^(node_modules|dist|\.generating-.*)$/;

/**
 * What a build step was last made from, so that it is made anew only when that changed. Content decides; time and
 * size only save reading files that nobody touched.
 */
export class Stamp {
  #name;
  #inputs;
  #ignore;
  #known;
  #now;

  /**
   * @param {string} name of the step
   * @param {string[]} inputs files and folders, from the root
   * @param {(path: string) => boolean} ignore files that do not matter
   */
  constructor(name, inputs, ignore = () => false) {
    this.#name = name;
    this.#inputs = inputs;
    this.#ignore = ignore;
    this.#known = readJson(join(folder, `${name}.json`));
  }

  /** True when nothing was ever recorded. */
  get isNew() {
    return this.#known === undefined;
  }

  /** True when the inputs are what they were when the step was last recorded. */
  isCurrent() {
    this.#now = this.#take();
    return this.#known?.hash === this.#now.hash;
  }

  /** Records the inputs as they were when `isCurrent` looked, so that an edit during the step is not lost. */
  record() {
    this.#known = this.#now ?? this.#take();
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${this.#name}.json`);
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(this.#known));
    renameSync(`${path}.${process.pid}`, path);
  }

  #take() {
    const files = {};
    for (const input of this.#inputs) this.#visit(join(root, input), files);
    const list = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(list.map(([path, file]) => [path, file.hash])));
    return { hash: hash.digest('hex'), files };
  }

  #visit(path, files) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return;
    if (found.isDirectory()) {
      for (const name of readdirSync(path)) if (!IGNORED.test(name)) this.#visit(join(path, name), files);
      return;
    }
    const name = relative(root, path);
    if (this.#ignore(name)) return;
    const { mtimeMs: time, size } = found;
    const before = this.#known?.files[name];
    const same = before !== undefined && before.time === time && before.size === size;
    files[name] = { time, size, hash: same ? before.hash : hashOf(path) };
  }
}

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

function readJson(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
