import { styled } from '@mui/material/styles';
import Archive from 'lucide-react/icons/archive';
import { useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMe } from '../api/session';
import { Icon } from '../components/icon';
import { SendKeys } from '../components/kbd';
import { TextField } from '../components/text-field';
import { FieldWarning } from '../form/form-text';
import { textOf, useField } from '../form/use-field';
import { useT } from '../i18n/use-t';
import {
  besideName,
  editedText,
  fieldPieces,
  fieldText,
  nameAround,
  nameIn,
  type FieldPiece,
  type LabelOf,
} from './field-text';
import {
  mailParagraphs,
  placeholderOf,
  tokensOfSubject,
  type MailPiece,
  type MailToken,
} from './mail-tokens';
import { useSendsMail } from './use-mail-toast';

const Copy = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  // As the label of a field, so that what stands beside it is at one height with it.
  gap: 6,
  minWidth: 0,
  '& > span': { color: 'var(--text-2)', font: '500 13px/16px var(--font)' },
});

const Body = styled('div')({
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--sunken)',
  color: 'var(--text-2)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  // An empty line, as in the field beside it.
  '& p + p': { marginTop: 20 },
});

const Pill = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 6px',
  border: '1px solid var(--accent-line)',
  borderRadius: 'var(--r2)',
  background: 'var(--accent-soft)',
  font: '400 14px/18px var(--font)',
  '&[data-unknown]': {
    borderColor: 'var(--warning-line)',
    background: 'var(--warning-soft)',
    color: 'var(--warning)',
  },
});

/**
 * The field of a text with placeholders: those are marked under its words, and what can be put in stands at its foot, inside of the frame.
 */
const Written = styled('div')({
  display: 'grid',
  minWidth: 0,
  '&& .MuiInputBase-multiline': { flexDirection: 'column', alignItems: 'stretch', gap: 0, padding: 0 },
  '& .MuiInputBase-multiline textarea': { flex: '1 0 auto', boxSizing: 'border-box', padding: '13px 17px' },
  '& :is(textarea, input)': { position: 'relative', zIndex: 1, background: 'none' },
  // As high as what stands beside it.
  '& .MuiFormControl-root': { display: 'flex', height: '100%' },
  '& .MuiInputBase-multiline:last-child': { flex: 1 },
});

