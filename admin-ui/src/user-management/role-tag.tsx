import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';
import type { User } from './user-resource';

/** What a user may do; and whether they may work at all. */
export function RoleTag({ user }: { user: User }) {
  const t = useT();
  if (!user.is_active) return <Tag tone="warn">{t('users.inactive')}</Tag>;
  return user.is_admin ? (
    <Tag tone="fast">{t('users.role.administrator')}</Tag>
  ) : (
    <Tag tone="line">{t('users.role.user')}</Tag>
  );
}
