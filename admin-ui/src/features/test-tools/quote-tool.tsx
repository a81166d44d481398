import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { TextField } from '../../kit/components/text-field';
import { useFormat } from '../../kit/format/use-format';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { submitOnCtrlEnter } from '../../kit/submit-keys';
import styles from './test-tools.module.css';
import { ToolCard, useTool, type ToolProps } from './tool-card';

type QuoteCheck = Schemas['QuoteCheck'];

/** Tells whether a text asks for the price of a transport, and why. */
export function QuoteTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { mutate, data, isPending, faults, setFaults } = useTool({
    failed: t('testTools.quote.failed'),
    run: (checked: string) => api.post('/tests/is-quote-request', { body: { text: checked } }),
  });
  const check = () => {
    if (text.trim() === '') setFaults({ text: t('testTools.required') });
    else if (!isPending) mutate(text);
  };
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.quote.title')} text={t('testTools.quote.text')}>
      <form
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
        onKeyDown={submitOnCtrlEnter}
        noValidate
      >
        <TextField
          label={t('testTools.quote.label')}
          placeholder={t('testTools.quote.placeholder')}
          multiline
          minRows={4}
          maxRows={14}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={'text' in faults}
          helperText={
            faults['text'] ?? t(`testTools.quote.${setup.classifier === 'model' ? 'model' : 'embedded'}`)
          }
          inputProps={{ maxLength: 20_000 }}
        />
        <div className={styles['buttons']}>
          <Button type="submit" variant="outlined" aria-busy={isPending}>
            {t('testTools.quote.check')}
          </Button>
        </div>
      </form>
      {data && <Verdict check={data} />}
    </ToolCard>
  );
}

function Verdict({ check }: { check: QuoteCheck }) {
  const t = useT();
  const format = useFormat();
  const { is_quote: isQuote, score, reasons, fell_back: fellBack } = check;
  const sure = isQuote ? score : 1 - score;
  return (
    <div className={styles['stack']}>
      {fellBack && <Note tone="warn">{t('testTools.quote.fellBack')}</Note>}
      <div className={styles['verdict']} data-yes={isQuote} role="status">
        <Icon of={isQuote ? CircleCheck : CircleX} size={24} />
        <strong>{t(isQuote ? 'testTools.quote.yes' : 'testTools.quote.no')}</strong>
        <span>{t(isQuote ? 'testTools.quote.yesText' : 'testTools.quote.noText')}</span>
        <span className={styles['score']}>
          {t('testTools.quote.score', { percent: format.percent(Math.round(sure * 100)) })}
        </span>
      </div>
      <Reasons reasons={reasons} />
    </div>
  );
}

function Reasons({ reasons }: { reasons: QuoteCheck['reasons'] }) {
  const t = useT();
  const { number } = useFormat();
  if (reasons.length === 0) return <p className={styles['hint']}>{t('testTools.quote.nothing')}</p>;
  return (
    <div>
      <h3 className={styles['small']}>{t('testTools.quote.why')}</h3>
      <ul className={styles['reasons']}>
        {reasons.map(({ signal, found, weight }, index) => (
          <li key={index} data-against={weight !== null && weight < 0 ? true : undefined}>
            <span>{t(`testTools.quote.signal.${signal}` as MessageKey)}</span>
            <q>{found}</q>
            {weight !== null && (
              <span className="num">
                {weight > 0 ? '+' : ''}
                {number(weight)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
