import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { fields } from './fields';
import { lists } from './lists';
import { overlays } from './overlays';
import { surfaces } from './surfaces';

/** What MUI's components look like in this product. */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  ...surfaces,
  ...buttons,
  ...fields,
  ...lists,
  ...overlays,
};
