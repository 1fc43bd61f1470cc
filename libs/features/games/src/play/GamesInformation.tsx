import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';

/** What the toggle EnableGamesInformationMessage promises: how games work, before each of them. */
export function GamesInformation() {
  const { t } = useLingui();
  return (
    <Text size="sm" align="center">
      {t({
        id: 'GAMES_INFORMATION_MESSAGE',
        message: 'Every round is decided by chance alone. Earlier rounds do not change the next one.',
      })}
    </Text>
  );
}
