import { useToast } from './use-toast';

/** What is said once a text stands on the clipboard, and when it could not be put there. */
interface CopyTitles {
  done: string;
  failed: string;
}

/** Puts texts on the clipboard, and says so. Titles come translated. */
export function useCopy(): (text: string, titles: CopyTitles) => void {
  const toast = useToast();
  async function copy(text: string, { done, failed }: CopyTitles): Promise<void> {
    try {
      // A page without https has no clipboard at all.
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch (error) {
      toast.failure(failed, error);
    }
  }
  return (text, titles) => void copy(text, titles);
}
