import { DirectoryPage } from '../../../kit/directory/directory-page';
import { ListSearch } from '../../../kit/directory/list-search';
import { useT } from '../../../kit/i18n/use-t';
import { NothingFound } from '../../../kit/records/nothing-found';
import { NoActivities } from '../feed/empty-feed';
import { HeadActions } from '../head-actions';
import { refreshMs } from '../refresh';
import { QuotationTable } from './quotation-table';
import ListFilter from 'lucide-react/icons/list-filter';
import { ChoiceMenu } from '../../../kit/components/choice-menu';
import { Icon } from '../../../kit/components/icon';
import { useFilters } from '../../../kit/directory/use-filters';
import { orderStatuses } from '../../../kit/status/order-status';
import { orderGroups, useOrderGroups } from '../../../kit/status/use-order-groups';

const all = 'all';

/** Orders of a stage, or of one status, alone. */
function StatusFilter() {
  const t = useT();
  const groups = useOrderGroups();
  const { filters, change } = useFilters();
  const choices = [
    { value: all, label: t('activities.table.statusAll'), codes: undefined },
    ...orderGroups.map((group) => ({
      value: group,
      label: t(`activities.filter.${group}`),
      codes: groups?.[group],
    })),
    ...orderStatuses.map(({ code, key }) => ({
      value: `status-${code}`,
      label: t(`status.full.${key}`),
      codes: [code],
    })),
  ];
  const { status } = filters;
  const chosen = Array.isArray(status) ? status.join() : undefined;
  const current = choices.find(({ codes }) => codes?.join() === chosen) ?? choices[0];
  return (
    <ChoiceMenu
      label={t('activities.table.statusFilter', { name: current?.label ?? '' })}
      icon={<Icon of={ListFilter} size={14} />}
      variant="outlined"
      value={current?.value ?? all}
      options={choices.map(({ value, label }) => ({ value, label }))}
      onChoose={(value) => change({ status: choices.find((one) => one.value === value)?.codes })}
    />
  );
}

/** All quotations and orders as a table, with a search. */
export function QuotationList() {
  const t = useT();
  return (
    <DirectoryPage
      title={t('activities.title')}
      resource="orders"
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<HeadActions />}
      tools={
        <>
          <ListSearch label={t('activities.search')} placeholder={t('activities.searchPlaceholder')} />
          <StatusFilter />
        </>
      }
      empty={<NoActivities />}
      nothing={
        <NothingFound
          title={t('activities.nothing.title')}
          text={t('activities.nothing.text')}
          clearLabel={t('activities.nothing.clear')}
        />
      }
      // New orders come in by themselves; hidden tabs do not ask.
      pollWhile={[() => true, refreshMs]}
      withPageJump
    >
      <QuotationTable />
    </DirectoryPage>
  );
}
