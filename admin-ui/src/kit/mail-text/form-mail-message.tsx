import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMe } from '../api/session';
import { Icon } from '../components/icon';
import { FormText } from '../form/form-text';
import { textOf, useField } from '../form/use-field';
import { useT } from '../i18n/use-t';
import { IsWriting } from './composed-mail';
import {
  mailParagraphs,
  mailPieces,
  placeholderOf,
  unknownIn,
  type MailPiece,
  type MailToken,
} from './mail-tokens';
import { useSendsMail } from './use-mail-toast';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  // As the label of a field, so that what stands beside it is at one height with it.
  minHeight: 16,
  marginBottom: 6,
  color: 'var(--text-2)',
  font: '500 13px/16px var(--font)',
  '& > button': { marginBlock: -6 },
});

const Body = styled('div')({
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--surface)',
  cursor: 'text',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p + p': { marginTop: 12 },
});

const Pill = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 6px',
  border: '1px solid var(--accent-line)',
  borderRadius: 'var(--r2)',
  background: 'var(--accent-soft)',
  color: 'var(--accent-text)',
  font: '500 13px/20px var(--font)',
  '&[data-unknown]': {
    borderColor: 'var(--warning-line)',
    background: 'var(--warning-soft)',
    color: 'var(--warning)',
  },
});

/** The field of a message, with its text where it stands when it is only read. */
const Written = styled('div')({
  position: 'relative',
  '&& .MuiInputBase-multiline': { padding: '13px 17px' },
  '& textarea': { position: 'relative', zIndex: 1, background: 'none' },
});

const ShowButton = styled(Button)({ position: 'absolute', top: -6, right: 0 });

/** Over the field's ground and under its words. */
const MarkLayer = styled('div')({
  position: 'absolute',
  inset: '13px 17px',
  overflow: 'hidden',
  margin: '-2px -3px',
  padding: '2px 3px',
  pointerEvents: 'none',
  '& > div': {
    color: 'transparent',
    font: 'inherit',
    overflowWrap: 'break-word',
    whiteSpace: 'pre-wrap',
  },
  '& mark': {
    borderRadius: 'var(--r2)',
    background: 'var(--accent-soft)',
    color: 'transparent',
    boxShadow: '0 0 0 1px var(--accent-line)',
  },
  '& mark[data-unknown]': { background: 'var(--warning-soft)', boxShadow: '0 0 0 1px var(--warning-line)' },
});

const Inserts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginTop: 6,
  color: 'var(--text-3)',
  font: '400 12px/16px var(--font)',
});

const InsertButton = styled('button')({
  minHeight: 24,
  padding: '1px 8px',
  border: '1px solid var(--accent-line)',
  borderRadius: 'var(--r2)',
  background: 'var(--accent-soft)',
  color: 'var(--accent-text)',
  font: '500 13px/20px var(--font)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--accent)' },
});

const Stays = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: 'var(--text-3)',
  font: '400 13px/16px var(--font)',
  '& > svg': { flex: 'none', marginTop: 1 },
});

interface FormMailMessageProps {
  /** Name of the field in the API; `message` when left out. */
  name?: string;
  label: string;
  hint?: string;
  /** The text is HTML: it is edited as such, and looked at in the preview. */
  isHtml: boolean;
  rows: number;
  maxLength?: number;
  placeholder?: string;
  /** The dialog begins here. */
  autoFocus?: boolean;
  /** May be left empty. */
  optional?: boolean;
  /** What the server can put into the text: offered while it is edited. */
  inserts?: readonly MailToken[];
}

/**
 * The message of a mail: first as people read it, with names in place of placeholders, and to be edited on demand. The field is there all
 * the time, so that the keyboard reaches it; it comes in view as soon as it has the focus, or is at fault.
 */
