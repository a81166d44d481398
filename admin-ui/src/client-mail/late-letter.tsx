import { LateTexts } from '../i18n/late-texts';
import { LetterToOne } from './letter-dialog';
import type { WriteToOneProps } from './write-to-one';

/** The dialog for a mail to one with its texts, which the screen around it does without. */
export function LateLetter(props: Omit<WriteToOneProps, 'texts'>) {
  return (
    <LateTexts>
      <LetterToOne {...props} />
    </LateTexts>
  );
}
