import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const tones = {
  plain: {},
  line: { background: 'none', boxShadow: 'inset 0 0 0 1px var(--line)' },
  good: { background: 'var(--success-soft)', color: 'var(--success)' },
  fast: { background: 'var(--info-soft)', color: 'var(--info)' },
  warn: { background: 'var(--warning-soft)', color: 'var(--warning)' },
  bad: { background: 'var(--error-soft)', color: 'var(--error)' },
};

const Label = styled('span')<{ tone: keyof typeof tones }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 18,
  padding: '0 6px',
  borderRadius: 'var(--r1)',
  background: 'var(--active)',
  color: 'var(--text-2)',
  font: '500 11px/16px var(--font)',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  ...tones[tone],
}));

interface TagProps {
  children: ReactNode;
  icon?: LucideIcon;
  tone?: keyof typeof tones;
  title?: string | undefined;
}

/** A small mark beside a name: a source, “cheapest”, “chosen”. Orders' statuses have their own chip. */
export function Tag({ children, icon, tone = 'plain', title }: TagProps) {
  return (
    <Label tone={tone} title={title}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </Label>
  );
}
