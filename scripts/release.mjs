// What goes out with a release besides the image, and what is looked at before.
//
//   npm run sbom                        .build/frakto-<version>.cdx.json
//   node scripts/release.mjs sbom <file>
//   npm run advisories
//
// sbom: the bill of materials, every package that a release contains (server, application and public pages, without tools),
// with versions, licences and checksums, in CycloneDX by npm. It reads package-lock.json, and the source maps of the bundle that the API
// reference is, for what is in it: name and version.
//
// advisories: asks npm's registry for known weaknesses of these packages. Ends with 0 when there are none, 1 when there are, and 2 when the
// registry does not answer: then nothing is known. No test and no build depends on it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readAudit } from './lib/advisories.mjs';
import { bundledIn } from './lib/bundled.mjs';
import { npm, root, run } from './lib/run.mjs';
import { command, Failure, say } from './lib/say.mjs';

await command(async () => {
  const [task, file] = process.argv.slice(2);
  if (task === 'advisories') return tellAdvisories();
  if (task !== 'sbom') throw new Failure('Usage: node scripts/release.mjs sbom [file] | advisories');
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = resolve(file ?? join(root, '.build', `${name}-${version}.cdx.json`));
  const bill = await billOfMaterials();
  // npm calls the product after the folder that it lies in.
  bill.metadata.component.name = name;
  // And what stands in for a package after that package.
  for (const component of bill.components) component.name = nameIn(component['bom-ref']);
  addBundled(bill);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
  say(`${bill.components.length} packages are listed in ${target}`);
  return 0;
});

/** @returns the exit code */
async function tellAdvisories() {
  const { output } = await run(npm('audit', '--omit=dev', '--json'));
  const { failure, advisories } = readAudit(output);
  if (failure !== undefined) {
    say(`Not checked, the registry does not answer: ${failure}`);
    return 2;
  }
  for (const { severity, name, range, title, url } of advisories) {
    say(`${severity.padEnd(8)}  ${name} ${range}: ${title} (${url})`);
  }
  say(advisories.length === 0 ? 'No known weaknesses' : `Known weaknesses: ${advisories.length}`);
  return advisories.length === 0 ? 0 : 1;
}

/** The name in `@scope/name@1.0.0`. */
function nameIn(reference) {
  return reference.slice(0, reference.lastIndexOf('@'));
}

/** Lists what Scalar's makers have bundled, of which names and versions are known and nothing else. */
function addBundled(bill) {
  const folder = 'node_modules/@scalar/api-reference/dist/browser';
  if (!existsSync(join(root, folder))) throw new Failure(`There is no ${folder}: run npm ci`);
  const bundled = bundledIn(join(root, folder));
  if (bundled.length === 0) throw new Failure(`The source maps in ${folder} name no package.`);
  const isListed = new Set(bill.components.map((component) => component['bom-ref']));
  for (const reference of bundled.filter((each) => !isListed.has(each))) {
    const name = nameIn(reference);
    const version = reference.slice(name.length + 1);
    const purl = `pkg:npm/${reference.replace(/^@/, '%40')}`;
    bill.components.push({ 'bom-ref': reference, type: 'library', name, version, scope: 'required', purl });
    bill.dependencies.push({ ref: reference, dependsOn: [] });
  }
  const scalar = bill.dependencies.find(({ ref }) => ref.startsWith('@scalar/api-reference@'));
  scalar.dependsOn = [...new Set([...scalar.dependsOn, ...bundled])];
}

async function billOfMaterials() {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const { code, output } = await run(npm(...words));
  const begin = output.indexOf('{');
  if (code !== 0 || begin === -1) throw new Failure(`npm cannot list the packages:\n${output}`);
  // Warnings of npm may stand before and behind it.
  return JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
}
