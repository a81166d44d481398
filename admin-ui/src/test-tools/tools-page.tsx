import Database from 'lucide-react/icons/database';
import Dices from 'lucide-react/icons/dices';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../components/error-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { CleanupTool } from './cleanup-tool';
import { LinkTool } from './link-tool';
import { MailTool } from './mail-tool';
import { PdfTool } from './pdf-tool';
import { QuotationTool } from './quotation-tool';
import { QuoteTool } from './quote-tool';
import { SqlTool } from './sql/sql-tool';
import { useSetup, type Setup } from './use-setup';
import styles from './test-tools.module.css';

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