/** Over the field's ground and under its words. */
const MarkLayer = styled('div')({
  position: 'absolute',
  overflow: 'hidden',
  margin: '-3px -4px',
  padding: '3px 4px',
  boxSizing: 'content-box',
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
  color: 'var(--text-3)',
  font: '400 12px/16px var(--font)',
  marginTop: 6,
  // At the foot of a message; below a subject elsewhere.
  '.MuiInputBase-root > &': {
    position: 'relative',
    zIndex: 1,
    margin: '0 1px',
    padding: '8px 16px',
    borderTop: '1px solid var(--line-soft)',
  },
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
  font: '400 12px/16px var(--font)',
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
  /** What the server can put into the text: offered at its foot. */
  inserts?: readonly MailToken[];
}

/** The message of a mail, with names in place of its placeholders. */
export function FormMailMessage({ name = 'message', ...props }: FormMailMessageProps) {
  return <FieldOfWords name={name} {...props} />;
}

interface FormMailSubjectProps {
  label: string;
  hint?: string;
  /** May be left empty. */
  optional?: boolean;
  /** What the server can put into it: offered while it is edited. */
  inserts?: readonly MailToken[];
}

/** The subject of a mail, with names in place of its placeholders. */
export function FormMailSubject(props: FormMailSubjectProps) {
  return <FieldOfWords name="subject" maxLength={200} isHtml={false} {...props} />;
}

interface FieldOfWordsProps extends Omit<FormMailMessageProps, 'name' | 'rows'> {
  name: string;
  /** A single line when left out. */
  rows?: number;
}

/** A text with placeholders: what they stand for is in their place, in one piece each. HTML is edited as it is. */
function FieldOfWords({
  name,
  label,
  hint,
  isHtml,
  rows,
  maxLength,
  placeholder,
  optional = false,
  autoFocus = false,
  inserts = [],
}: FieldOfWordsProps) {
  const t = useT();
  const labelOf = useTokenLabel();
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const [isInside, setIsInside] = useState(false);
  // Whoever begins an element goes on where they are: names become placeholders, and back, once the field is left.
  const [isRaw, setIsRaw] = useState(isHtml);
  if (!isInside && isRaw !== isHtml) setIsRaw(isHtml);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  /** Where the caret was, and where it goes once the field has its new text. */
  const caret = useRef(0);
  const nextCaret = useRef<number | null>(null);
  const text = textOf(value);
  const isMessage = rows !== undefined;
  // A subject is filled with less than a message.
  const isFilled = (token: MailToken) => isMessage || tokensOfSubject.includes(token);
  const piecesOf = (of: string) => fieldPieces(of, isRaw ? null : labelOf, isFilled);
  const pieces = piecesOf(text);
  const shown = fieldText(pieces);
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    caret.current = nextCaret.current;
    nextCaret.current = null;
  });
  const take = (next: string, at: number) => {
    const edited = isRaw ? { text: next, caret: at } : editedText(pieces, next, at, labelOf, isFilled);
    if (maxLength !== undefined && edited.text.length > Math.max(maxLength, text.length)) return;
    // Else the browser has it where it belongs.
    if (next !== fieldText(piecesOf(edited.text)) || at !== field.current?.selectionStart)
      nextCaret.current = edited.caret;
    onChange(edited.text);
  };
  const insert = (token: MailToken) => {
    const { current } = field;
    if (!current) return;
    const [from, to] = [current.selectionStart ?? shown.length, current.selectionEnd ?? shown.length];
    const written = isRaw ? placeholderOf(token) : nameIn(labelOf(token));
    current.focus();
    take(shown.slice(0, from) + written + shown.slice(to), from + written.length);
  };
  const keepBesideNames = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, selectionDirection } = currentTarget;
    if (isRaw || selectionStart === null || selectionEnd === null) return;
    // A word of a name was marked, by a double click: all of it is meant.
    const marked = selectionStart < selectionEnd && nameAround(pieces, selectionStart, selectionEnd);
    if (marked) return currentTarget.setSelectionRange(...marked);
    const start = besideName(pieces, selectionStart, caret.current);
    const end = selectionStart === selectionEnd ? start : besideName(pieces, selectionEnd, caret.current);
    caret.current = selectionDirection === 'backward' ? start : end;
    if (start !== selectionStart || end !== selectionEnd)
      currentTarget.setSelectionRange(start, end, selectionDirection ?? 'none');
  };
  const unknown = [...new Set(pieces.flatMap(({ raw, kind }) => (kind === 'unknown' ? raw : [])))];
  const offered = inserts.length > 0 && (isMessage || isInside) && (
    <Inserts
      role="group"
      aria-label={isMessage ? t('common.mailText.insert') : `${t('common.mailText.insert')} ${label}`}
    >
      <span aria-hidden>{t('common.mailText.insert')}</span>
      {inserts.map((token) => (
        <InsertButton
          key={token}
          type="button"
          // The field keeps the focus, and its caret the place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(token)}
        >
          {t(`common.mailText.token.${token}`)}
        </InsertButton>
      ))}
    </Inserts>
  );
  const below =
    message ??
    (unknown.length > 0 ? (
      <FieldWarning>{t('common.mailText.nobodyFills', { names: unknown.join(', ') })}</FieldWarning>
    ) : (
      hint
    ));
  return (
    <Written
      onFocus={() => setIsInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsInside(currentTarget.contains(relatedTarget))}
    >
      <TextField
        {...handlers}
        label={label}
        value={shown}
        required={!optional}
        autoFocus={autoFocus}
        error={isInvalid}
        helperText={below}
        multiline={isMessage}
        {...(isMessage && { minRows: rows, maxRows: rows * 3 })}
        onChange={({ target }) => take(target.value, target.selectionStart ?? target.value.length)}
        inputRef={(one: HTMLInputElement | HTMLTextAreaElement | null) => {
          field.current = one;
          ref(one);
        }}
        inputProps={{
          placeholder,
          autoComplete: 'off',
          // Names may be longer than what they stand for.
          maxLength: maxLength === undefined ? undefined : maxLength + shown.length - text.length,
          onSelect: keepBesideNames,
        }}
        endAdornment={
          <>
            <PlaceholderMarks pieces={pieces} />
            {isMessage && offered}
          </>
        }
      />
      {!isMessage && offered}
    </Written>
  );
}

