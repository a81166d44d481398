import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import type { Message } from '../api/types';
import { WriteButton } from '../client-mail/write-button';
import { useT } from '../i18n/use-t';
import { plainTextOf } from '../mail-text/plain-text';
import { replySubject } from './reply-subject';

/** Answers what came in; writes once more to whom something was sent, in the same words as far as they are plain. */
export function AnswerButton({ message }: { message: Message }) {
  const t = useT();
  const { id, message_type, from, sender_name, to, recipient_name, client_id, subject, content, type } =
    message;
  if (message_type === 'incoming') {
    return (
      <WriteButton
        label={t('messages.reply')}
        icon={Reply}
        variant="contained"
        recipient={{ clientId: client_id, name: sender_name ?? '', email: from, countryId: null }}
        start={{ subject: replySubject(subject), message: '', isHtml: false }}
        type="reply"
        draftKey={`reply-${String(id)}`}
      />
    );
  }
  return (
    <WriteButton
      label={t('messages.again')}
      icon={Send}
      recipient={{ clientId: client_id, name: recipient_name ?? '', email: to, countryId: null }}
      start={{ subject, message: plainTextOf(content) ?? '', isHtml: false }}
      type={type}
      draftKey={`again-${String(id)}`}
    />
  );
}
