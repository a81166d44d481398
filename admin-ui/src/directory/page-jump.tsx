import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useT } from '../i18n/use-t';

interface PageJumpProps {
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

/** A field for the number of a page; Enter, or leaving it, goes there. Beyond the ends is the first or the last. */
export function PageJump({ page, pages, onJump }: PageJumpProps) {
  const t = useT();
  const [text, setText] = useState(String(page));
  const jump = () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(text)) || page, 1), pages);
    if (wanted === page) setText(String(page));
    else onJump(wanted);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <OutlinedInput
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, '').slice(0, 7))}
        onBlur={jump}
        inputProps={{ 'aria-label': t('common.list.jump'), inputMode: 'numeric', enterKeyHint: 'go' }}
        title={t('common.list.jump')}
        sx={{ minHeight: 28, height: 28, width: 64, fontSize: 13, '& input': { textAlign: 'right' } }}
      />
    </form>
  );
}
