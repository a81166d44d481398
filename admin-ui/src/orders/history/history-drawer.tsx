import { Suspense, useState } from 'react';
import { later, usePreloadAtRest } from '../../components/later';
import type { HistoryPanelProps } from './history-panel';

const HistoryPanel = later(async () => (await import('./history-panel')).HistoryPanel);

/** The order's life; its code comes after that of the order. */
export function HistoryDrawer(props: HistoryPanelProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  usePreloadAtRest(HistoryPanel);
  return <Suspense>{opened && <HistoryPanel {...props} />}</Suspense>;
}
