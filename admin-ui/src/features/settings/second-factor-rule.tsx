import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { Loaded } from './loaded';
import styles from './personal-tab.module.css';
import { Section } from '../../kit/components/section';
import { settingsKey, useCompanySettings, useForgetSettings } from './settings-queries';
import { usePeople, type Person } from './users/people-queries';

/** Whether everybody of the company needs a second factor; stored with the click. */
export function SecondFactorRule({ companyId }: { companyId: number }) {
  const t = useT();
  const query = useCompanySettings();
  return (
    <Section title={t('settings.secondFactor.title')} text={t('settings.secondFactor.text')}>
      <Loaded query={query}>
        {(settings) => <Choice companyId={companyId} isRequired={settings.require_second_factor} />}
      </Loaded>
    </Section>
  );
}

function Choice({ companyId, isRequired }: { companyId: number; isRequired: boolean }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const forget = useForgetSettings();
  const people = usePeople(companyId);
  const [pending, setPending] = useState<boolean | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  async function choose(require_second_factor: boolean): Promise<void> {
    setPending(require_second_factor);
    try {
      const settings = await api.put('/company-settings', { body: { require_second_factor } });
      forget();
      client.setQueryData(settingsKey, settings);
      toast.success(t(require_second_factor ? 'settings.secondFactor.on' : 'settings.secondFactor.off'));
    } catch (error) {
      toast.failure(t('settings.failed'), error, { retry: () => void choose(require_second_factor) });
    }
    setPending(null);
    setIsAsked(false);
  }

  return (
    <div className={styles['choice']} aria-busy={pending !== null}>
      <label>
        <input
          type="checkbox"
          checked={pending ?? isRequired}
          aria-describedby="second-factor-hint"
          onChange={(event) => {
            if (event.target.checked) setIsAsked(true);
            else void choose(false);
          }}
        />
        {t('settings.secondFactor.require')}
      </label>
      <span id="second-factor-hint" style={{ color: 'var(--text-3)', fontSize: 12 }}>
        {t('settings.secondFactor.hint')}
      </span>
      <ConfirmDialog
        open={isAsked}
        title={t('settings.secondFactor.askTitle')}
        confirmLabel={t('settings.secondFactor.askSubmit')}
        busy={pending !== null}
        onConfirm={() => void choose(true)}
        onClose={() => setIsAsked(false)}
      >
        <Concerned people={people.data?.items} />
      </ConfirmDialog>
    </div>
  );
}

/** Whom the rule holds up: those who work and have no second factor; the owner may be one of them. */
function Concerned({ people }: { people: readonly Person[] | undefined }) {
  const t = useT();
  const me = useMe();
  if (!people) return <>{t('settings.secondFactor.askUnknown')}</>;
  const without = people.filter((one) => one.state !== 'inactive' && one.has_second_factor === false);
  const count = without.length;
  if (count === 0) return <>{t('settings.secondFactor.askNobody')}</>;
  return (
    <>
      {t('settings.secondFactor.askText', { smart_count: count, total: people.length })}
      {without.some(({ id }) => id === me.id) && <> {t('settings.secondFactor.askYou')}</>}
    </>
  );
}
