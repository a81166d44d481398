import Button from '@mui/material/Button';
import Columns from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Table from 'lucide-react/icons/table-2';
import { Icon } from '../components/icon';
import { Segmented } from '../components/segmented';
import { useT } from '../i18n/use-t';
import { MarkAllRead } from './mark-all-read';
import { activityViews, useActivityView } from './use-view';

const icons = { list: List, board: Columns, table: Table };

/** What every view of the activities has beside its title: the other views, “mark as read”, “new order”. */
export function HeadActions() {
  const t = useT();
  const { view, show, enterOrder } = useActivityView();
  return (
    <>
      <Segmented
        label={t('activities.view.label')}
        value={view}
        options={activityViews.map((value) => ({
          value,
          label: t(`activities.view.${value}`),
          icon: icons[value],
        }))}
        onChange={show}
      />
      <MarkAllRead />
      <Button variant="contained" size="small" onClick={enterOrder}>
        <Icon of={Plus} size={14} />
        {t('activities.newOrder')}
      </Button>
    </>
  );
}
