import { useEffect, useState } from 'react';
import type { Outcome } from '../api/outcome';
import { useApi } from '../api/use-remote';
import { formatMoment } from '../lib/format';
import type { StatusMessages } from '../messages/pl/status';
import { Shell } from '../ui/shell';
import { useTexts } from '../ui/texts';
import { KeyValues } from '../ui/transport-card';
import { useAddress } from '../ui/prepared';

interface Checked {
  outcome: Outcome<{ version: string }>;
  at: Date;
}

/** Tells whoever set up the product that its public pages work: page, script, API, version, language. */
export function StatusPage({ texts }: { texts: StatusMessages }) {
  const { language } = useTexts();
  const api = useApi();
  const address = useAddress();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let wanted = true;
    void api.readiness().then((outcome) => {
      if (wanted) setChecked({ outcome, at: new Date() });
    });
    return () => {
      wanted = false;
    };
  }, [api, round]);

  const state = checked === null ? 'wait' : checked.outcome.kind === 'done' ? 'good' : 'bad';
  const said =
    checked === null
      ? texts.apiChecking
      : checked.outcome.kind === 'done'
        ? texts.apiReady
        : checked.outcome.kind === 'offline'
          ? texts.apiSilent
          : texts.apiNotReady;
  return (
    <Shell home="/test" address={address} company="">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <section className="card" aria-live="polite">
        <KeyValues
          rows={[
            [texts.page, <Mark key="page" state="good" text={texts.pageLoaded} />],
            [
              texts.script,
              <Mark
                key="script"
                state={address ? 'good' : 'wait'}
                text={address ? texts.scriptRuns : texts.scriptWaits}
              />,
            ],
            [texts.api, <Mark key="api" state={state} text={said} />],
            [texts.version, checked?.outcome.kind === 'done' ? checked.outcome.data.version : '–'],
            [texts.language, `${texts.languageName} (${language})`],
            [texts.checked, checked ? formatMoment(checked.at, language) : '–'],
          ]}
        />
      </section>
      <button
        type="button"
        className="button outline large wide"
        disabled={checked === null}
        onClick={() => {
          setChecked(null);
          setRound(round + 1);
        }}
      >
        {texts.again}
      </button>
    </Shell>
  );
}

function Mark({ state, text }: { state: 'good' | 'bad' | 'wait'; text: string }) {
  return (
    <span className="state">
      <span className={`dot dot-${state}`} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
