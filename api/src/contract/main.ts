// Completes the contract that tsoa has written; run by `npm run generate`.
//
//   tsx api/src/contract/main.ts openapi.json
import { readFileSync, writeFileSync } from 'node:fs';
import { completeContract } from './complete-contract.js';
import type { Contract } from './contract.js';
import { addLabels } from './enum-labels.js';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file holds the contract?');
const contract = completeContract(JSON.parse(readFileSync(file, 'utf8')) as Contract);
await addLabels(contract);
writeFileSync(file, JSON.stringify(contract, null, 2));
