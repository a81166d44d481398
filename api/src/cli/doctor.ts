import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { examine, type Finding } from '../platform/doctor/doctor.js';
import { startWarnings } from '../start-warnings.js';
import { runToEnd } from './run-to-end.js';

/** Checks an installation from the command line, also while it runs: a line for each finding, and the exit code 1 when one is a failure. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--json')) throw new StartError('Usage: npm run doctor [-- --json]');
  const findings = await findAll();
  const failures = findings.filter(({ level }) => level === 'fail').length;
  if (words.includes('--json')) say(JSON.stringify({ ok: failures === 0, findings }, null, 2));
  else for (const finding of findings) say(lineOf(finding));
  if (failures > 0) process.exitCode = 1;
}

async function findAll(): Promise<Finding[]> {
  try {
    const config = readConfig(process.env);
    const warnings = startWarnings(config, 0).map((text): Finding => {
      const [found = '', ...rest] = text.replace('Warning: ', '').split(': ');
      return { level: 'warn', what: 'settings', found, todo: rest.join(': ') };
    });
    const settings: Finding[] =
      warnings.length > 0
        ? warnings
        : [{ level: 'ok', what: 'settings', found: 'all can be used', todo: '' }];
    return [...settings, ...(await examine(config))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...faults] = error.message.split('\n');
    return faults.map((fault) => ({
      level: 'fail',
      what: 'settings',
      found: fault.trim(),
      todo: 'Nothing else was checked.',
    }));
  }
}

function lineOf({ level, what, found, todo }: Finding): string {
  return `${level.padEnd(4)}  ${what.padEnd(10)}  ${found}${todo === '' ? '' : `. ${todo}`}`;
}

runToEnd(main);
