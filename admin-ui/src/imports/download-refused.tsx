import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { api } from '../api/client';
import { Icon } from '../components/icon';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { saveFile } from './save-file';

/** Saves the rows that were not entered, with the reasons. */
export function DownloadRefused({ id }: { id: number }) {
  const t = useT();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const { name, content } = await api.download('/imports/{id}/rejected', { params: { path: { id } } });
      saveFile(name ?? 'rejected.csv', content);
    } catch (error) {
      toast.failure(t('imports.run.downloadFailed'), error, { retry: () => void download() });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()} sx={{ mt: 1 }}>
      <Icon of={Download} size={14} />
      {t('imports.run.download')}
    </Button>
  );
}
