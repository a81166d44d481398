import BookSearch from 'lucide-react/icons/book-search';
import type { InvoiceCountry } from '@frakto/sdk/enums';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../api/client';
import { useCountries } from '../../api/countries';
import { problemOf, useDescribeFailure } from '../../api/use-describe-failure';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { ReasonButton } from '../../components/reason-button';
import { useT } from '../../i18n/use-t';
import styles from './invoice.module.css';
import { fromRegister, registerNumber, type InvoiceField, type InvoiceValues } from './invoice-values';
import { RegisterDifferences } from './register-differences';

type Filled = Partial<Record<InvoiceField, string>>;

/** How the look-up ended. */
type Outcome = { tone: 'ok' | 'warn' | 'bad'; text: string };

interface RegisterButtonProps {
  country: InvoiceCountry;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** Fetches the company from its country's public register: empty fields are filled, others only when confirmed. */
export function RegisterButton({ country, onFilled }: RegisterButtonProps) {
  const t = useT();
  const describe = useDescribeFailure();
  const { byCode } = useCountries();
  const form = useFormContext<InvoiceValues>();
  const field = registerNumber[country];
  const number = useWatch<InvoiceValues>({ name: field }).trim();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [different, setDifferent] = useState<Filled | null>(null);

  function fill(values: Filled): void {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as InvoiceField, value, { shouldDirty: true, shouldValidate: true });
    onFilled();
  }

  async function ask(): Promise<void> {
    const countryId = byCode(country)?.id;
    if (countryId === undefined) return;
    setBusy(true);
    setOutcome(null);
    try {
      const found = await api.get('/company-registry', {
        params: { query: { country_id: countryId, number } },
      });
      const typed = form.getValues();
      const entries = Object.entries(fromRegister(country, found)) as [InvoiceField, string][];
      const news = entries.filter(([name, value]) => !isSame(typed[name], value));
      const others = news.filter(([name]) => typed[name].trim() !== '');
      const empty = news.filter(([name]) => typed[name].trim() === '');
      fill(Object.fromEntries(empty));
      if (others.length > 0) setDifferent(Object.fromEntries(others));
      const text =
        news.length === 0
          ? t('settings.invoice.register.same', { source: found.source })
          : t('settings.invoice.register.filled', { smart_count: empty.length, source: found.source });
      setOutcome({ tone: 'ok', text });
    } catch (error) {
      const status = problemOf(error)?.status;
      if (status === 503) setOutcome({ tone: 'warn', text: t('settings.invoice.register.unreachable') });
      else if (status === 404) setOutcome({ tone: 'warn', text: t('settings.invoice.register.unknown') });
      else if (status === 422) setOutcome({ tone: 'warn', text: t('settings.invoice.register.noNumber') });
      else setOutcome({ tone: 'bad', text: describe(error).text });
    }
    setBusy(false);
  }

  return (
    <div className={styles['register']}>
      <ReasonButton
        variant="outlined"
        size="small"
        loading={busy}
        reason={number ? null : t(`settings.invoice.register.needs${country}`)}
        onClick={() => void ask()}
      >
        <Icon of={BookSearch} size={14} />
        {t(`settings.invoice.register.fetch${country}`)}
      </ReasonButton>
      {outcome && (
        <Note tone={outcome.tone} role={outcome.tone === 'ok' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      )}
      {different && (
        <RegisterDifferences
          found={different}
          typed={form.getValues()}
          onClose={() => setDifferent(null)}
          onTake={(values) => {
            fill(values);
            setDifferent(null);
          }}
        />
      )}
    </div>
  );
}

/** Blanks, dashes and capitals make no other company. */
function isSame(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/[\s.-]/g, '').toLocaleLowerCase();
  return bare(one) === bare(other);
}
