import type { ImportKind } from '@frakto/sdk/enums';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type DragEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { Icon } from '../../kit/components/icon';
import { useDocumentTitle } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import styles from './import-frame.module.css';
import { directoryPathOf } from './import-kind';

const steps = ['file', 'columns', 'preview', 'run'] as const;

/** A step of an import. */
export type ImportStep = (typeof steps)[number];

interface ImportFrameProps {
  kind: ImportKind;
  step: ImportStep;
  /** Addresses of earlier steps that one can go back to. */
  ways?: Partial<Record<ImportStep, string>>;
  /** The last step is over, too. */
  isDone?: boolean;
  children: ReactNode;
  /** Buttons at the foot; the primary one last. */
  foot?: ReactNode;
  /** Takes files that are dropped anywhere on the screen. */
  onDrop?: (files: readonly File[]) => void;
}

/** The screen of an import: where it goes, the four steps, the step itself, and the way on. */
export function ImportFrame({ kind, step, ways = {}, isDone, children, foot, onDrop }: ImportFrameProps) {
  const t = useT();
  const { is_admin: isAdministrator } = useMe();
  const title = t(`directoryFiles.heading.${kind}`);
  useDocumentTitle(title);
  const body = useStepFocus(step);
  return (
    <div className={styles['page']} {...droppable(onDrop)}>
      <header className={styles['head']}>
        <nav className={styles['ways']}>
          <Link className={styles['back']} to={directoryPathOf(kind, isAdministrator)}>
            <Icon of={ArrowLeft} size={14} />
            {t(`imports.${isAdministrator ? 'globalDirectory' : 'directory'}.${kind}`)}
          </Link>
          <Link className={styles['back']} to={paths.imports}>
            {t('imports.earlier')}
          </Link>
        </nav>
        <h1>{title}</h1>
        <ol className={styles['steps']} aria-label={t('imports.steps.label')}>
          {steps.map((one, index) => (
            <Step
              key={one}
              number={index + 1}
              name={t(`imports.steps.${one}`)}
              state={stateOf(index, steps.indexOf(step), isDone ?? false)}
              to={ways[one]}
            />
          ))}
        </ol>
      </header>
      <div className={styles['body']} ref={body} tabIndex={-1}>
        <div className={styles['content']}>{children}</div>
      </div>
      {foot && <footer className={styles['foot']}>{foot}</footer>}
    </div>
  );
}

type StepState = 'over' | 'now' | 'later';

function stateOf(index: number, current: number, isDone: boolean): StepState {
  if (index < current || (index === current && isDone)) return 'over';
  return index === current ? 'now' : 'later';
}

interface StepProps {
  number: number;
  name: string;
  state: StepState;
  to: string | undefined;
}

function Step({ number, name, state, to }: StepProps) {
  const mark = (
    <>
      <span className={styles['mark']} aria-hidden="true">
        {state === 'over' ? <Icon of={Check} size={12} /> : number}
      </span>
      {name}
    </>
  );
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {to ? <Link to={to}>{mark}</Link> : <span>{mark}</span>}
    </li>
  );
}

/** A new step begins at its top: for the eye, and for screen readers. */
function useStepFocus(step: ImportStep) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    body.current?.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [step]);
  return body;
}

/** A file that misses the field must not replace the page, as browsers would have it. */
function droppable(onDrop: ((files: readonly File[]) => void) | undefined) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop?.(files);
    },
  };
}
