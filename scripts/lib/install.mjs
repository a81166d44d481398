import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, npm, root } from './run.mjs';
import { elapsed, say, sayWhile } from './say.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.frakto-stamp');

/** Installs exactly what the lock file says, when that is not what is there. */
export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(`${lock}${process.platform}${process.arch}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packages } = JSON.parse(lock);
  if (!isInstalled(packages)) await installAll(packages);
  writeFileSync(stamp, wanted);
}

async function installAll(packages) {
  const began = performance.now();
  const total = Object.entries(packages).filter(
    ([path, entry]) => isTopLevel(path) && isForHere(entry),
  ).length;
  say(`Installing about ${total} packages from package-lock.json …`);
  // No package's install script is needed, so none gets to run.
  const words = npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  const work = must('Installing the packages', words);
  await sayWhile(() => say(`  … ${installedCount()} of ${total} packages after ${elapsed(began)}`), work);
  say(`Installed the packages in ${elapsed(began)}.`);
  const missing = ownPrograms(packages).filter((name) => !existsSync(join(modules, name)));
  if (missing.length > 0) say(`Not to be had: ${missing.join(', ')}. What needs them will say so.`);
}

/** True when npm's own record of node_modules has every package of the lock that this platform needs. */
function isInstalled(packages) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  if (ownPrograms(packages).some((name) => present[`node_modules/${name}`] === undefined)) return false;
  return Object.entries(packages).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return present[path] === undefined ? optional === true : present[path].version === version;
  });
}

/** The database server, the browser and the Node for this machine: optional to npm, which skips them in silence. */
function ownPrograms(packages) {
  const wanted = Object.values(packages).filter(
    ({ name }) => name === 'frakto' || name?.startsWith('@frakto/'),
  );
  return wanted
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => isForHere(packages[`node_modules/${name}`] ?? {}));
}

/** False for packages with programs for other machines, of which the lock names many. */
const isForHere = ({ os = [process.platform], cpu = [process.arch] }) =>
  os.includes(process.platform) && cpu.includes(process.arch);

const isTopLevel = (path) => path.lastIndexOf('node_modules/') === 0;

/** How many packages are unpacked: npm makes all folders at once and then fills them. */
function installedCount() {
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((n) => join(name, n)) : name,
    )
    .filter((name) => existsSync(join(modules, name, 'package.json'))).length;
}