export function FormMailMessage({
  name = 'message',
  label,
  hint,
  isHtml,
  rows,
  maxLength,
  placeholder,
  optional = false,
  autoFocus = false,
  inserts = [],
}: FormMailMessageProps) {
  const t = useT();
  const { value, onChange, isInvalid } = useField(name);
  const [isEdited, setIsEdited] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const text = textOf(value);
  // Where the mail itself is looked at beside, its text is there to be edited.
  const isWriting = useContext(IsWriting);
  const unknown = unknownIn(text);
  const isRaw = isHtml || isWriting || isEdited || isInvalid || text.trim() === '';
  const edit = () => {
    setIsEdited(true);
    field.current?.querySelector<HTMLElement>(`textarea[name=${name}]`)?.focus();
  };
  const insert = (token: MailToken) => {
    const area = field.current?.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
    if (!area) return;
    const written = placeholderOf(token);
    const end = area.selectionStart + written.length;
    const next = text.slice(0, area.selectionStart) + written + text.slice(area.selectionEnd);
    if (maxLength !== undefined && next.length > maxLength) return;
    onChange(next);
    area.focus();
    // The caret goes behind it once the field has the new text.
    requestAnimationFrame(() => area.setSelectionRange(end, end));
  };
  return (
    <div>
      {!isRaw && (
        <>
          <Head>
            <span aria-hidden>{label}</span>
            <Button
              size="small"
              autoFocus={autoFocus}
              startIcon={<Icon of={Pencil} size={14} />}
              onClick={edit}
            >
              {t('common.mailText.edit')}
            </Button>
          </Head>
          {/* For the pointer; the button above is for everybody. */}
          <Body onClick={edit}>
            <MailWords text={text} />
          </Body>
        </>
      )}
      <Written ref={field} className={isRaw ? '' : 'visually-hidden'} onFocus={() => setIsEdited(true)}>
        <FormText
          name={name}
          label={label}
          hint={isRaw ? hint : undefined}
          warning={
            isRaw && unknown.length > 0
              ? t('common.mailText.nobodyFills', { names: unknown.join(', ') })
              : undefined
          }
          rows={rows}
          end={isRaw && <PlaceholderMarks text={text} />}
          required={!optional}
          autoFocus={autoFocus && isRaw}
          {...(maxLength !== undefined && { maxLength })}
          {...(placeholder !== undefined && { placeholder })}
        />
        {isRaw && !isWriting && !isHtml && !isInvalid && text.trim() !== '' && (
          <ShowButton size="small" startIcon={<Icon of={Eye} size={14} />} onClick={() => setIsEdited(false)}>
            {t('common.mailText.show')}
          </ShowButton>
        )}
      </Written>
      {isRaw && inserts.length > 0 && (
        <Inserts role="group" aria-label={t('common.mailText.insert')}>
          <span aria-hidden>{t('common.mailText.insert')}</span>
          {inserts.map((token) => (
            <InsertButton key={token} type="button" onClick={() => insert(token)}>
              {t(`common.mailText.token.${token}`)}
            </InsertButton>
          ))}
        </Inserts>
      )}
    </div>
  );
}

/** The text area whose placeholders are marked. */
const areaOf = (lines: HTMLElement | null) =>
  lines?.closest('.MuiInputBase-root')?.querySelector('textarea') ?? null;

/** Lays the marked lines where the text area has its own. */
function syncScroll(lines: HTMLElement | null): void {
  const area = areaOf(lines);
  if (!area || !lines) return;
  lines.style.width = `${area.clientWidth}px`;
  lines.style.transform = `translateY(${-area.scrollTop}px)`;
}

/** Marks the placeholders in a text that is written, those that nobody fills as a warning; stands inside of the field. */
function PlaceholderMarks({ text }: { text: string }) {
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => syncScroll(lines.current), [text]);
  useLayoutEffect(() => {
    const area = areaOf(lines.current);
    if (!area) return undefined;
    const sync = () => syncScroll(lines.current);
    const sizes = new ResizeObserver(sync);
    sizes.observe(area);
    area.addEventListener('scroll', sync);
    return () => {
      sizes.disconnect();
      area.removeEventListener('scroll', sync);
    };
  }, []);
  return (
    <MarkLayer aria-hidden>
      <div ref={lines}>
        {mailPieces(text).map((piece, index) =>
          'words' in piece ? (
            piece.words
          ) : (
            <mark key={index} data-unknown={piece.token === null || undefined}>
              {piece.placeholder}
            </mark>
          ),
        )}
      </div>
    </MarkLayer>
  );
}

