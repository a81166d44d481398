import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useListPaginationContext } from 'react-admin';
import { ChoiceMenu } from '../components/choice-menu';
import { Icon } from '../components/icon';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

interface PageJumpProps {
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

/** A field for the number of a page; Enter, or leaving it, goes there. Beyond the ends is the first or the last. */
function PageJump({ page, pages, onJump }: PageJumpProps) {
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

const sizes = ['20', '50', '100'] as const;

/**
 * Which part of the list is shown, and the way to the others.
 * @param fixedSize how many records a page has cannot be chosen
 * @param withJump a page can be gone to by its number
 */
export function Pager({ fixedSize = false, withJump = false }: { fixedSize?: boolean; withJump?: boolean }) {
  const t = useT();
  const { number } = useFormat();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const size = String(perPage);
  const options = [...new Set([...sizes, size])].sort((a, b) => Number(a) - Number(b));
  return (
    <div className={styles['pager']}>
      <span className={styles['notPhone']}>
        {t('common.list.shown', { from: number(from), to: number(to), total: number(total) })}
      </span>
      <span className={styles['spacer']} />
      {!fixedSize && (
        <span className={styles['wide']}>
          <ChoiceMenu
            upwards
            label={`${t('common.list.perPage')}: ${size}`}
            text={`${t('common.list.perPage')} ${size}`}
            end={<Icon of={ChevronDown} size={14} />}
            value={size}
            options={options.map((value) => ({ value, label: value }))}
            onChoose={(value) => setPerPage(Number(value))}
          />
        </span>
      )}
      {withJump && pages > 1 && <PageJump key={page} page={page} pages={pages} onJump={setPage} />}
      <span role="status">{t('common.list.page', { page: number(page), pages: number(pages) })}</span>
      <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {t('common.list.previous')}
      </Button>
      <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        {t('common.list.next')}
      </Button>
    </div>
  );
}
