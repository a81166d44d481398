import { Route, Routes, useNavigate } from 'react-router-dom';
import { ImportList } from './import-list';
import { ImportPage } from './import-page';
import Button from '@mui/material/Button';
import type { ImportKind } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import { useMe } from '../../kit/api/session';
import { Icon } from '../../kit/components/icon';
import { useT } from '../../kit/i18n/use-t';
import { ImportFrame } from './import-frame';
import { importFieldsOf } from './import-kind';
import { useApiRules } from '../../kit/form/use-schema-form';
import styles from './imports.module.css';
import { csvLine, saveFile } from '../../kit/save-file';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useId, useState, useEffect, useRef } from 'react';
import { Note } from '../../kit/components/note';
import { ThinProgress } from '../../kit/components/thin-progress';
import { useFormat } from '../../kit/format/use-format';
import { api } from '../../kit/api/client';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import { paths } from '../../kit/paths';
import { useRememberImport } from './use-import';

const megabyte = 1024 * 1024;

/** The most that the API takes; what is larger is not sent at all. */
const maximumMegabytes = 10;

/** Sends a file to be read, and goes on to its columns. */
interface Upload {
  send: (files: readonly File[]) => void;
  /** Name of the file that is on its way. */
  reading: string | null;
  /** What is wrong with the last one, in words. */
  fault: string | null;
  /** Sends the last one again; null when that would not help. */
  retry: (() => void) | null;
}

/** Checks what can be checked here, uploads the file, and tells what came of it. */
function useUpload(kind: ImportKind): Upload {
  const t = useT();
  const { number } = useFormat();
  const describe = useDescribeFailure();
  const remember = useRememberImport();
  const navigate = useNavigate();
  const [reading, setReading] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [again, setAgain] = useState<File | null>(null);
  const way = useRef<AbortController>(null);
  useEffect(() => () => way.current?.abort(), []);

  async function sendOne(file: File): Promise<void> {
    way.current?.abort();
    const { signal } = (way.current = new AbortController());
    setAgain(null);
    setFault(null);
    const tooLarge = () => {
      const size = number(Math.ceil((file.size / megabyte) * 10) / 10);
      return t('imports.file.tooLarge', { name: file.name, size, limit: maximumMegabytes });
    };
    if (file.size > maximumMegabytes * megabyte) return setFault(tooLarge());
    if (!(await isReadable(file))) return setFault(t('imports.file.unreadable', { name: file.name }));
    setReading(file.name);
    try {
      const imported = await api.post('/imports/{kind}', {
        params: { path: { kind } },
        body: { file },
        signal,
      });
      remember(imported);
      void navigate(paths.import(imported.id));
    } catch (error) {
      if (signal.aborted) return;
      const status = problemOf(error)?.status ?? 500;
      setFault(status === 413 ? tooLarge() : describe(error).text);
      setAgain(status >= 500 || status === 429 ? file : null);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  }

  return {
    reading,
    fault,
    send: ([file, ...others]) => {
      if (!file) return;
      if (others.length > 0) setFault(t('imports.file.oneOnly'));
      else void sendOne(file);
    },
    retry: again ? () => void sendOne(again) : null,
  };
}

/** A folder, or a file that was moved away meanwhile, looks like a file until it is read. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

const maximumRows = 50_000;
const taken =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a file: dropped, or chosen with the browser's own dialog. */
function DropZone({ send, reading, fault, retry }: Upload) {
  const t = useT();
  const { number } = useFormat();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const limits = t('imports.file.limits', { megabytes: maximumMegabytes, rows: number(maximumRows) });
  return (
    <div className={styles['frame']}>
      <label
        className={styles['zone']}
        data-over={isOver}
        aria-busy={reading !== null}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        {reading !== null && <ThinProgress className={styles['progress']} />}
        <input
          type="file"
          className="visually-hidden"
          accept={taken}
          aria-label={t('imports.file.choose')}
          aria-describedby={fault ? `${id}-limits ${id}-fault` : `${id}-limits`}
          disabled={reading !== null}
          autoFocus
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
        <Icon of={FileSpreadsheet} size={24} />
        <strong role="status">
          {reading === null ? t('imports.file.drop') : t('imports.file.reading', { name: reading })}
        </strong>
        <span id={`${id}-limits`}>{limits}</span>
      </label>
      {fault && (
        <div id={`${id}-fault`}>
          <Note tone="bad" role="alert">
            <strong>{t('imports.file.failed')}</strong>
            <p>{fault}</p>
            {retry && (
              <Button size="small" variant="outlined" onClick={retry} sx={{ mt: 1 }}>
                {t('common.action.retry')}
              </Button>
            )}
          </Note>
        </div>
      )}
    </div>
  );
}

/** The first step: a file, and what it should look like. */
function ImportUpload({ kind }: { kind: ImportKind }) {
  const upload = useUpload(kind);
  return (
    <ImportFrame kind={kind} step="file" onDrop={upload.send}>
      <div className={styles['columns']}>
        <DropZone {...upload} />
        <HowTo kind={kind} />
      </div>
    </ImportFrame>
  );
}

function HowTo({ kind }: { kind: ImportKind }) {
  const t = useT();
  const { is_admin: isAdministrator } = useMe();
  const { all, required } = importFieldsOf(useApiRules(), kind, isAdministrator);
  const fields = required.map((field) => t(`imports.field.${field}`)).join(', ');
  const saveTemplate = () => {
    const head = all.map((field) => t(`imports.field.${field}`));
    saveFile(t(`imports.file.templateName.${kind}`), csvLine(head));
  };
  return (
    <section className={styles['how']} aria-labelledby="how-title">
      <h2 id="how-title">{t('imports.file.howTitle')}</h2>
      <ul>
        <li>{t('imports.file.howHead')}</li>
        <li>{t('imports.file.howRows')}</li>
        <li>{t('imports.file.howRequired', { fields })}</li>
        <li>{t('imports.file.howCountry')}</li>
        <li>{t('imports.file.howNothing')}</li>
      </ul>
      <Button variant="outlined" onClick={saveTemplate}>
        <Icon of={Download} size={14} />
        {t('imports.file.template')}
      </Button>
    </section>
  );
}

/** Files that are brought into the directories: the earlier ones, a new one, and one at work. */
export function Imports() {
  return (
    <Routes>
      <Route index element={<ImportList />} />
      <Route path="clients" element={<ImportUpload key="clients" kind="clients" />} />
      <Route path="subcontractors" element={<ImportUpload key="subcontractors" kind="subcontractors" />} />
      <Route path=":id/:step?" element={<ImportPage />} />
    </Routes>
  );
}
