import type { BackupStore } from './backup-store.js';
import { applyKeepRule, type KeepRule } from './keep-rule.js';
import { filesFolder } from './kept-files.js';
import { findBackups, groupOf, peekManifest, type Manifest } from './manifest.js';
import { walFolder } from './wal-archive.js';

/** What was not stored to its end is removed at this age. */
const unfinishedMs = 24 * 60 * 60 * 1000;

/**
 * Removes backups that the rule does not keep, then files that no kept one has, then WAL from before the oldest of the daily ones.
 * Does nothing when a kept backup cannot be read: what it needs is not known then.
 * @returns names of the backups that were removed
 */
export async function pruneBackups(store: BackupStore, rule: KeepRule): Promise<string[]> {
  const { backups } = await findBackups(store);
  const { kept, oldestDaily } = applyKeepRule(backups, rule);
  const manifests: Manifest[] = [];
  for (const { name } of kept) manifests.push(await peekManifest(store, name));
  const removed = backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
  for (const name of removed) await removeBackup(store, name);
  const since = oldestDaily ?? null;
  if (since) {
    await removeFiles(store, manifests, since.at);
    const daily = manifests.filter(({ name }) =>
      backups.some((one) => one.name === name && one.at >= since.at),
    );
    await removeWal(store, daily);
  }
  return removed;
}

/** The manifest goes first: what remains of a removal that is cut short is no backup. */
async function removeBackup(store: BackupStore, name: string): Promise<void> {
  const group = groupOf(name);
  await store.delete(`${group}/manifest.json`);
  for (const { name: object } of await store.list(`${group}/`)) await store.delete(object);
}

/** Files since the oldest of the daily backups may be needed for a point in time, also those that no backup names. */
async function removeFiles(store: BackupStore, manifests: Manifest[], since: Date): Promise<void> {
  const needed = new Set(manifests.flatMap(({ files }) => files.map(({ object }) => object)));
  for (const { name, at } of await store.list(filesFolder)) {
    const isUnfinished = name.endsWith('.new');
    const isOld = isUnfinished ? Date.now() - at.getTime() > unfinishedMs : at < since;
    if (isOld && !needed.has(name)) await store.delete(name);
  }
}

async function removeWal(store: BackupStore, daily: Manifest[]): Promise<void> {
  const firstOf = new Map<string, string>();
  for (const { wal } of daily) {
    if (wal.archive === null) continue;
    const first = firstOf.get(wal.archive);
    if (first === undefined || wal.firstSegment.slice(8) < first)
      firstOf.set(wal.archive, wal.firstSegment.slice(8));
  }
  for (const { name, at } of await store.list(walFolder)) {
    const [, archive = '', file = ''] = name.split('/');
    const first = firstOf.get(archive);
    const isOld = first === undefined || (/^[\dA-F]{24}\./.test(file) && file.slice(8, 24) < first);
    // WAL of an archive without a backup may be that of a folder whose first one is being made.
    if (isOld && Date.now() - at.getTime() > (first === undefined ? unfinishedMs : 0))
      await store.delete(name);
  }
}
