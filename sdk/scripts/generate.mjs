// Writes src/generated/ from the contract: types, calls, operations by name, runtime enums with labels, form schemas, media types,
// tables of limits.
// The same document always gives the same files, so that a check can tell whether they are stale.
//
//   node scripts/generate.mjs [openapi.json] [output folder]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { formatted } from '../../scripts/lib/format.mjs';
import { callsFile, mediaTypesFile } from './calls.mjs';
import { schemasOf, typeName } from './document.mjs';
import { enumsFile } from './enums.mjs';
import { formsFile } from './forms.mjs';
import { labelsFile } from './labels.mjs';
import { operationsFile } from './operations.mjs';
import { rulesFile } from './rules.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = resolve(process.argv[2] ?? join(root, '../openapi/openapi.json'));
const target = resolve(process.argv[3] ?? join(root, 'src/generated'));
const banner = '// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.\n';

/** Types of everything in the contract; a file is a Blob, as browsers have it. */
async function schemaFile(document) {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const ast = await openapiTS(structuredClone(document), {
    alphabetize: true,
    // A property with a default value may still be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  const names = Object.keys(schemasOf(document)).sort();
  const aliases = names.map(
    (name) => `export type ${typeName(name)} = components['schemas'][${JSON.stringify(name)}];`,
  );
  return `${astToString(ast)}\n${aliases.join('\n')}\n`;
}

const document = JSON.parse(await readFile(source, 'utf8'));
const files = {
  'schema.ts': await schemaFile(document),
  'api-version.ts': `/** The version of the API that this SDK is written for. */\nexport const apiVersion: string = ${JSON.stringify(document.info['x-api-version'])};\n`,
  'calls.ts': callsFile(document),
  'enums.ts': enumsFile(document),
  'forms.ts': formsFile(document),
  'labels.ts': labelsFile(document),
  'media-types.ts': mediaTypesFile(document),
  'operations.ts': operationsFile(document),
  'rules.ts': rulesFile(document),
};

await mkdir(target, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  await writeFile(join(target, name), await formatted(name, banner + text));
}
console.log(`sdk: wrote ${Object.keys(files).join(', ')} from ${source}`);
