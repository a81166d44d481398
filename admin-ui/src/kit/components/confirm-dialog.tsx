import { Suspense, useState } from 'react';
import type { ConfirmQuestionProps } from './confirm-question';
import { later } from './later';

const ConfirmQuestion = later(async () => (await import('./confirm-question')).ConfirmQuestion);

/** Asks before a step that cannot be taken back. Its code comes when there is something to ask. */
export function ConfirmDialog(props: ConfirmQuestionProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return <Suspense>{asked && <ConfirmQuestion {...props} />}</Suspense>;
}

/** Fetches the code of the question: there may soon be something to ask. */
ConfirmDialog.preload = ConfirmQuestion.preload;
