import Button from '@mui/material/Button';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import styles from './contract.module.css';

interface ChoicePagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through the pages of a list to choose from. */
export function ChoicePages({ page, pages, onPage }: ChoicePagesProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={styles['pages']}>
      <span role="status">{t('common.list.page', { page: number(page), pages: number(pages) })}</span>
      <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.list.previous')}
      </Button>
      <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common.list.next')}
      </Button>
    </div>
  );
}
