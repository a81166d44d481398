import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is a keyboard to press Ctrl and Enter on; on phones a hint at these keys helps nobody. */
export function useHasKeys(): boolean {
  return !useMediaQuery('(pointer: coarse)', { noSsr: true });
}
