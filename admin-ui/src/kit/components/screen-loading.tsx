import { ThinProgress } from './thin-progress';
import { useT } from '../i18n/use-t';

/** While the code of a screen is on its way; it shows late, so that fast loads do not flicker. */
export function ScreenLoading() {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.state.loading')}>
      <ThinProgress after={300} />
    </div>
  );
}
