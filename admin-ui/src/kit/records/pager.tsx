import OutlinedInput from '@mui/material/OutlinedInput';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { Pagination, useListContext, useListPaginationContext } from 'react-admin';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { PageButtons } from '../components/page-buttons';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

const sizes = [20, 50, 100];

interface PagerProps {
  /** How many records a page has cannot be chosen. */
  fixedSize?: boolean;
  /** A page can be gone to by its number. */
  withJump?: boolean;
}

/** react-admin's `Pagination`: which part of the list is shown, and the way to the others. */
export function Pager({ fixedSize = false, withJump = false }: PagerProps) {
  const t = useT();
  const { number } = useFormat();
  const { perPage } = useListPaginationContext();
  // Said by the data provider: a search counts no further than ten thousand.
  const { meta } = useListContext() as { meta?: { isTotalCapped?: boolean } };
  // Whatever MUI's pagination takes is passed on to it, but the type of react-admin's does not say so.
  const words: Pick<TablePaginationProps, 'labelRowsPerPage' | 'labelDisplayedRows' | 'ActionsComponent'> = {
    labelRowsPerPage: t('common.list.perPage'),
    labelDisplayedRows: ({ from, to, count }) =>
      t(meta?.isTotalCapped ? 'common.list.shownOfMore' : 'common.list.shown', {
        from: number(from),
        to: number(to),
        total: number(count),
      }),
    // Its own have a button for each page, and on narrow screens arrows without words.
    ActionsComponent: withJump ? PagesWithJump : Pages,
  };
  const options = fixedSize ? [] : [...new Set([...sizes, perPage])].sort((a, b) => a - b);
  return <Pagination rowsPerPageOptions={options} {...words} />;
}

function Pages() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  return <PageButtons page={page} pages={Math.max(1, Math.ceil(total / perPage))} onPage={setPage} />;
}

function PagesWithJump() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  const pages = Math.ceil(total / perPage);
  return (
    <>
      {pages > 1 && <PageJump key={page} page={page} pages={pages} onJump={setPage} />}
      <Pages />
    </>
  );
}

interface PageJumpProps {
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

const Jump = styled('form')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginRight: 16,
  // Beside it there is no room for the words, which are still read aloud.
  '@media (max-width: 899px)': {
    marginRight: 0,
    '& > label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  '@media (max-width: 599px)': { display: 'none' },
});

/** A field for the number of a page; Enter, or leaving it, goes there. Beyond the ends is the first or the last. */
function PageJump({ page, pages, onJump }: PageJumpProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(String(page));
  const jump = () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(text)) || page, 1), pages);
    if (wanted === page) setText(String(page));
    else onJump(wanted);
  };
  return (
    <Jump
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <label htmlFor={id}>{t('common.list.jump')}</label>
      <OutlinedInput
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, '').slice(0, 7))}
        onBlur={jump}
        inputProps={{ inputMode: 'numeric', enterKeyHint: 'go' }}
        sx={{ minHeight: 28, height: 28, width: 56, fontSize: 13, '& input': { textAlign: 'right' } }}
      />
    </Jump>
  );
}
