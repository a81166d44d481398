import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone: what is beside each other elsewhere folds or goes into menus. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });
