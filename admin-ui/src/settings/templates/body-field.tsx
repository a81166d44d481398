import Braces from 'lucide-react/icons/braces';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../../components/icon';
import { FormText } from '../../form/form-text';
import { textOf } from '../../form/text-of';
import { useT } from '../../i18n/use-t';
import { placeholders } from './placeholders';
import styles from './templates.module.css';

const mostCharacters = 20_000;

/** The text, and the placeholders that go where its cursor stands. */
export function BodyField() {
  const t = useT();
  const { getValues, setValue } = useFormContext<{ body: string }>();
  const holder = useRef<HTMLDivElement>(null);

  function insert(text: string): void {
    const field = holder.current?.querySelector('textarea:not([aria-hidden])');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const body = textOf(getValues('body'));
    const { selectionStart: start, selectionEnd: end } = field;
    const next = body.slice(0, start) + text + body.slice(end);
    if (next.length > mostCharacters) return;
    setValue('body', next, { shouldDirty: true, shouldValidate: true });
    // Once the field shows it.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + text.length, start + text.length);
    });
  }

  return (
    <div className={styles['editor']} ref={holder}>
      <FormText
        name="body"
        label={t('settings.templates.body')}
        hint={t('settings.templates.bodyHint')}
        required
        rows={12}
        maxLength={mostCharacters}
      />
      <div role="group" aria-label={t('settings.templates.insert')} className={styles['placeholders']}>
        <span aria-hidden="true">
          <Icon of={Braces} size={14} />
          {t('settings.templates.insert')}
        </span>
        {placeholders.map(({ text, key }) => (
          <button
            key={key}
            type="button"
            title={t(`settings.templates.placeholder.${key}`)}
            onClick={() => insert(text)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
