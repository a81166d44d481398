import Button from '@mui/material/Button';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

interface PageButtonsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The page in words, and the ways to the ones beside it; how they stand is for what is around them to say. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <>
      <span role="status">{t('common.list.page', { page: number(page), pages: number(pages) })}</span>
      <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.list.previous')}
      </Button>
      <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common.list.next')}
      </Button>
    </>
  );
}
