import { wayOf } from '../../../kit/format/way';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';
import { useQuoteName } from '../use-order-format';

const CarrierName = styled('span')({
  color: 'var(--text-3)',
  font: '400 13px/20px var(--font)',
});

/** The longest reason that the history keeps. */
const longest = 200;

interface ReasonFieldProps {
  id: string;
  label: string;
  helperText?: string | undefined;
  value: string;
  onChange: (reason: string) => void;
  autoFocus?: boolean;
}

/** What somebody said by phone or mail, for the history; see `reasonLine`. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}

/** A reason as the history keeps it: one line. */
export function reasonLine(reason: string): string {
  return reason.trim().replaceAll(/\s+/g, ' ');
}

interface RouteChoiceProps {
  routes: readonly Route[];
  value: number;
  onChange: (routeId: number) => void;
}

/** One route of several, each with the subcontractor who would get its order. */
export function RouteChoice({ routes, value, onChange }: RouteChoiceProps) {
  const t = useT();
  const id = useId();
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
                {wayOf(route)} {route.chosen_offer && <CarrierName>{nameOf(route.chosen_offer)}</CarrierName>}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
