import { useMutation, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { useToast } from '../../kit/components/use-toast';
import styles from './test-tools.module.css';

interface ToolCardProps {
  /** Also the anchor. */
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** Destroys something. */
  isGrave?: boolean;
  children: ReactNode;
}

/** A tool with what it is for. */
export function ToolCard({ id, icon, title, text, mark, isGrave = false, children }: ToolCardProps) {
  return (
    <section
      id={id}
      className={styles['card']}
      data-grave={isGrave || undefined}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <Icon of={icon} size={18} />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
        </div>
        {mark}
      </header>
      {children}
    </section>
  );
}

/** What every tool gets. */
export interface ToolProps {
  /** Its anchor. */
  id: string;
  icon: LucideIcon;
  setup: Setup;
}

export type Setup = Schemas['TestToolsDto'];

/** How the test tools are set up here. */
export function useSetup() {
  return useQuery({ queryKey: ['test-tools'], queryFn: ({ signal }) => api.get('/tests', { signal }) });
}

interface ToolOptions<Input, Result> {
  /** What is said when it fails. */
  failed: string;
  run: (input: Input) => Promise<Result>;
  onDone?: (result: Result) => void;
}

/** Runs a tool. A refusal that names fields is told at them, any other in a toast. */
export function useTool<Input, Result>({ failed, run, onDone }: ToolOptions<Input, Result>) {
  const toast = useToast();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const mutation = useMutation({
    mutationFn: run,
    onMutate: () => setFaults({}),
    onSuccess: (result) => onDone?.(result),
    onError: (error) => {
      const errors = problemOf(error)?.errors ?? [];
      setFaults(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
      if (errors.length === 0) toast.failure(failed, error);
    },
  });
  return { ...mutation, faults, setFaults };
}
