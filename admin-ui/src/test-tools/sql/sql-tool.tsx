import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { api } from '../../api/client';
import { Icon } from '../../components/icon';
import { Kbd } from '../../components/kbd';
import { Note } from '../../components/note';
import { Tag } from '../../components/tag';
import { TextField } from '../../components/text-field';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { submitOnCtrlEnter } from '../../orders/submit-keys';
import { ToolCard } from '../tool-card';
import type { ToolProps } from '../tool-props';
import { SqlFailure } from './sql-failure';
import { SqlHistory } from './sql-history';
import { SqlResult } from './sql-result';
import styles from '../test-tools.module.css';

const tones = { off: 'line', read: 'plain', write: 'warn' } as const;

/** Runs statements, shows what they give, and those that were run before. */
export function SqlTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const { number } = useFormat();
  const queryClient = useQueryClient();
  const { sql_mode: mode, sql_max_rows: rows, sql_max_seconds: seconds } = setup;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const run = useMutation({
    mutationFn: (sql: string) => api.post('/tests/execute-sql', { body: { sql } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sql-history'] }),
  });
  const { data: result, error, variables = '', isPending } = run;
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !isPending) run.mutate(text);
  };
  const limits = { rows: number(rows), seconds };
  return (
    <ToolCard
      id={id}
      icon={icon}
      title={t('testTools.sql.title')}
      text={t('testTools.sql.text')}
      mark={<Tag tone={tones[mode]}>{t(`testTools.sql.mode.${mode}`)}</Tag>}
    >
      {mode === 'off' && <Note>{t('testTools.sql.offText')}</Note>}
      {mode === 'read' && <p className={styles['hint']}>{t('testTools.sql.readText', limits)}</p>}
      {mode === 'write' && <Note tone="warn">{t('testTools.sql.writeText', limits)}</Note>}
      {mode !== 'off' && (
        <form
          className={styles['stack']}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={submitOnCtrlEnter}
          noValidate
        >
          <div className={styles['editor']}>
            <TextField
              label={t('testTools.sql.statement')}
              placeholder={t('testTools.sql.placeholder')}
              multiline
              minRows={4}
              maxRows={16}
              value={text}
              inputRef={field}
              onChange={({ target }) => setText(target.value)}
              error={isMissing}
              helperText={isMissing ? t('testTools.required') : undefined}
              inputProps={{ spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', maxLength: 20_000 }}
            />
          </div>
          <div className={styles['buttons']}>
            <Button type="submit" variant="contained" aria-busy={isPending} startIcon={<Icon of={Play} />}>
              {t(isPending ? 'testTools.sql.running' : 'testTools.sql.run')}
            </Button>
            <span className={styles['keys']}>
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
            </span>
          </div>
        </form>
      )}
      {error && <SqlFailure error={error} sql={variables} />}
      {result && !error && <SqlResult result={result} />}
      <SqlHistory
        onChoose={
          mode === 'off'
            ? null
            : (sql) => {
                setText(sql);
                field.current?.focus();
              }
        }
      />
    </ToolCard>
  );
}
