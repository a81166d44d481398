import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { useDescribeFailure } from '../../api/use-describe-failure';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { orderKeys } from '../queries/order-keys';
import type { DocumentType } from './document-groups';
import { fileSize } from '../../format/file-size';
import { useFileRules } from './use-documents';

/** A file that was chosen, and how far it came. */
export interface ChosenFile {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** What is wrong with it, in words. */
  fault: string | null;
  /** It cannot be sent at all: another one has to be chosen. */
  isUnfit: boolean;
}

interface Uploads {
  files: readonly ChosenFile[];
  isSending: boolean;
  choose: (files: readonly File[]) => void;
  remove: (key: number) => void;
  /** Sends what was not sent yet, one after another. @returns whether all of them arrived */
  send: (type: DocumentType) => Promise<boolean>;
}

/** Files on their way to an order or to one of its routes. */
export function useUploads(orderId: number, routeId: number | null): Uploads {
  const t = useT();
  const describe = useDescribeFailure();
  const queryClient = useQueryClient();
  const faultOf = useFileFault();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isSending, setSending] = useState(false);
  const keys = useRef(0);
  const change = (key: number, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function sendOne({ key, file }: ChosenFile, type: DocumentType): Promise<boolean> {
    change(key, { state: 'sending', fault: null });
    try {
      await (routeId === null
        ? api.post('/documents/upload-order', {
            body: { file, document_type: type, order_id: String(orderId) },
          })
        : api.post('/documents/upload', {
            body: { file, document_type: type, order_routes_id: String(routeId) },
          }));
      change(key, { state: 'sent' });
      return true;
    } catch (error) {
      change(key, { state: 'failed', fault: `${t('documents.upload.failed')}: ${describe(error).text}` });
      return false;
    }
  }

  return {
    files,
    isSending,
    choose: (chosen) =>
      setFiles((before) => [
        ...before,
        ...chosen.map((file): ChosenFile => {
          const fault = faultOf(file);
          keys.current += 1;
          return {
            key: keys.current,
            file,
            state: fault ? 'failed' : 'waiting',
            fault,
            isUnfit: fault !== null,
          };
        }),
      ]),
    remove: (key) => setFiles((before) => before.filter((one) => one.key !== key)),
    send: async (type) => {
      setSending(true);
      let arrived = files.every(({ isUnfit }) => !isUnfit);
      for (const one of files) {
        if (one.isUnfit || one.state === 'sent') continue;
        arrived = (await sendOne(one, type)) && arrived;
      }
      await queryClient.invalidateQueries({ queryKey: orderKeys.everything });
      setSending(false);
      return arrived;
    },
  };
}

/** What stands against a file before it is sent, by the rules that the server told. */
function useFileFault(): (file: File) => string | null {
  const t = useT();
  const format = useFormat();
  const { data: rules } = useFileRules();
  return ({ name, size }) => {
    if (size === 0) return t('documents.upload.empty');
    if (!rules) return null;
    const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!name.includes('.') || !rules.extensions.includes(extension))
      return t('documents.upload.wrongType', { extensions: rules.extensions.join(', ') });
    return size > rules.max_bytes
      ? t('documents.upload.tooLarge', { limit: fileSize(rules.max_bytes, format) })
      : null;
  };
}
