import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { Note } from '../components/note';
import { TextField } from '../components/text-field';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { ToolCard } from './tool-card';
import type { ToolProps } from './tool-props';
import { useTool } from './use-tool';
import styles from './test-tools.module.css';

type Result = Schemas['CleanupResult'];

const kinds = [
  'orders',
  'messages',
  'templates',
  'settings',
  'offers',
  'subcontractors',
  'clients',
  'companies',
  'users',
  'users_company_updated',
] as const satisfies readonly (keyof Result['deleted_counts'])[];

/** Deletes all data, once somebody has typed that they want it. */
export function CleanupTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const words = setup.cleanup_confirmation;
  const { mutate, data, isPending, faults, setFaults } = useTool({
    failed: t('testTools.cleanup.failed'),
    run: () => api.post('/tests/cleanup-database', { body: { confirm: 'DELETE ALL DATA' } }),
    onDone: () => {
      setTyped('');
      // Everything that other screens have read is gone; what this page still shows of it stays until it is left.
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
  });
  const run = () => {
    if (isPending) return;
    if (typed !== words) setFaults({ confirm: t('testTools.cleanup.mismatch', { words }) });
    else mutate(undefined);
  };
  return (
    <ToolCard
      id={id}
      icon={icon}
      title={t('testTools.cleanup.title')}
      text={t('testTools.cleanup.text')}
      isGrave
    >
      {setup.cleanup_allowed ? (
        <>
          <Note tone="bad">{t('testTools.cleanup.warning')}</Note>
          <form
            className={styles['line']}
            onSubmit={(event) => {
              event.preventDefault();
              run();
            }}
            noValidate
          >
            <TextField
              label={t('testTools.cleanup.confirm', { words })}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              error={'confirm' in faults}
              helperText={faults['confirm']}
              inputProps={{ spellCheck: false }}
            />
            <Button type="submit" variant="contained" color="error" aria-busy={isPending}>
              {t('testTools.cleanup.run')}
            </Button>
          </form>
        </>
      ) : (
        <Note>{t('testTools.cleanup.off')}</Note>
      )}
      {data && <Counts result={data} />}
    </ToolCard>
  );
}

function Counts({ result: { message, deleted_counts: counts } }: { result: Result }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={styles['stack']}>
      <Note tone="ok" role="status">
        {message}
      </Note>
      <table className={styles['counts']}>
        <caption>{t('testTools.cleanup.counts')}</caption>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`testTools.cleanup.kind.${kind}`)}</th>
              <td className="num">{number(counts[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
