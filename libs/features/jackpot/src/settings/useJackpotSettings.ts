import { useQuery } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { useMarket } from '@lobby/player';
import { useEffect, useMemo } from 'react';
import { JackpotSettingsQuery } from './jackpotQueries.ts';
import { type JackpotSettings, parseSettings } from './parseSettings.ts';

interface SettingsAnswer {
  /** Null where there is no jackpot, and until the answer is there. */
  settings: JackpotSettings | null;
  isLoading: boolean;
  /** The question could not be answered. */
  hasFailed: boolean;
  refetch: () => void;
}

/** The jackpot of the visitor's country (R-7-024). */
export function useJackpotSettings(): SettingsAnswer {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, refetch] = useQuery({
    query: JackpotSettingsQuery,
    variables: { ipCountryCode },
    pause: !isSettled,
  });
  const served = data?.root.jackpotSettings;
  const settings = useMemo(() => parseSettings(served ?? null), [served]);
  useForeignOperatorReport(served?.operatorId ?? null);
  return {
    settings,
    isLoading: !data && !error,
    hasFailed: Boolean(error) && !data,
    refetch,
  };
}

const reported = new Set<string>();

/** Reports settings of another operator than this build's, once: its jackpot would be another one (R-3-055). */
function useForeignOperatorReport(operatorId: string | null): void {
  const { brand, operator } = useLobby().settings;
  useEffect(
    function report() {
      if (operatorId === null || reported.has(operatorId)) return;
      const isOwn = [brand, operator].some((own) => own.toLowerCase() === operatorId.toLowerCase());
      if (isOwn) return;
      reported.add(operatorId);
      reportError(new Error(`The jackpot settings are those of “${operatorId}”, not of “${operator}”.`));
    },
    [operatorId, brand, operator],
  );
}

/**
 * For what follows or joins a jackpot.
 * @throws Error 'Jackpot settings are missing' (R-8-027)
 */
export function requireSettings(settings: JackpotSettings | null): JackpotSettings {
  if (settings === null) throw new Error('Jackpot settings are missing');
  return settings;
}
