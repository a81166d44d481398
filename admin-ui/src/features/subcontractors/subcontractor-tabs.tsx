import { Link } from 'react-router-dom';
import { LinkTabs } from '../../kit/components/link-tabs';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import styles from './subcontractor-tabs.module.css';

/** The way between the directory and the groups. They are links: each tab is a screen with an address. */
export function SubcontractorTabs({ open }: { open: 'directory' | 'groups' }) {
  const t = useT();
  const tabs = [
    { key: 'directory', to: paths.subcontractors },
    { key: 'groups', to: paths.groups },
  ] as const;
  return (
    <LinkTabs label={t('subcontractors.tabs.label')} className={styles[open]}>
      {tabs.map(({ key, to }) => (
        <Link key={key} to={to} aria-current={key === open ? 'page' : undefined}>
          {t(`subcontractors.tabs.${key}`)}
        </Link>
      ))}
    </LinkTabs>
  );
}
