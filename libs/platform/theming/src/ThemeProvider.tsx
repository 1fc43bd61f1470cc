import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { ThemePreset } from './makeTheme.ts';
import type { AppliedAssets } from './themeTokens.ts';

export interface ThemeValue {
  preset: ThemePreset;
  /** The brand's pictures, served ones first. */
  assets: AppliedAssets;
}

const ThemeContext = createContext<ThemeValue | null>(null);

export function ThemeProvider({ value, children }: { value: ThemeValue; children: ReactNode }) {
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** Throws outside `ThemeProvider` (R-8-034). */
export function useTheme(): ThemeValue {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme is used outside ThemeProvider');
  return theme;
}