interface FormMailSubjectProps {
  label: string;
  hint?: string;
  /** May be left empty. */
  optional?: boolean;
  /** What the server can put into it: offered while it is edited. */
  inserts?: readonly MailToken[];
}

/**
 * The subject of a mail: as people read it while it has placeholders and nobody edits it. The field is there all the time, as that of the
 * message.
 */
export function FormMailSubject({ label, hint, optional = false, inserts = [] }: FormMailSubjectProps) {
  const t = useT();
  const { value, onChange, isInvalid } = useField('subject');
  const [isEdited, setIsEdited] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const pieces = mailPieces(textOf(value));
  const isRaw = isEdited || isInvalid || pieces.every((piece) => 'words' in piece);
  const edit = () => {
    setIsEdited(true);
    field.current?.querySelector('input')?.focus();
  };
  const insert = (token: MailToken) => {
    const input = field.current?.querySelector('input');
    if (!input) return;
    const text = textOf(value);
    const [start, end] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length];
    const written = placeholderOf(token);
    onChange(text.slice(0, start) + written + text.slice(end));
    input.focus();
    requestAnimationFrame(() => input.setSelectionRange(start + written.length, start + written.length));
  };
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => setIsEdited(currentTarget.contains(relatedTarget))}>
      {!isRaw && (
        <>
          <Head aria-hidden>{label}</Head>
          {/* As high as the field, with the borders of the placeholders in it. */}
          <Body style={{ padding: '6px 12px' }} onClick={edit}>
            {pieces.map((piece, index) => (
              <Piece key={index} piece={piece} />
            ))}
          </Body>
        </>
      )}
      <div ref={field} className={isRaw ? undefined : 'visually-hidden'} onFocus={() => setIsEdited(true)}>
        <FormText
          name="subject"
          label={label}
          hint={isRaw ? hint : undefined}
          required={!optional}
          maxLength={200}
        />
      </div>
      {isEdited && inserts.length > 0 && (
        <Inserts role="group" aria-label={`${t('common.mailText.insert')} ${label}`}>
          <span aria-hidden>{t('common.mailText.insert')}</span>
          {inserts.map((token) => (
            <InsertButton
              key={token}
              type="button"
              // The field keeps the focus, and its cursor the place.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(token)}
            >
              {t(`common.mailText.token.${token}`)}
            </InsertButton>
          ))}
        </Inserts>
      )}
    </div>
  );
}

interface MailCopyProps {
  label: string;
  text: string;
  /** A subject: as high as the field of one; else as high as a message. */
  isLine?: boolean;
  /** At the end of the label's row; adds nothing to its height. */
  beside?: ReactNode;
}

/** A text that is only read, with names in place of its placeholders. */
export function MailCopy({ label, text, isLine = false, beside }: MailCopyProps) {
  return (
    <div role="group" aria-label={label}>
      <Head>
        <span aria-hidden>{label}</span>
        {beside && <span style={{ position: 'relative', top: -4, marginBlock: -6 }}>{beside}</span>}
      </Head>
      <Body style={{ cursor: 'auto', background: 'var(--sunken)', ...(isLine && { padding: '6px 12px' }) }}>
        <MailWords text={text} />
      </Body>
    </div>
  );
}

/** Before a mail is sent: that it will only be kept, where no mail leaves. */
export function MailStays(): ReactNode {
  const t = useT();
  if (useSendsMail()) return null;
  return (
    <Stays role="note">
      <Icon of={Archive} size={14} />
      {t('messages.noServer.before')}
    </Stays>
  );
}

/** A mail's text with names in place of its placeholders. */
export function MailWords({ text }: { text: string }): ReactNode {
  return mailParagraphs(text).map((pieces, place) => (
    <p key={place}>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </p>
  ));
}

function Piece({ piece }: { piece: MailPiece }) {
  const t = useT();
  const company = useMe().user_companies[0]?.company_name;
  if ('words' in piece) return piece.words;
  const { token, placeholder } = piece;
  if (token === null) return <Pill data-unknown>{t('common.mailText.unknown', { name: placeholder })}</Pill>;
  // The one name that is known already.
  return <Pill>{(token === 'company' && company) || t(`common.mailText.token.${token}`)}</Pill>;
}
