import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../api/session';
import { useT } from '../i18n/use-t';
import { homeOf } from '../paths';

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
