import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, Container, HomeIcon, PageHead, Stack } from '@lobby/ui-kit';
import { SourceOfWealthRequirement } from './SourceOfWealthRequirement.tsx';
import * as css from './SourceOfWealth.css.ts';

/** `/source-of-wealth/` of a brand without the overlay (R-2-033). */
export default function SourceOfWealthPage() {
  const { t } = useLingui();
  const title = t({ id: 'SOURCE_OF_WEALTH', message: 'Source of wealth' });
  return (
    <Container width="form">
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead title={title} />
          <SourceOfWealthRequirement
            level={2}
            wayOn={
              <ButtonLink icon={HomeIcon} render={<Link to="lobby" />}>
                {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
              </ButtonLink>
            }
          />
        </Stack>
      </div>
    </Container>
  );
}
