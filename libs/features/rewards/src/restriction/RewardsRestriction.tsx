import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, Card, Heading, Icon, Inline, LockIcon, Stack, Text } from '@lobby/ui-kit';
import { useBlockTexts } from './useBlockTexts.ts';
import { useRewardsBlock } from './useRewardsBlock.ts';

/** Says why rewards can be neither claimed nor bought now, and leads on. Nothing while they can. */
export function RewardsRestriction() {
  const { t } = useLingui();
  const block = useRewardsBlock();
  const texts = useBlockTexts();
  const hasPage = useHasPage();
  if (block === null || block === 'unknown') return null;
  const { text, way } = texts[block];
  const title = t({ id: 'REWARDS_RESTRICTED', message: 'Rewards are not available now' });
  return (
    <Card as="section" tone="raised" aria-label={title}>
      <Inline align="start" gap="md">
        <Icon of={LockIcon} />
        <Stack gap="sm" grow>
          <Heading level={2} size="h5">
            {title}
          </Heading>
          <Text>{text}</Text>
          {way && hasPage(way.to) && (
            <div>
              <ButtonLink variant="secondary" render={<Link to={way.to} />}>
                {way.label}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Inline>
    </Card>
  );
}
