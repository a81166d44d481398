import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { Link } from 'react-router-dom';
import { pressKey } from '../../kit/acts';
import { useMe } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { HomeButton } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { useDocumentTitle } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';
import { shortName } from '../../kit/format/short-name';
import { hasCompany } from '../../kit/navigation';
import { paths } from '../../kit/paths';
import { OrderChip } from '../../kit/status/order-chip';
import { useRecentOrders } from './recent-orders';

const Recent = styled('nav')({
  width: '100%',
  maxWidth: 460,
  margin: '-40px auto 48px',
  padding: '0 16px',
  '& h3': { padding: '0 8px 4px', font: '500 12px/16px var(--font)', color: 'var(--text-3)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: 'var(--r2)',
    color: 'var(--text)',
  },
  '& a:hover': { background: 'var(--hover)' },
  '& a > :last-child': { marginLeft: 'auto', flex: 'none' },
});

interface NotThereProps {
  documentTitle: string;
  title: string;
  text: string;
}

/** In place of what an address does not lead to: what is the matter, and the ways on. */
export function NotThere({ documentTitle, title, text }: NotThereProps) {
  const t = useT();
  const isMember = hasCompany(useMe());
  const orders = useRecentOrders(isMember);
  useDocumentTitle(documentTitle);
  return (
    <>
      <h1 className="visually-hidden">{documentTitle}</h1>
      <EmptyState title={title} text={text} picture="tray">
        <HomeButton />
        <Button
          variant="outlined"
          startIcon={<Icon of={Search} />}
          aria-haspopup="dialog"
          onClick={() => pressKey('ctrl+k')}
        >
          {t('shell.search')}
        </Button>
      </EmptyState>
      {isMember && orders.length > 0 && (
        <Recent aria-label={t('shell.recentOrders')}>
          <h3>{t('shell.recentOrders')}</h3>
          <ul>
            {orders.map((order) => (
              <li key={order.id}>
                <Link to={paths.order(order.id)}>
                  <span className="cut">
                    {order.id} {shortName(order.name)}
                  </span>
                  <OrderChip order={order} variant="quiet" />
                </Link>
              </li>
            ))}
          </ul>
        </Recent>
      )}
    </>
  );
}
