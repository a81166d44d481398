import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { useOrder } from './order-context';
import pageStyles from './order-page.module.css';
import { orderViewOf } from './order-view';
import { useOrderMutation } from './queries/use-order-mutation';

type Claim = Schemas['ClientClaim'];
type Answer = Schemas['ClientClaimAnswer'];

/**
 * An unsigned request says that it is a client's: both addresses to compare, and the question whether it is true. Until
 * it is answered nothing of the client is used for the order.
 */
export function ClaimNote({ claim }: { claim: Claim }) {
  const { order } = useOrder();
  return (
    <div className={pageStyles['banner']}>
      <OpenClaim
        key={claim.client_id}
        orderId={order.id}
        claim={claim}
        canConfirm={claim.is_same_email || orderViewOf(order.status) !== 'reading'}
      />
    </div>
  );
}

interface OpenClaimProps {
  orderId: number;
  claim: Claim;
  /** Not once the offer has gone to an address that is not the client's. */
  canConfirm: boolean;
}

function OpenClaim({ orderId, claim, canConfirm }: OpenClaimProps) {
  const t = useT();
  const toast = useToast();
  const { client_name: name, directory_email: directory, given_email: given } = claim;
  const [email, setEmail] = useState<NonNullable<Answer['email']>>(directory ? 'directory' : 'given');
  const answer = useOrderMutation({
    run: (body: Answer) =>
      api.post('/orders/{id}/confirm-client', { params: { path: { id: orderId } }, body }),
    failed: t('orders.claim.failed'),
    done: (_order, { confirm }) =>
      toast.success(t(confirm ? 'orders.claim.confirmed' : 'orders.claim.dismissed', { name })),
  });
  return (
    <Note tone={claim.is_same_email ? 'info' : 'warn'}>
      <p className={pageStyles['claimTitle']}>{t('orders.claim.title', { name })}</p>
      <p>{t(claim.is_same_email ? 'orders.claim.sameText' : 'orders.claim.otherText')}</p>
      <dl className={pageStyles['addresses']}>
        <dt>{t('orders.claim.directory')}</dt>
        <dd>{directory ?? t('orders.claim.noAddress')}</dd>
        <dt>{t('orders.claim.given')}</dt>
        <dd>{given}</dd>
      </dl>
      {!canConfirm && <p>{t('orders.claim.offerSent')}</p>}
      {canConfirm && directory !== null && !claim.is_same_email && (
        <RecipientChoice value={email} addresses={{ directory, given }} onChange={setEmail} />
      )}
      <div className={pageStyles['ways']}>
        {canConfirm && (
          <Button
            size="small"
            variant="outlined"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ confirm: true, email })}
          >
            {t('orders.claim.confirm', { name })}
          </Button>
        )}
        <Button size="small" disabled={answer.isPending} onClick={() => answer.mutate({ confirm: false })}>
          {t('orders.claim.dismiss')}
        </Button>
      </div>
    </Note>
  );
}

interface RecipientChoiceProps {
  value: NonNullable<Answer['email']>;
  addresses: Record<NonNullable<Answer['email']>, string>;
  onChange: (value: NonNullable<Answer['email']>) => void;
}

/** Where mails go once the client is confirmed: the directory's address, unless somebody picks the other one. */
function RecipientChoice({ value, addresses, onChange }: RecipientChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={pageStyles['recipient']}>
      <legend>{t('orders.claim.mailsTo')}</legend>
      {(['directory', 'given'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {t(`orders.claim.mails.${one}`, { email: addresses[one] })}
        </label>
      ))}
    </fieldset>
  );
}
