import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { Group } from '../../api/types';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { GroupMembers } from './group-members';
import { hindranceOf } from './use-group-choice';
import styles from './ask-groups.module.css';

interface GroupRowProps {
  group: Group;
  checked: boolean;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
  onToggle: () => void;
}

/** A group to tick, or why it cannot be; its members can be looked at. */
export function GroupRow({ group, checked, asked, onToggle }: GroupRowProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, description, member_count: members, asked_at: askedAt } = group;
  const hindrance = hindranceOf(group);
  const facts = [t('orders.askGroups.members', { smart_count: members }), description];
  return (
    <li className={styles['group']}>
      <div className={styles['row']}>
        <label className={`${styles['choice']} ${hindrance === null ? '' : styles['off']}`}>
          <Checkbox
            checked={checked && hindrance === null}
            disabled={hindrance !== null}
            onChange={onToggle}
          />
          <span className={styles['dot']} style={{ background: color }} aria-hidden="true" />
          <span className={styles['who']}>
            <span className={`cut ${styles['name']}`} title={name}>
              {name}
            </span>
            <span className={`num ${styles['sub']}`}>
              {hindrance === 'nobody' && t('orders.askGroups.nobodyIn')}
              {hindrance === null && facts.filter(Boolean).join(' · ')}
              {hindrance === 'asked' && askedAt && (
                <>
                  {t('orders.askGroups.asked', { time: format.dateTime(askedAt) })}.{' '}
                  {t('orders.askGroups.onlyOnce')}
                </>
              )}
            </span>
          </span>
        </label>
        {members > 0 && (
          <IconButton
            size="small"
            aria-label={t('orders.askGroups.show', { name })}
            aria-expanded={isOpen}
            aria-controls={`${id}-members`}
            onClick={() => setIsOpen(!isOpen)}
            className={styles['opener'] ?? ''}
          >
            <Icon of={ChevronDown} size={16} />
          </IconButton>
        )}
      </div>
      <div id={`${id}-members`} hidden={!isOpen}>
        {isOpen && <GroupMembers group={group} asked={asked} />}
      </div>
    </li>
  );
}