/** The field whose placeholders are marked. */
const fieldOf = (layer: HTMLElement | null) =>
  layer?.closest('.MuiInputBase-root')?.querySelector<HTMLElement>('textarea:not([aria-hidden]), input') ??
  null;

/** Lays the marked lines where the field has its own. */
function syncMarks(layer: HTMLElement | null): void {
  const field = fieldOf(layer);
  const lines = layer?.firstElementChild;
  if (!field || !(lines instanceof HTMLElement) || !layer) return;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(field);
  const [left, top] = [parseFloat(paddingLeft), parseFloat(paddingTop)];
  layer.style.left = `${field.offsetLeft + left}px`;
  layer.style.top = `${field.offsetTop + top}px`;
  layer.style.width = `${field.clientWidth - left - parseFloat(paddingRight)}px`;
  layer.style.height = `${field.clientHeight - top - parseFloat(paddingBottom)}px`;
  lines.style.transform = `translate(${-field.scrollLeft}px, ${-field.scrollTop}px)`;
}

/** Marks the placeholders in a text that is written, those that nobody fills as a warning; stands inside of the field. */
function PlaceholderMarks({ pieces }: { pieces: readonly FieldPiece[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => syncMarks(layer.current));
  useLayoutEffect(() => {
    const field = fieldOf(layer.current);
    if (!field) return undefined;
    const sync = () => syncMarks(layer.current);
    const sizes = new ResizeObserver(sync);
    sizes.observe(field);
    field.addEventListener('scroll', sync);
    return () => {
      sizes.disconnect();
      field.removeEventListener('scroll', sync);
    };
  }, []);
  return (
    <MarkLayer ref={layer} aria-hidden>
      {/* A single line scrolls where there is no room for it. */}
      <div>
        {pieces.map(({ shown, kind }, index) =>
          kind === 'words' ? (
            shown
          ) : (
            <mark key={index} data-unknown={kind === 'unknown' || undefined}>
              {shown}
            </mark>
          ),
        )}
      </div>
    </MarkLayer>
  );
}

interface MailCopyProps {
  label: string;
  text: string;
  /** A subject: as high as the field of one; else as high as a message. */
  isLine?: boolean;
}

/** A text that is only read, with names in place of its placeholders. */
export function MailCopy({ label, text, isLine = false }: MailCopyProps) {
  return (
    <Copy role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      <Body style={isLine ? { padding: '6px 12px' } : {}}>
        <MailWords text={text} />
      </Body>
    </Copy>
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

/** What stands at the foot of a mail's dialog: that it stays here, where it does, or else the keys that send it. */
export function MailFoot() {
  return useSendsMail() ? <SendKeys /> : <MailStays />;
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

/** What placeholders are called: the company by its name, which is known already. */
function useTokenLabel(): LabelOf {
  const t = useT();
  const company = useMe().user_companies[0]?.company_name;
  return (token) => (token === 'company' && company) || t(`common.mailText.token.${token}`);
}

function Piece({ piece }: { piece: MailPiece }) {
  const t = useT();
  const labelOf = useTokenLabel();
  // A lone letter before a hyphen (“E-Mail”, “e-post”) does not end a line.
  if ('words' in piece) return piece.words.replaceAll(/(?<=(?<![\p{L}\p{N}/.-])\p{L})-(?=\p{L})/gu, '\u2011');
  const { token, placeholder } = piece;
  if (token === null) return <Pill data-unknown>{t('common.mailText.unknown', { name: placeholder })}</Pill>;
  return <Pill>{labelOf(token)}</Pill>;
}
