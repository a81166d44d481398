import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import * as pdfjs from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../../kit/components/icon';
import { useT } from '../../../../kit/i18n/use-t';
import { PdfWait } from './pdf-wait';
import styles from './pdf.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export interface PdfPagesProps {
  file: Blob;
  /** What it is, for screen readers. */
  title: string;
  /** Stands at the end of the tools: a button that saves the file. */
  children?: ReactNode;
}

/** More pages than anybody reads here. */
const mostPages = 200;
/** Enlargements of a page that fits the width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
/** Pixels that a canvas may have: more than phones can hold are of no use. */
const mostPixels = 16_000_000;

type Read = { pdf: pdfjs.PDFDocumentProxy; ratio: number } | 'failed' | null;

/**
 * Reads a PDF in a worker of its own. Nothing of it runs: its scripts are never read, no forms of XFA, no code made of texts; and nothing
 * is fetched, so that the page's content security policy stays as it is.
 */
async function openPdf(file: Blob): Promise<pdfjs.PDFDocumentLoadingTask> {
  return pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    // Pictures larger than that are not drawn: a page could take all memory.
    maxImageSize: 64 * 1024 * 1024,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

/** Reads a file; what was read before goes when another takes its place. */
function useRead(file: Blob): Read {
  const [read, setRead] = useState<{ file: Blob; read: Read }>({ file, read: null });
  useEffect(() => {
    let isOver = false;
    let end = () => Promise.resolve();
    void (async () => {
      try {
        const task = await openPdf(file);
        end = () => task.destroy();
        if (isOver) return void end();
        const pdf = await task.promise;
        const page = await pdf.getPage(1);
        const { width, height } = page.getViewport({ scale: 1 });
        if (!isOver) setRead({ file, read: { pdf, ratio: height / width } });
      } catch {
        if (!isOver) setRead({ file, read: 'failed' });
      }
    })();
    return () => {
      isOver = true;
      void end();
    };
  }, [file]);
  // The pages before stay in view while others are made of what changed.
  return read.read;
}

/** The pages of a PDF: drawn here, nothing of it runs. */
export function PdfPages({ file, title, children }: PdfPagesProps) {
  const t = useT();
  const read = useRead(file);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [page, setPage] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);

  if (read === 'failed')
    return (
      <div className={styles['view']}>
        <div className={styles['tools']}>
          <span className={styles['grow']} />
          {children}
        </div>
        <div className={styles['failed']} role="alert">
          <Icon of={FileQuestion} size={24} />
          <strong>{t('documents.pdf.failed')}</strong>
          <span>{t('documents.pdf.failedText')}</span>
        </div>
      </div>
    );
  if (!read) return <PdfWait />;
  const { pdf, ratio } = read;
  const count = Math.min(pdf.numPages, mostPages);

  function goTo(next: number): void {
    const place = Math.max(1, Math.min(count, next));
    const target = scroller.current?.querySelector<HTMLElement>(`[data-page="${place}"]`);
    if (scroller.current && target)
      scroller.current.scrollTo({ top: target.offsetTop - 8, behavior: 'instant' });
    setPage(place);
  }
  const step = (by: 1 | -1) => {
    const at = zooms.findIndex((one) => one >= zoom);
    setZoom(zooms[Math.max(0, Math.min(zooms.length - 1, at + by))] ?? 1);
  };
  const onKey = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
      '0': () => setZoom(1),
      r: () => setTurn((before) => (before + 90) % 360),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles['view']} role="group" aria-label={title} onKeyDown={onKey}>
      <div className={styles['tools']}>
        <IconButton
          size="small"
          aria-label={t('documents.pdf.previous')}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        >
          <Icon of={ChevronUp} />
        </IconButton>
        <span className={`num ${styles['place']}`}>
          {t('documents.pdf.pageOf', { page, count: pdf.numPages })}
        </span>
        <IconButton
          size="small"
          aria-label={t('documents.pdf.next')}
          disabled={page >= count}
          onClick={() => goTo(page + 1)}
        >
          <Icon of={ChevronDown} />
        </IconButton>
        <span className={styles['grow']} />
        <IconButton
          size="small"
          aria-label={t('documents.pdf.zoomOut')}
          disabled={zoom <= zooms[0]}
          onClick={() => step(-1)}
        >
          <Icon of={ZoomOut} />
        </IconButton>
        <span className={`num ${styles['place']} ${styles['wide']}`}>{Math.round(zoom * 100)}%</span>
        <IconButton
          size="small"
          aria-label={t('documents.pdf.zoomIn')}
          disabled={zoom >= 4}
          onClick={() => step(1)}
        >
          <Icon of={ZoomIn} />
        </IconButton>
        <IconButton
          size="small"
          className={styles['wide'] ?? ''}
          aria-label={t('documents.pdf.fit')}
          onClick={() => setZoom(1)}
        >
          <Icon of={MoveHorizontal} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('documents.pdf.rotate')}
          onClick={() => setTurn((before) => (before + 90) % 360)}
        >
          <Icon of={RotateCw} />
        </IconButton>
        {children}
      </div>
      <div
        ref={scroller}
        className={styles['pages']}
        // What scrolls has to be reached by the keyboard.
        tabIndex={0}
        role="region"
        aria-label={t('documents.pdf.pages')}
        onScroll={({ currentTarget }) => {
          const middle = currentTarget.scrollTop + currentTarget.clientHeight / 2;
          const shown = [...currentTarget.querySelectorAll<HTMLElement>('[data-page]')].findLast(
            (one) => one.offsetTop <= middle,
          );
          if (shown) setPage(Number(shown.dataset['page']));
        }}
      >
        {Array.from({ length: count }, (_each, index) => (
          <Page key={index} pdf={pdf} number={index + 1} zoom={zoom} turn={turn} ratio={ratio} />
        ))}
        {pdf.numPages > count && (
          <p className={styles['more']}>{t('documents.pdf.more', { count: mostPages })}</p>
        )}
      </div>
    </div>
  );
}

