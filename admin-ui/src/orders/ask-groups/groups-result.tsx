import { Note } from '../../components/note';
import { useT } from '../../i18n/use-t';
import { SkippedNote } from '../requests/skipped-note';
import type { SkippedMember } from '../requests/skipped-member';
import type { GroupsOutcome } from './use-ask-groups';

interface GroupsResultProps {
  outcome: GroupsOutcome;
  skipped: readonly SkippedMember[];
}

/** What went wrong when groups were asked: some of them were not, or nobody in them got a mail. */
export function GroupsResult({ outcome: { sent, failed, left }, skipped }: GroupsResultProps) {
  const t = useT();
  const names = failed.map(({ group }) => group.name).join(', ');
  return (
    <>
      {failed.length > 0 && (
        <Note tone="bad" role="alert">
          {t('orders.askGroups.failedGroups', { names })}
          {left.length > 0 ? ` ${t('orders.askGroups.stillChosen')}` : ''}
        </Note>
      )}
      {failed.length === 0 && sent === 0 && (
        <Note tone="warn" role="status">
          {t('orders.askGroups.nobodyLeft')}
        </Note>
      )}
      <SkippedNote skipped={skipped} />
    </>
  );
}
