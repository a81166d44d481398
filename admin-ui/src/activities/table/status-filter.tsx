import ListFilter from 'lucide-react/icons/list-filter';
import { ChoiceMenu } from '../../components/choice-menu';
import { Icon } from '../../components/icon';
import { useFilters } from '../../directory/use-filters';
import { useT } from '../../i18n/use-t';
import { orderStatuses } from '../../status/order-status';
import { orderGroups, useOrderGroups } from '../../status/use-order-groups';

const all = 'all';

/** Orders of a stage, or of one status, alone. */
export function StatusFilter() {
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
