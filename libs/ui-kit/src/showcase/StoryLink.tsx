import type { ReactNode } from 'react';

/** Stands for a router's link in stories and tests. */
export const StoryLink = ({ to, children, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
