import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useId, useState, type ReactNode } from 'react';
import type { Choice } from './choice-list';
import { later } from './later';

const ChoiceList = later(async () => (await import('./choice-list')).ChoiceList);

interface ChoiceMenuProps<Value extends string> {
  /** What the button says to screen readers; also shown unless there is `text` or only an icon. */
  label: string;
  icon?: ReactNode;
  /** Shown on the button instead of the label; `null` for an icon alone. */
  text?: string | null;
  value: Value;
  options: readonly (Choice & { value: Value })[];
  onChoose: (value: Value) => void;
  variant?: ButtonProps['variant'];
  /** After the text. */
  end?: ReactNode;
  /** Opens above the button, for one at the bottom of the screen. */
  upwards?: boolean;
}

/** A button with a menu of which one entry is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, value, options, onChoose, variant = 'text', end, upwards = false } = props;
  const text = props.text === undefined ? label : props.text;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={ChoiceList.preload}
        onFocus={ChoiceList.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
        sx={text === null ? { width: 28, p: 0, gap: 0 } : {}}
      >
        {icon}
        {text === label ? (
          text
        ) : (
          <>
            <span className="visually-hidden">{label}</span>
            <span aria-hidden="true">{text}</span>
          </>
        )}
        {end}
      </Button>
      <Suspense>
        {opened && (
          <ChoiceList
            id={id}
            anchor={anchor}
            upwards={upwards}
            value={value}
            options={options}
            onChoose={(chosen) => onChoose(chosen as Value)}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
