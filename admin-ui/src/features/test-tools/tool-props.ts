import type { LucideIcon } from 'lucide-react';
import type { Setup } from './use-setup';

/** What every tool gets. */
export interface ToolProps {
  /** Its anchor. */
  id: string;
  icon: LucideIcon;
  setup: Setup;
}
