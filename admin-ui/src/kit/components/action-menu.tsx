import IconButton from '@mui/material/IconButton';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useId, useState } from 'react';
import type { Action } from './action-list';
import { Icon } from './icon';
import { later } from './later';
import { Tooltip } from './tooltip';

const ActionList = later(async () => (await import('./action-list')).ActionList);

interface ActionMenuProps {
  /** What the button is called. */
  label: string;
  actions: readonly Action[];
}

/** A button with three dots, and behind it what is done seldom. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Tooltip title={label} describeChild={false}>
        <IconButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onPointerEnter={ActionList.preload}
          onFocus={ActionList.preload}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setOpened(true);
          }}
        >
          <Icon of={Ellipsis} />
        </IconButton>
      </Tooltip>
      <Suspense>
        {opened && <ActionList id={id} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
