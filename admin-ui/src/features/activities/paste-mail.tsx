import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Client } from '../../kit/api/types';
import { useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { TextField } from '../../kit/components/text-field';
import type { Origins } from '../../kit/form/field-origins';
import { useT, type Translate } from '../../kit/i18n/use-t';
import { notesWith, proposalsOf, stretchesOf, type Piece } from './take-over';

const longestText = 20_000;
const longestNotes = 4000;

/** Who wrote a mail, as far as it tells. */
export type MailSender = {
  name?: string;
  email?: string;
  phone?: string;
};

/** What was read last, and of which text. */
export interface MailReading {
  text: string;
  pieces: readonly Piece[];
  /** How many fields the reading filled. */
  filled: number;
  /** Whether the text asks for further loads, of which nothing was read. */
  hasMoreLoads: boolean;
  sender: MailSender;
  /** Whether the sender is among the clients; null while nobody is told. */
  isKnown: boolean | null;
}

interface MailOrder extends FieldValues {
  client_id: number | null;
  notes: string;
}

/**
 * Takes a pasted mail over into the form: what the API reads of it, and the client who wrote it.
 * @param kept fields that somebody filled before: they count as typed
 */
export function useMailReading<Values extends MailOrder>(
  form: UseFormReturn<Values>,
  onClient: (client: Client) => void,
  kept: ReadonlySet<string>,
) {
  const t = useT();
  const [reading, setReading] = useState<MailReading | null>(null);
  const [origins, setOrigins] = useState<Origins>({});

  // Only those are kept up that somebody reads while rendering.
  const dirty: Partial<Record<string, unknown>> = form.formState.dirtyFields;

  const read = async (text: string): Promise<void> => {
    const answer = await api.post('/orders/read-text', { body: { text } });
    const open = form as unknown as UseFormReturn<FieldValues>;
    const isTyped = (field: string) => {
      const put = origins[field];
      const isPut = put !== undefined && Object.is(put.value, open.getValues(field));
      return (dirty[field] === true || kept.has(field)) && !isPut;
    };
    const proposals = proposalsOf(answer, isTyped);
    // What another mail had put there is not of this one.
    for (const [field, put] of Object.entries(origins)) {
      const isOfOther = put !== undefined && Object.is(put.value, open.getValues(field));
      if (isOfOther && !proposals.some((one) => one.field === field)) open.resetField(field);
    }
    const next: Record<string, Origins[string]> = {};
    for (const { field, value, piece } of proposals) {
      open.setValue(field, value, { shouldDirty: true });
      next[field] = originOf(piece, value, t);
    }
    setOrigins(next);
    const { client_name: name, client_email: email, client_phone: phone } = answer.values;
    const sender = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
    const client = await findClient(sender);
    if (client && form.getValues('client_id' as never) === null) onClient(client);
    const isKnown = sender.email || sender.name ? client !== null : null;
    setReading({
      text,
      pieces: answer.pieces,
      filled: proposals.length,
      hasMoreLoads: answer.more_loads,
      sender,
      isKnown,
    });
  };
  const note = (mail: string): boolean => {
    const open = form as unknown as UseFormReturn<MailOrder>;
    const notes = notesWith(open.getValues('notes'), mail, longestNotes);
    if (notes !== null) open.setValue('notes', notes, { shouldDirty: true });
    return notes !== null;
  };
  return { reading, origins, read, note };
}

function originOf(piece: Piece, value: unknown, t: Translate) {
  const said = t('newOrder.mail.said', { text: piece.text.replaceAll(/\s+/g, ' ') });
  return {
    value,
    label: t('newOrder.mail.mark'),
    source: piece.doubt ? `${said} ${t(`newOrder.mail.doubt.${piece.doubt}`)}` : said,
    isDoubtful: piece.doubt !== null,
  };
}

/** The one client who has this address or, failing that, this name. Nobody when several have. */
async function findClient({ name, email }: MailSender): Promise<Client | null> {
  const same = (one: string | null, other: string) =>
    one?.trim().toLowerCase() === other.trim().toLowerCase();
  for (const [field, text] of [['email', email] as const, ['name', name] as const]) {
    if (!text) continue;
    const query = { q: text, page: 1, page_size: 20, sort: 'name' };
    // Whoever cannot be looked up can still be chosen by hand.
    const found = await api.get('/client-directory', { params: { query } }).catch(() => null);
    const alike = found?.items.filter((client) => same(client[field], text)) ?? [];
    if (alike.length === 1) return alike[0] ?? null;
  }
  return null;
}

interface PasteMailProps {
  reading: MailReading | null;
  onRead: (text: string) => Promise<void>;
}

/** The way to paste a mail: a button, and then the field for it. */
export function PasteMail({ reading, onRead }: PasteMailProps) {
  const t = useT();
  const describe = useDescribeFailure();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async () => {
    setIsReading(true);
    setFailure(null);
    try {
      await onRead(text);
      setOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsReading(false);
    }
  };

  if (!isOpen)
    return (
      <Button
        variant="outlined"
        size="small"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          setText(reading?.text ?? text);
          setOpen(true);
        }}
      >
        <Icon of={ClipboardPaste} size={14} />
        {reading ? t('newOrder.mail.again') : t('newOrder.mail.open')}
      </Button>
    );
  return (
    <Box>
      <TextField
        label={t('newOrder.mail.text')}
        helperText={t('newOrder.mail.hint')}
        multiline
        minRows={5}
        maxRows={12}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ maxLength: longestText }}
      />
      {failure !== null && (
        <Note tone="bad" role="alert">
          {describe(failure).text}
        </Note>
      )}
      <Row>
        <Button
          variant="contained"
          size="small"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {t('newOrder.mail.read')}
        </Button>
        <Button size="small" disabled={isReading} onClick={() => setOpen(false)}>
          {t('common.action.cancel')}
        </Button>
      </Row>
    </Box>
  );
}

