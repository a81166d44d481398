import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';
import type { User } from './user-resource';

/** What a user may do. */
export function RoleTag({ user }: { user: User }) {
  const t = useT();
  return user.is_admin ? (
    <Tag tone="fast">{t('users.role.administrator')}</Tag>
  ) : (
    <Tag tone="line">{t('users.role.user')}</Tag>
  );
}

/** What keeps a user from working. */
export function StateTag({ state }: { state: Exclude<User['state'], 'active'> }) {
  const t = useT();
  return <Tag tone={state === 'inactive' ? 'plain' : 'warn'}>{t(`users.state.${state}`)}</Tag>;
}
