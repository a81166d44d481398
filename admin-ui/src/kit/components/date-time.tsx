import { useFormat, type Format } from '../format/use-format';
import { useT } from '../i18n/use-t';

interface DateTimeProps {
  /** ISO 8601 instant; nothing shows as “none”. */
  value: string | null | undefined;
  /** `date` 20.11.2026 · `short` 20 Nov · `time` 9:21 · `dateTime` 20 Nov, 9:21 */
  as?: 'date' | 'short' | 'time' | 'dateTime';
  className?: string;
}

const writers: Record<
  NonNullable<DateTimeProps['as']>,
  keyof Format & ('date' | 'shortDate' | 'time' | 'dateTime')
> = { date: 'date', short: 'shortDate', time: 'time', dateTime: 'dateTime' };

/** A moment in the reader's language and Warsaw's time; the tooltip has it in full. */
export function DateTime({ value, as = 'dateTime', className }: DateTimeProps) {
  const format = useFormat();
  const t = useT();
  if (!value) return <span className={className}>{t('common.state.none')}</span>;
  return (
    <time dateTime={value} title={format.fullDateTime(value)} className={`num ${className ?? ''}`}>
      {format[writers[as]](value)}
    </time>
  );
}
