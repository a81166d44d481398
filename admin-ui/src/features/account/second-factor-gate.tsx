import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { withLateTexts } from '../../kit/i18n/late-texts';
import { forgetRefusals, useSecondFactorNeeded } from '../../kit/api/second-factor-needed';
import { ScreenLoading } from '../../kit/components/screen-loading';

const SecondFactorNeeded = lazy(async () => ({
  default: withLateTexts((await import('./second-factor-needed')).SecondFactorNeeded),
}));

/**
 * In place of menu and screens, once the API has said that a second factor has to be set up first: what could only be refused is neither
 * offered nor asked for in the background.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const isNeeded = useSecondFactorNeeded();
  if (!isNeeded) return <>{children}</>;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <SecondFactorNeeded onDone={() => void forgetRefusals(client)} />
    </Suspense>
  );
}
