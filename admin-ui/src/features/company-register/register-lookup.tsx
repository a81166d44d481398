import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import BookSearch from 'lucide-react/icons/book-search';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useCountries } from '../../kit/api/countries';
import type { Schemas } from '../../kit/api/types';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { ReasonButton } from '../../kit/components/reason-button';
import { TextField } from '../../kit/components/text-field';
import { textOf } from '../../kit/form/use-field';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { registerNews } from './register-news';

/** The countries whose register the API can ask, and what their numbers are called. */
const numbers: Readonly<Record<string, MessageKey>> = {
  PL: 'companyRegister.numberPL',
  NO: 'companyRegister.numberNO',
};

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--sunken)',
});

const Ask = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  '& > :not(:last-child)': { maxWidth: 260 },
  '& .MuiButton-root': { flex: 'none', height: 36 },
});

interface RegisterLookupProps {
  /** The fields that can be filled, by their labels. */
  labels: RegisterLabels;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** Fetches a company from its country's public register: fills empty fields, and asks before it replaces others. */
export function RegisterLookup({ labels, onFilled }: RegisterLookupProps) {
  const t = useT();
  const { byId } = useCountries();
  const { getValues, clearErrors, formState } = useFormContext();
  const country = byId(useWatch({ name: 'country_id' }) as number | null);
  const label = country && numbers[country.code];
  const [isOpen, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const register = useRegister({ labels, onFilled });
  const { ask, isPending } = register;
  if (!country || !label) return null;

  const open = () => {
    const known: unknown[] = [getValues('vat_number'), getValues('business_registration_number')];
    setNumber(known.map((value) => (typeof value === 'string' ? value.trim() : '')).find(Boolean) ?? '');
    setOpen(true);
    // To leave an empty field for the register is no fault of it.
    if (!formState.isDirty) setTimeout(() => clearErrors(), 50);
  };
  const fetch = () => {
    if (number.trim() && !isPending) ask(country.id, number.trim());
  };
  if (!isOpen) {
    return (
      <div>
        <Button size="small" variant="outlined" onClick={open}>
          <Icon of={BookSearch} size={14} />
          {t('companyRegister.open')}
        </Button>
      </div>
    );
  }
  return (
    <Panel>
      <Ask>
        <TextField
          label={t(label)}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            fetch();
          }}
          autoFocus
          inputProps={{ maxLength: 30, autoComplete: 'off', inputMode: 'numeric', className: 'num' }}
        />
        <ReasonButton
          variant="outlined"
          loading={isPending}
          reason={number.trim() ? null : t('companyRegister.needsNumber')}
          onClick={fetch}
        >
          <Icon of={BookSearch} size={14} />
          {t('companyRegister.fetch')}
        </ReasonButton>
      </Ask>
      {register.isAbout(country.id, number.trim()) && <RegisterAnswer register={register} labels={labels} />}
    </Panel>
  );
}

const Differences = styled('fieldset')({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: '0 0 4px', font: '600 13px/20px var(--font)' },
  '& label': {
    display: 'flex',
    alignItems: 'start',
    gap: 4,
    font: '400 13px/20px var(--font)',
    overflowWrap: 'anywhere',
  },
  '& label > .MuiCheckbox-root': { flex: 'none', marginTop: -6 },
  '& del': { color: 'var(--text-3)' },
  '& ins': { textDecoration: 'none' },
  '& > div': { display: 'flex', gap: 8, marginTop: 8 },
});

interface RegisterDifferencesProps {
  /** What the register says otherwise than the form. */
  found: Found;
  typed: Readonly<Record<string, unknown>>;
  labels: RegisterLabels;
  onTake: (values: Found) => void;
  onKeep: () => void;
}

