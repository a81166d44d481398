import type { WorkKind } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense, useId, useState } from 'react';
import { ChoiceMenu } from '../../../kit/components/choice-menu';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { useT } from '../../../kit/i18n/use-t';
import { useColleagues } from '../care/use-care';

const KindList = later(async () => (await import('./kind-list')).KindList);

interface KindFilterProps {
  value: readonly WorkKind[];
  onChange: (kinds: WorkKind[]) => void;
}

/** Only what waits for some of the reasons. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const t = useT();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [only] = value;
  const name =
    only === undefined
      ? t('queue.reasons.all')
      : value.length === 1
        ? t(`queue.kind.${only}`)
        : String(value.length);
  return (
    <>
      <Button
        size="small"
        variant={only === undefined ? 'outlined' : 'tonal'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={KindList.preload}
        onFocus={KindList.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Icon of={ListFilter} size={14} />
        {t('queue.reasons.label', { name })}
      </Button>
      <Suspense>
        {isOpened && (
          <KindList
            id={id}
            anchor={anchor}
            chosen={value}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const anybody = 'anybody';

interface ColleagueFilterProps {
  /** Null for anybody. */
  value: number | null;
  onChange: (colleague: number | null) => void;
}

/** Only what one colleague looks after; absent for whoever has none. */
export function ColleagueFilter({ value, onChange }: ColleagueFilterProps) {
  const t = useT();
  const colleagues = useColleagues().filter(({ is_active, id }) => is_active || id === value);
  const chosen = colleagues.find(({ id }) => id === value);
  if (colleagues.length < 2 && value === null) return null;
  return (
    <ChoiceMenu
      label={t('queue.assignee.is', { name: chosen?.name ?? t('queue.assignee.anybody') })}
      icon={<Icon of={UserRound} size={14} />}
      variant={value === null ? 'outlined' : 'tonal'}
      value={value === null ? anybody : String(value)}
      options={[
        { value: anybody, label: t('queue.assignee.anybody') },
        ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChoose={(next) => onChange(next === anybody ? null : Number(next))}
    />
  );
}
