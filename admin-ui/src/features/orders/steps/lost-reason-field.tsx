import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lostReasonValues, type LostReason } from '@frakto/sdk/enums';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame } from '../../../kit/components/text-field';
import { useT } from '../../../kit/i18n/use-t';

export type { LostReason };

interface LostReasonFieldProps {
  /** Null while nothing was said. */
  value: LostReason | null;
  onChange: (reason: LostReason | null) => void;
  autoFocus?: boolean;
}

/** What an offer was lost for: one of a few reasons, so that they can be counted. */
export function LostReasonField({ value, onChange, autoFocus = false }: LostReasonFieldProps) {
  const t = useT();
  return (
    <FieldFrame label={t('orders.lost.label')}>
      {({ id }) => (
        <NativeSelect
          id={id}
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          autoFocus={autoFocus}
          value={value ?? ''}
          onChange={(event) =>
            onChange(lostReasonValues.find((reason) => reason === event.target.value) ?? null)
          }
        >
          <option value="">{t('orders.lost.choose')}</option>
          {lostReasonValues.map((reason) => (
            <option key={reason} value={reason}>
              {t(`orders.lost.reason.${reason}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
