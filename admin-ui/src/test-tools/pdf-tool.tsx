import Button from '@mui/material/Button';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon';
import { Note } from '../components/note';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { fileSize } from '../format/file-size';
import { pdfFault } from './pdf-file';
import { ToolCard } from './tool-card';
import type { ToolProps } from './tool-props';
import styles from './test-tools.module.css';

/** Shows a PDF of the reader's machine within the page. */
export function PdfTool({ id, icon }: ToolProps) {
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
