import { LateTexts } from '../i18n/late-texts';
import { LetterToMany, LetterToOne, type ManyProps } from './letter-dialog';
import type { WriteToOneProps } from './write-to-one';

/** The dialog for a mail to one with its texts, which the screen around it does without. */
export function LateLetter(props: Omit<WriteToOneProps, 'texts'>) {
  return (
    <LateTexts>
      <LetterToOne {...props} />
    </LateTexts>
  );
}

/** The same for the dialog for a letter to many. */
export function LateLetterToMany(props: ManyProps) {
  return (
    <LateTexts>
      <LetterToMany {...props} />
    </LateTexts>
  );
}
