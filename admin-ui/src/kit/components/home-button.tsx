import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../api/session';
import { useT } from '../i18n/use-t';
import { homeOf } from '../paths';
import { EmptyState } from './empty-state';
import { PageHead } from './page-head';
import type { PictureName } from './pictures';

/** The way out of a screen that is not for this user. */
export function HomeButton() {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate(homeOf(me))}>
      {t('common.action.backToStart')}
    </Button>
  );
}

interface OnlyAdministratorsProps {
  /** Of the screen. */
  page: string;
  title: string;
  text: string;
  /** A line drawing. */
  picture?: PictureName;
}

/** In place of a screen that is for administrators alone. */
export function OnlyAdministrators({ page, title, text, picture }: OnlyAdministratorsProps) {
  return (
    <>
      <PageHead title={page} />
      <div role="alert">
        <EmptyState title={title} text={text} {...(picture && { picture })}>
          <HomeButton />
        </EmptyState>
      </div>
    </>
  );
}
