import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';
import { useQuoteName } from '../quotes/use-quote-name';
import { useRouteName } from '../use-route-name';
import styles from './route-choice.module.css';

interface RouteChoiceProps {
  routes: readonly Route[];
  value: number;
  onChange: (routeId: number) => void;
}

/** One route of several, each with the subcontractor who would get its order. */
export function RouteChoice({ routes, value, onChange }: RouteChoiceProps) {
  const t = useT();
  const id = useId();
  const routeName = useRouteName();
  const nameOf = useQuoteName();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: 13, fontWeight: 500, color: 'var(--text-2)' }}>
        {t('orders.sendOrder.choose')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(Number(chosen))}>
        {routes.map((route) => (
          <FormControlLabel
            key={route.id}
            value={route.id}
            control={<Radio size="small" />}
            label={
              <>
                {routeName(route)}{' '}
                {route.chosen_offer && (
                  <span className={styles['carrier']}>{nameOf(route.chosen_offer)}</span>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
