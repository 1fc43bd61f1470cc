import { useLingui } from '@lingui/react/macro';

/** The name of a feature that the lobby knows in the visitor's language; else as the platform writes it. */
export function useFeatureName(): (feature: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    BonusBuy: t({ id: 'GAME_FEATURE_BONUS_BUY', message: 'Bonus buy' }),
    Cascades: t({ id: 'GAME_FEATURE_CASCADES', message: 'Cascades' }),
    ClusterPays: t({ id: 'GAME_FEATURE_CLUSTER_PAYS', message: 'Cluster pays' }),
    FreeSpins: t({ id: 'GAME_FEATURE_FREE_SPINS', message: 'Free spins' }),
    HoldAndWin: t({ id: 'GAME_FEATURE_HOLD_AND_WIN', message: 'Hold and win' }),
    Jackpot: t({ id: 'GAME_FEATURE_JACKPOT', message: 'Jackpot' }),
    Megaways: t({ id: 'GAME_FEATURE_MEGAWAYS', message: 'Megaways' }),
    Multipliers: t({ id: 'GAME_FEATURE_MULTIPLIERS', message: 'Multipliers' }),
  };
  return (feature) => names[feature] ?? feature;
}
