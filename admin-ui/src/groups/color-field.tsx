import Check from 'lucide-react/icons/check';
import { Icon } from '../components/icon';
import { TextField } from '../components/text-field';
import { textOf } from '../form/text-of';
import { useField } from '../form/use-field';
import { useT } from '../i18n/use-t';
import styles from './color-field.module.css';
import { defaultColor, groupColors, isColor } from './group-colors';

/** The colour of a group: one of a few good ones, or one's own. */
export function ColorField() {
  const t = useT();
  const { value, onChange, ref, handlers, isInvalid, message } = useField('color');
  const color = textOf(value);
  return (
    <fieldset className={styles['field']}>
      <legend>{t('groups.field.color')}</legend>
      <div className={styles['swatches']}>
        {groupColors.map(({ value: swatch, label }) => (
          <label key={swatch} className={styles['swatch']} style={{ background: swatch }} title={t(label)}>
            <input
              type="radio"
              name={`${handlers.id}-color`}
              aria-label={t(label)}
              checked={swatch.toUpperCase() === color.toUpperCase()}
              onChange={() => onChange(swatch)}
            />
            {swatch.toUpperCase() === color.toUpperCase() && <Icon of={Check} size={14} />}
          </label>
        ))}
      </div>
      <div className={styles['own']}>
        <TextField
          {...handlers}
          label={t('groups.field.ownColor')}
          value={color}
          inputRef={ref}
          onChange={(event) => {
            const typed = event.target.value.trim();
            onChange(/^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed);
          }}
          error={isInvalid}
          helperText={message}
          inputProps={{ maxLength: 7, autoComplete: 'off', spellCheck: false, className: 'num' }}
        />
        <input
          type="color"
          className={styles['picker']}
          aria-label={t('groups.field.picker')}
          title={t('groups.field.picker')}
          value={isColor(color) ? color : defaultColor}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      </div>
    </fieldset>
  );
}
