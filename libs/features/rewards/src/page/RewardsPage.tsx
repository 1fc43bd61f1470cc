import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { Container, PageHead, Stack } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { Bonuses } from '../bonuses/Bonuses.tsx';
import { RewardsRestriction } from '../restriction/RewardsRestriction.tsx';
import { RewardList } from './RewardList.tsx';
import * as css from './RewardsPage.css.ts';

/** `/rewards/`: what the player may claim, and what is in play (R-1-011, R-2-032). */
export default function RewardsPage() {
  const { t } = useLingui();
  const title = t({ id: 'REWARDS', message: 'Rewards' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead title={title} />
          <RewardsRestriction />
          <RewardList />
          {build.bonusWallet && <Bonuses />}
        </Stack>
      </div>
    </Container>
  );
}
