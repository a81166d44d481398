import { useState } from 'react';
import { useToast } from './components/use-toast';
import { saveFile } from './save-file';

/**
 * Saves a file under a name on the reader's device, and tells so, or why not.
 * @param texts what is told
 */
export function useFileSaving(
  name: string,
  read: () => Promise<Blob>,
  texts: { done: string; failed: string },
): { isRunning: boolean; download: () => void } {
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  async function download(): Promise<void> {
    setRunning(true);
    try {
      saveFile(name, await read());
      toast.success(texts.done);
    } catch (error) {
      toast.failure(texts.failed, error, { retry: () => void download() });
    } finally {
      setRunning(false);
    }
  }
  return {
    isRunning,
    // A button that is disabled meanwhile would lose the focus, and Escape its way to the dialog around it.
    download: () => {
      if (!isRunning) void download();
    },
  };
}
