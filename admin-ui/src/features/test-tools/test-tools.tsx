import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Database from 'lucide-react/icons/database';
import Dices from 'lucide-react/icons/dices';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { ErrorState } from '../../kit/components/error-state';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { TextField } from '../../kit/components/text-field';
import { fileSize } from '../../kit/format/file-size';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { LinkTool } from './link-tool';
import { pdfFault } from './pdf-file';
import { QuotationTool } from './quotation-tool';
import { QuoteTool } from './quote-tool';
import { SqlTool } from './sql-tool';
import styles from './test-tools.module.css';
import { ToolCard, useSetup, useTool, type Setup, type ToolProps } from './tool-card';

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
function CleanupTool({ id, icon, setup }: ToolProps) {
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
            <Button type="submit" variant="outlined" color="error" aria-busy={isPending}>
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

/** Shows a PDF of the reader's machine within the page. */
function PdfTool({ id, icon }: ToolProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await pdfFault(chosen);
    setFile(found ? null : chosen);
    setFault(found && t(`testTools.pdf.${found}`, { name: chosen.name }));
  };
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.pdf.title')} text={t('testTools.pdf.text')}>
      <label
        className={styles['zone']}
        data-over={isOver}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <input
          type="file"
          accept=".pdf,application/pdf"
          aria-label={t('testTools.pdf.choose')}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
        <Icon of={FileText} size={20} />
        <strong>{t('testTools.pdf.drop')}</strong>
        <span>{t('testTools.pdf.only')}</span>
      </label>
      {fault && (
        <div id={`${id}-fault`}>
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        </div>
      )}
      {file && <Preview file={file} onClose={() => setFile(null)} />}
    </ToolCard>
  );
}

function Preview({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const address = useAddressOf(file);
  const name = t('testTools.pdf.preview', { name: file.name });
  return (
    <div className={styles['stack']}>
      <div className={styles['outcome']}>
        <strong className="cut">{file.name}</strong>
        <span className="num">{fileSize(file.size, format)}</span>
        <Button
          component="a"
          href={address ?? undefined}
          target="_blank"
          rel="noopener"
          size="small"
          variant="outlined"
          startIcon={<Icon of={ExternalLink} size={14} />}
        >
          {t('testTools.pdf.open')}
        </Button>
        <Button size="small" variant="outlined" onClick={onClose}>
          {t('testTools.pdf.remove')}
        </Button>
      </div>
      {/* Browsers of many phones show no PDFs within a page. */}
      {navigator.pdfViewerEnabled ? (
        address && <iframe className={styles['pdf']} src={address} title={name} />
      ) : (
        <Note>{t('testTools.pdf.cannotShow')}</Note>
      )}
    </div>
  );
}

/** An address of a file in this window; it goes with the component. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const lookEveryMs = 1_000;

/** Sends a test mail, and tells how it fares. */
function MailTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const [email, setEmail] = useState(useMe().email);
  const { mutate, isPending, data, faults, setFaults } = useTool({
    failed: t('testTools.mail.failed'),
    run: (to: string) => api.post('/tests/send-test-email', { body: { email: to } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (email.trim() === '') setFaults({ email: t('testTools.required') });
    else mutate(email.trim());
  };
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.mail.title')} text={t('testTools.mail.text')}>
      {!setup.mail_server && <Note>{t('testTools.mail.noServer')}</Note>}
      <form className={styles['line']} onSubmit={send} noValidate>
        <TextField
          label={t('testTools.mail.to')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={'email' in faults}
          helperText={faults['email']}
        />
        <Button type="submit" variant="outlined" aria-busy={isPending} startIcon={<Icon of={Send} />}>
          {t('testTools.mail.send')}
        </Button>
      </form>
      {data && <MailFate key={data.outbox_id} receipt={data} />}
    </ToolCard>
  );
}

function MailFate({ receipt }: { receipt: Schemas['TestMailReceipt'] }) {
  const t = useT();
  const { outbox_id: id, to } = receipt;
  const { data } = useQuery({
    queryKey: ['test-mail', id],
    queryFn: ({ signal }) => api.get('/mail-outbox/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'queued' ? false : lookEveryMs),
  });
  const { status = 'queued', last_error: reason = null } = data ?? {};
  // A test mail is the product's own: it waits for nobody's confirmation.
  const tone = { waiting: 'info', queued: 'info', sent: 'ok', captured: 'info', failed: 'bad' } as const;
  const text = {
    waiting: t('testTools.mail.waiting', { to }),
    queued: reason ? t('testTools.mail.later', { to, reason }) : t('testTools.mail.waiting', { to }),
    sent: t('testTools.mail.sent', { to }),
    captured: t('testTools.mail.captured', { to }),
    failed: t('testTools.mail.refused', { to, reason: reason ?? '' }),
  };
  return (
    <Note tone={tone[status]} role="status">
      {text[status]} <Link to={paths.mail(id)}>{t('testTools.mail.open')}</Link>
    </Note>
  );
}

/** The tools, in their sequence. */
const tools = [
  { id: 'mail', icon: Mail, Tool: MailTool },
  { id: 'sql', icon: Database, Tool: SqlTool },
  { id: 'quote', icon: MailQuestionMark, Tool: QuoteTool },
  { id: 'quotation', icon: Dices, Tool: QuotationTool },
  { id: 'link', icon: Link2, Tool: LinkTool },
  { id: 'pdf', icon: FileText, Tool: PdfTool },
  { id: 'cleanup', icon: Trash2, Tool: CleanupTool },
] as const;

/** All tools below each other, and beside them the way to each. */
export function ToolsPage() {
  const t = useT();
  const { data, error, refetch } = useSetup();
  return (
    <>
      <PageHead title={t('testTools.title')} />
      {error ? (
        <ErrorState error={error} title={t('testTools.loadFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Tools setup={data} />
      ) : (
        <div className={styles['loading']}>
          <SkeletonLines lines={8} />
        </div>
      )}
    </>
  );
}

function Tools({ setup }: { setup: Setup }) {
  const t = useT();
  const { hash } = useLocation();
  // The cards come after the address: the browser has looked for the anchor in vain.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles['page']}>
      <nav aria-label={t('testTools.onPage')} className={styles['anchors']}>
        <ul>
          {tools.map(({ id, icon }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={hash === `#${id}` ? 'true' : undefined}>
                <Icon of={icon} size={14} />
                {t(`testTools.${id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['cards']}>
        {tools.map(({ id, icon, Tool }) => (
          <Tool key={id} id={id} icon={icon} setup={setup} />
        ))}
      </div>
    </div>
  );
}

/** Tools with which administrators try the product out. */
export function TestTools() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <ToolsPage />;
  return (
    <OnlyAdministrators
      page={t('testTools.title')}
      title={t('testTools.onlyAdministrators.title')}
      text={t('testTools.onlyAdministrators.text')}
    />
  );
}