/** Asks which fields shall be as in the register. */
function RegisterDifferences({ found, typed, labels, onTake, onKeep }: RegisterDifferencesProps) {
  const t = useT();
  const fields = Object.keys(found);
  const [chosen, setChosen] = useState<readonly string[]>(fields);
  const toggle = (field: string) =>
    setChosen(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field]);
  const take = () =>
    onTake(Object.fromEntries(Object.entries(found).filter(([field]) => chosen.includes(field))));
  return (
    <Differences>
      <legend>{t('companyRegister.differs')}</legend>
      {fields.map((field) => {
        const label = labels[field];
        return (
          <label key={field}>
            <Checkbox size="small" checked={chosen.includes(field)} onChange={() => toggle(field)} />
            <span>
              <b>{label ? t(label) : field}</b> <del>{textOf(typed[field])}</del> <ins>{found[field]}</ins>
            </span>
          </label>
        );
      })}
      <div>
        <Button size="small" variant="outlined" disabled={chosen.length === 0} onClick={take}>
          {t('companyRegister.replace')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('companyRegister.keep')}
        </Button>
      </div>
    </Differences>
  );
}

interface RegisterAnswerProps {
  register: Register;
  labels: RegisterLabels;
}

/** What came of a look-up: how many fields it filled, and which it would have otherwise. */
export function RegisterAnswer({ register, labels }: RegisterAnswerProps) {
  const { getValues } = useFormContext();
  const { outcome, different, take, forget } = register;
  return (
    <>
      {outcome && (
        <Note tone={outcome.tone} role={outcome.tone === 'ok' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      )}
      {different && (
        <RegisterDifferences
          found={different}
          typed={getValues()}
          labels={labels}
          onTake={take}
          onKeep={forget}
        />
      )}
    </>
  );
}

/** What a register says, by field. */
type Found = Readonly<Record<string, string>>;

/** How a look-up ended, in words. */
interface Outcome {
  tone: 'ok' | 'warn' | 'bad';
  text: string;
}

/** The fields that a register can fill, by their labels. */
type RegisterLabels = Partial<Record<string, MessageKey>>;

interface RegisterOptions {
  labels: RegisterLabels;
  /** What the register says, under the names of the form; as the API names it when left out. */
  read?: (company: Schemas['RegisteredCompanyDto']) => Readonly<Record<string, unknown>>;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** A look-up in a register of companies, and what came of it. */
type Register = ReturnType<typeof useRegister>;

/** Looks a company up for the form around it: fills empty fields, and tells of others that the register has otherwise. */
export function useRegister({ labels, read = (company) => ({ ...company }), onFilled }: RegisterOptions) {
  const t = useT();
  const describe = useDescribeFailure();
  const { getValues, setValue } = useFormContext();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [different, setDifferent] = useState<Found | null>(null);

  function fill(values: Found): void {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    onFilled();
  }

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (query: { country_id: number; number: string }) =>
      api.get('/company-registry', { params: { query } }),
    onMutate: () => {
      setOutcome(null);
      setDifferent(null);
    },
    onSuccess: (company) => {
      const { source } = company;
      const { empty, others } = registerNews(read(company), getValues(), Object.keys(labels));
      fill(empty);
      const filled = Object.keys(empty).length;
      const hasOthers = Object.keys(others).length > 0;
      if (hasOthers) setDifferent(others);
      if (filled > 0 || !hasOthers) {
        const text =
          filled > 0
            ? t('companyRegister.filled', { smart_count: filled, source })
            : t('companyRegister.same', { source });
        setOutcome({ tone: 'ok', text });
      }
    },
    onError: (error: unknown) => {
      const status = problemOf(error)?.status;
      if (status === 404) setOutcome({ tone: 'warn', text: t('companyRegister.unknown') });
      else if (status === 503) setOutcome({ tone: 'warn', text: t('companyRegister.unreachable') });
      else if (status === 422) setOutcome({ tone: 'warn', text: t('companyRegister.noNumber') });
      else setOutcome({ tone: 'bad', text: describe(error).text });
    },
  });

  return {
    /** Asks the register of a country, named by its id. */
    ask: (country: number, number: string) => mutate({ country_id: country, number }),
    isPending,
    /** Whether what it says is about this number: somebody may have typed another one since, or left the country. */
    isAbout: (country: number, number: string) =>
      variables?.country_id === country && variables.number === number,
    /** How the look-up ended; null before it has. */
    outcome,
    /** What the register says otherwise than the form; null while there is nothing to decide. */
    different,
    /** Puts these values in place of what was typed. */
    take: (values: Found) => {
      fill(values);
      setDifferent(null);
    },
    forget: () => setDifferent(null),
  };
}