interface ReadMailProps {
  reading: MailReading;
  /** Puts the mail below the notes; false when there is no room for it. */
  onNote: (mail: string) => boolean;
  /** The sender is no client yet and is to become one. */
  onAddClient: (sender: MailSender) => void;
}

/** The pasted mail beside the form: what was understood of it stands out, what was not stays in sight. */
export function ReadMail({ reading, onNote, onAddClient }: ReadMailProps) {
  const t = useT();
  const id = useId();
  const { text, pieces, filled, hasMoreLoads, sender, isKnown } = reading;
  const stretches = useMemo(() => stretchesOf(text, pieces), [text, pieces]);
  const [noted, setNoted] = useState<boolean | null>(null);
  return (
    <Aside aria-labelledby={id}>
      <h3 id={id}>{t('newOrder.mail.title')}</h3>
      <p role="status">{t('newOrder.mail.filled', { smart_count: filled })}</p>
      {hasMoreLoads && <Note tone="info">{t('newOrder.mail.moreLoads')}</Note>}
      {isKnown === false && (
        <Note tone="info">
          {t('newOrder.mail.unknownSender', { name: sender.name ?? sender.email ?? '' })}
          <br />
          <Button size="small" onClick={() => onAddClient(sender)}>
            <Icon of={UserPlus} size={14} />
            {t('newOrder.clientAdd')}
          </Button>
        </Note>
      )}
      {/* Whoever reads with the keyboard scrolls it, too. */}
      <div role="group" tabIndex={0} aria-label={t('newOrder.mail.text')}>
        {stretches.map(({ text: stretch, fields }, place) =>
          fields.length > 0 ? <mark key={place}>{stretch}</mark> : <span key={place}>{stretch}</span>,
        )}
      </div>
      <Button size="small" disabled={noted !== null} onClick={() => setNoted(onNote(text))}>
        {noted === false ? t('newOrder.mail.noRoom') : t('newOrder.mail.toNotes')}
      </Button>
    </Aside>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--surface-2, var(--hover))',
});

const Row = styled('div')({ display: 'flex', gap: 8 });

const Aside = styled('aside')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  '& h3': { margin: 0, font: '600 14px/20px var(--font)' },
  '& p': { margin: 0, color: 'var(--text-2)', font: '400 13px/20px var(--font)' },
  '& > div[role=group]': {
    width: '100%',
    maxHeight: 'min(56vh, 520px)',
    overflow: 'auto',
    padding: 12,
    border: '1px solid var(--line)',
    borderRadius: 'var(--r3)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    font: '400 13px/20px var(--font)',
  },
  '& mark': {
    padding: '0 2px',
    borderRadius: 3,
    background: 'var(--accent-soft)',
    color: 'var(--accent-text)',
  },
  '@media (min-width: 900px)': { position: 'sticky', top: 0 },
  '@media (max-width: 899px)': { '& > div[role=group]': { maxHeight: 200 } },
});

/** The form with the mail beside it; above it where there is no room. */
export const BesideMail = styled('div')({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  '& > div': { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 },
  '@media (min-width: 900px)': {
    '&[data-beside=true]': { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
    '& > aside': { order: 1 },
  },
});
