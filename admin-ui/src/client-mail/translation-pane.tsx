import { mailLanguageValues, type MailLanguage } from '@frakto/sdk/enums';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import { Icon } from '../components/icon';
import { FieldFrame, TextField } from '../components/text-field';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { plainTextOf } from '../mail-text/plain-text';
import type { Outgoing } from './use-outgoing';
import styles from './client-mail.module.css';

/** The translated copy, to read alone, with its language. */
export function TranslationPane({ translation, target, onTarget }: Outgoing) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { state, words, refresh } = translation;
  const shown = state === 'failed' ? null : words;
  return (
    <>
      <div className={styles['language']}>
        <FieldFrame id={id} label={t('letters.language')}>
          {() => (
            <NativeSelect
              input={<OutlinedInput />}
              IconComponent={ChevronDown}
              id={id}
              value={target ?? ''}
              onChange={(event) => onTarget((event.target.value || null) as MailLanguage | null)}
            >
              <option value="">{t('letters.noTranslation')}</option>
              {mailLanguageValues.map((value) => (
                <option key={value} value={value}>
                  {format.language(value)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
        <IconButton
          aria-label={t('letters.refresh')}
          title={t('letters.refresh')}
          disabled={state === 'off' || state === 'busy'}
          onClick={refresh}
        >
          <Icon of={RefreshCw} size={14} />
        </IconButton>
      </div>
      {state === 'off' || !shown ? (
        <p className={styles['none']}>
          {state === 'busy'
            ? t('letters.translating')
            : t(state === 'failed' ? 'letters.notTranslated' : 'letters.noneWanted')}
        </p>
      ) : (
        <div className={styles['copy']} aria-busy={state === 'busy'}>
          <TextField label={t('letters.subjectCopy')} value={shown.subject} readOnly />
          <TextField
            label={t('letters.messageCopy')}
            value={plainTextOf(shown.message) ?? shown.message}
            multiline
            minRows={11}
            maxRows={33}
            readOnly
          />
        </div>
      )}
    </>
  );
}