interface PageProps {
  pdf: pdfjs.PDFDocumentProxy;
  /** From 1. */
  number: number;
  zoom: number;
  /** In degrees. */
  turn: number;
  /** Height by width of the first page, until this one is known. */
  ratio: number;
}

/** A page: drawn once it comes near, with its words for screen readers. */
function Page({ pdf, number, zoom, turn, ratio }: PageProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(number === 1);
  const [width, setWidth] = useState(0);
  const [drawn, setDrawn] = useState<{ ratio: number; text: string } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: element.parentElement, rootMargin: '600px' },
    );
    const size = new ResizeObserver(() => setWidth(element.clientWidth));
    nearness.observe(element);
    size.observe(element);
    return () => {
      nearness.disconnect();
      size.disconnect();
    };
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (!isNear || width === 0 || !target) return undefined;
    let isOver = false;
    let stop = () => {};
    void (async () => {
      try {
        const page = await pdf.getPage(number);
        if (isOver) return;
        const rotation = (page.rotate + turn) % 360;
        const natural = page.getViewport({ scale: 1, rotation });
        const wanted = (width / natural.width) * Math.min(3, window.devicePixelRatio);
        const largest = Math.sqrt(mostPixels / (natural.width * natural.height));
        const viewport = page.getViewport({ scale: Math.min(wanted, largest), rotation });
        // Drawn apart and shown whole: what stands there stays until then.
        const sheet = document.createElement('canvas');
        sheet.width = Math.floor(viewport.width);
        sheet.height = Math.floor(viewport.height);
        const task = page.render({ canvas: sheet, viewport });
        stop = () => task.cancel();
        await task.promise;
        const content = await page.getTextContent();
        if (isOver) return;
        target.width = sheet.width;
        target.height = sheet.height;
        target.getContext('2d')?.drawImage(sheet, 0, 0);
        const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
        setDrawn({ ratio: natural.height / natural.width, text: text.slice(0, 20_000) });
      } catch {
        // Cancelled, or a page that cannot be drawn: it stays white.
      }
    })();
    return () => {
      isOver = true;
      stop();
    };
  }, [pdf, number, isNear, width, turn]);

  const sideways = turn % 180 !== 0;
  const shape = drawn?.ratio ?? (sideways ? 1 / ratio : ratio);
  return (
    <div
      ref={place}
      data-page={number}
      data-drawn={drawn !== null}
      className={styles['page']}
      style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${shape}` }}
    >
      <canvas ref={canvas} role="img" aria-label={t('documents.pdf.page', { page: number })} />
      {drawn && <p className="visually-hidden">{drawn.text}</p>}
    </div>
  );
}
