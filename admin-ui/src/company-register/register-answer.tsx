import { useFormContext } from 'react-hook-form';
import { Note } from '../components/note';
import { RegisterDifferences } from './register-differences';
import type { Register, RegisterLabels } from './use-register';

interface RegisterAnswerProps {
  register: Register;
  labels: RegisterLabels;
}

/** What came of a look-up: how many fields it filled, and which it would have otherwise. */
export function RegisterAnswer({ register, labels }: RegisterAnswerProps) {
  const { getValues } = useFormContext();
  const { outcome, different, take, forget } = register;
  return (
    <>
      {outcome && (
        <Note tone={outcome.tone} role={outcome.tone === 'ok' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      )}
      {different && (
        <RegisterDifferences
          found={different}
          typed={getValues()}
          labels={labels}
          onTake={take}
          onKeep={forget}
        />
      )}
    </>
  );
}
