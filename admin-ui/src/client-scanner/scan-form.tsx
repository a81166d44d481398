import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleStop from 'lucide-react/icons/circle-stop';
import Radar from 'lucide-react/icons/radar';
import { useState } from 'react';
import { useCountries } from '../api/countries';
import { Icon } from '../components/icon';
import { FieldFrame, TextField } from '../components/text-field';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { addressLines, maximumAddresses, tidiedAddresses } from './addresses';
import { keptText, keepText } from './kept-text';
import styles from './scan-form.module.css';
import { useRunScan } from './use-run-scan';
import type { ScanProgress } from './use-scan';

const defaultCountry = 'PL';

/** Which websites are to be scanned, and the buttons that begin and end it. */
export function ScanForm({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const { list, byCode } = useCountries();
  const [text, setText] = useState(keptText);
  const [chosen, setChosen] = useState<number | null>(null);
  const { start, stop, busy, faults, forget } = useRunScan();
  const isRunning = progress.status === 'running';
  const country = (isRunning ? progress.country_id : chosen) ?? byCode(defaultCountry)?.id ?? null;
  const lines = addressLines(text);
  const change = (next: string) => {
    setText(next);
    keepText(next);
    forget();
  };
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const tidied = tidiedAddresses(event.clipboardData.getData('text'));
    if (tidied === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    const joint = before === '' || before.endsWith('\n') ? '' : '\n';
    change(`${before}${joint}${tidied}\n${after.replace(/^\n/, '')}`);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start(lines, country);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning) return;
        event.preventDefault();
        start(lines, country);
      }}
    >
      <h2>{t('scanner.form.title')}</h2>
      <FieldFrame
        label={t('scanner.form.country')}
        required
        disabled={isRunning}
        error={faults.country !== null}
        helperText={faults.country ?? t('scanner.form.countryHint')}
      >
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            value={country ?? ''}
            onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
            inputProps={{ 'aria-describedby': describedBy }}
          >
            {country === null && <option value="">{t('common.field.choose')}</option>}
            {list.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <div className={styles['addresses']}>
        <TextField
          label={t('scanner.form.addresses')}
          required
          multiline
          minRows={7}
          maxRows={14}
          value={text}
          disabled={isRunning}
          error={faults.addresses !== null || lines.length > maximumAddresses}
          placeholder={t('scanner.form.placeholder')}
          helperText={faults.addresses ?? t('scanner.form.hint')}
          onChange={({ target }) => change(target.value)}
          inputProps={{ onPaste: paste, spellCheck: false, autoCapitalize: 'off', 'data-multiline': '' }}
        />
        <output className={`${styles['count'] ?? ''} num`} data-over={lines.length > maximumAddresses}>
          {t('scanner.form.count', { smart_count: lines.length, count: number(lines.length) })}
        </output>
      </div>
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="contained"
          disabled={isRunning}
          loading={busy === 'start'}
          loadingPosition="start"
          startIcon={<Icon of={Radar} />}
        >
          {t('scanner.form.start')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isRunning}
          loading={busy === 'stop'}
          loadingPosition="start"
          startIcon={<Icon of={CircleStop} />}
          onClick={stop}
        >
          {t('scanner.form.stop')}
        </Button>
        <span className={styles['grow']} />
        {text !== '' && !isRunning && <Button onClick={() => change('')}>{t('scanner.form.empty')}</Button>}
      </div>
    </form>
  );
}
