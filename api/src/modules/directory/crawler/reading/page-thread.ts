import { serveTasks } from '../../../../platform/bounded-worker/serve-tasks.js';
import { readPage } from './read-page.js';
import type { PageReading, PageTask } from './page-workers.js';
import { evidenceOf } from './site-evidence.js';

// The thread of `readInThread`.

serveTasks<PageTask, PageReading>(({ html, context }) => {
  const page = readPage(html);
  const { base, links } = page;
  return { base, links, evidence: evidenceOf(page, context) };
});
