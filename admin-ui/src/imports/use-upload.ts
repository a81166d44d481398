import type { ImportKind } from '@frakto/sdk/enums';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import { useDescribeFailure } from '../api/use-describe-failure';
import { problemOf } from '../api/problem-of';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { useRememberImport } from './use-import';

const megabyte = 1024 * 1024;

/** The most that the API takes; what is larger is not sent at all. */
export const maximumMegabytes = 10;

/** Sends a file to be read, and goes on to its columns. */
export interface Upload {
  send: (files: readonly File[]) => void;
  /** Name of the file that is on its way. */
  reading: string | null;
  /** What is wrong with the last one, in words. */
  fault: string | null;
  /** Sends the last one again; null when that would not help. */
  retry: (() => void) | null;
}

/** Checks what can be checked here, uploads the file, and tells what came of it. */
export function useUpload(kind: ImportKind): Upload {
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
