import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import { roleOf, useMe } from '../../../kit/api/session';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';

const FormLinkDialog = later(async () => (await import('../../form-link/form-link-dialog')).FormLinkDialog);

/** What a new company does first, in this sequence, and where. */
const steps = [
  { key: 'company', to: paths.settings('invoice') },
  { key: 'pricing', to: paths.settings('pricing') },
  { key: 'client', to: paths.clients },
  // In a dialog over this page.
  { key: 'form', to: null },
  { key: 'carrier', to: paths.subcontractors },
  { key: 'mail', to: paths.settings('templates') },
] as const;

type StepKey = (typeof steps)[number]['key'];

/** What is done already, by what the company has; the API is the judge, not what was clicked here. */
async function readDone(signal: AbortSignal): Promise<ReadonlySet<StepKey>> {
  const one = { params: { query: { page: 1, page_size: 1 } }, signal };
  const [settings, price, clients, orders, carriers, templates] = await Promise.all([
    api.get('/company-settings', { signal }),
    api.get('/user-price-km', { signal }),
    api.get('/client-directory', one),
    api.get('/orders', one),
    api.get('/subcontractor-directory', one),
    api.get('/email-templates', { signal }),
  ]);
  const { address, city, post_code: postCode } = settings.company_data;
  const done: Record<StepKey, boolean> = {
    company: Boolean(address && city && postCode),
    pricing: price.price_per_km !== null,
    client: clients.total > 0,
    // Whom the link reached is told by what came.
    form: orders.total > 0,
    carrier: carriers.total > 0,
    mail: templates.items.length > 0,
  };
  return new Set(steps.map(({ key }) => key).filter((key) => done[key]));
}

const keyOf = (companyId: number) => `frakto.first-steps.${companyId}`;

const Card = styled('section')({
  maxWidth: 560,
  margin: '16px auto 24px',
  '@media (max-width: 599px)': { marginInline: 16 },
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--surface)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 12px 12px 16px',
    borderBottom: '1px solid var(--line)',
  },
  '& h2': { flex: 1, font: '600 14px/20px var(--font)' },
  '& header > span': { color: 'var(--text-3)', font: '400 12px/16px var(--font)' },
  '& li + li': { borderTop: '1px solid var(--line-soft)' },
  '& li > a, & li > button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 16px',
    alignItems: 'center',
    gap: 12,
    padding: '10px 16px',
    color: 'var(--text)',
  },
  '& li > button': { width: '100%', border: 0, background: 'none', textAlign: 'left', cursor: 'pointer' },
  '& li > a:hover, & li > button:hover': { background: 'var(--hover)' },
  '& li > a > svg, & li > button > svg': { color: 'var(--text-3)' },
  '& li[data-done] > * > svg:first-of-type': { color: 'var(--frakto-palette-status-4-mark)' },
  '& b': { display: 'block', font: '500 14px/20px var(--font)' },
  '& li[data-done] b': { color: 'var(--text-3)' },
  '& b.cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: 'var(--text-2)', font: '400 13px/20px var(--font)' },
});

interface FirstStepsProps {
  /** What is there when no steps are shown. */
  instead?: ReactNode;
}

/** The first steps of a new company with what each leads to, for its owner, until they are done or put away. */
export function FirstSteps({ instead = null }: FirstStepsProps) {
  const me = useMe();
  const company = me.user_companies[0]?.company_id;
  return roleOf(me) === 'owner' && company !== undefined ? (
    <Steps companyId={company} instead={instead} />
  ) : (
    instead
  );
}

function Steps({ companyId, instead }: Required<FirstStepsProps> & { companyId: number }) {
  const t = useT();
  const id = useId();
  const [isAway, setAway] = useState(() => localStorage.getItem(keyOf(companyId)) !== null);
  const [showsDone, setShowsDone] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { data: done, isError } = useQuery({
    queryKey: ['first-steps', companyId],
    queryFn: ({ signal }) => readDone(signal),
    enabled: !isAway,
    staleTime: 0,
  });
  // Nothing depends on it: what could not be read is not asked about again here.
  if (isAway || isError || done?.size === steps.length) return instead;
  if (!done) return null;
  const finished = steps.filter(({ key }) => done.has(key));
  const open = steps.filter(({ key }) => !done.has(key));
  const putAway = () => {
    localStorage.setItem(keyOf(companyId), 'away');
    setAway(true);
  };
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('activities.firstSteps.title')}</h2>
        <span className="num">
          {t('activities.firstSteps.done', { done: done.size, count: steps.length })}
        </span>
        <Button size="small" onClick={putAway}>
          {t('activities.firstSteps.hide')}
        </Button>
      </header>
      <ol>
        {finished.length > 0 && (
          <li data-done>
            <button type="button" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
              <Icon of={CircleCheck} size={18} label={t('activities.firstSteps.isDone')} />
              <b className="cut">
                {finished.map(({ key }) => t(`activities.firstSteps.step.${key}.title`)).join(', ')}
              </b>
              <Icon of={showsDone ? ChevronDown : ChevronRight} />
            </button>
          </li>
        )}
        {[...(showsDone ? finished : []), ...open].map(({ key, to }) => (
          <li key={key} data-done={done.has(key) || undefined}>
            {to === null ? (
              <button type="button" onClick={() => setSharing(true)}>
                <StepLine step={key} isDone={done.has(key)} />
              </button>
            ) : (
              <Link to={to}>
                <StepLine step={key} isDone={done.has(key)} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Suspense>{isSharing && <FormLinkDialog onClose={() => setSharing(false)} />}</Suspense>
    </Card>
  );
}

function StepLine({ step, isDone }: { step: StepKey; isDone: boolean }) {
  const t = useT();
  return (
    <>
      <Icon
        of={isDone ? CircleCheck : Circle}
        size={18}
        label={t(isDone ? 'activities.firstSteps.isDone' : 'activities.firstSteps.isOpen')}
      />
      <span>
        <b>{t(`activities.firstSteps.step.${step}.title`)}</b>
        <small>{t(`activities.firstSteps.step.${step}.text`)}</small>
      </span>
      <Icon of={ChevronRight} />
    </>
  );
}
