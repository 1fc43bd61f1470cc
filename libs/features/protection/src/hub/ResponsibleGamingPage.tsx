import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { usePlayBlock, useSession } from '@lobby/player';
import { Container, PageHead, Stack, Text } from '@lobby/ui-kit';
import { PanicButton } from '../exclusion/PanicButton.tsx';
import * as css from './hub.css.ts';
import { HelpLines } from './HelpLines.tsx';
import { ProtectionLinks } from './ProtectionLinks.tsx';
import { SelfTest } from './SelfTest.tsx';

/**
 * `/responsible-gaming/`: everything that protects a player, as far as brand and licence have it, for players and
 * visitors. One tap away from every page: by the footer, from a game by its bar; the menu leads there, too.
 */
export default function ResponsibleGamingPage() {
  const { t } = useLingui();
  const { player } = useSession();
  const isBlocked = usePlayBlock() !== null;
  const title = t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xxl">
          <PageHead title={title}>
            <Text>
              {t({
                id: 'RESPONSIBLE_GAMING_TEXT',
                message:
                  'Gambling is entertainment that costs money, and no way to earn it. Play only with what you can do without, and stop when it is no fun any more.',
              })}
            </Text>
          </PageHead>
          {player !== null && <PanicButton isBlocked={isBlocked} />}
          <ProtectionLinks isBlocked={isBlocked} />
          <SelfTest />
          <HelpLines />
        </Stack>
      </div>
    </Container>
  );
}
