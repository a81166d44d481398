import type { ComponentType } from 'react';
import { PageHead } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';

/** The parts of the page, from above. */
const sections: readonly (readonly [name: string, Section: ComponentType])[] = [
  ['password', PasswordSection],
  ['second-factor', SecondFactorSection],
  ['passkeys', PasskeysSection],
  ['email', EmailSection],
  ['devices', DevicesSection],
];

/** What a person decides about their own account; for everybody, also administrators and people without a company. */
export function AccountPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('account.title')} />
      <div className={styles['page']}>
        {sections.map(([name, Section]) => (
          <Section key={name} />
        ))}
      </div>
    </>
  );
}
