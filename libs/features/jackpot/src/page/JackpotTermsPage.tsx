import { useLingui } from '@lingui/react/macro';
import { isNotOffered, useQuery } from '@lobby/data';
import { LoadFailed, NotOffered } from '@lobby/fallbacks';
import { PageTitle, Slot } from '@lobby/composition';
import { useDateFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Link } from '@lobby/routing';
import { ButtonLink, Container, Inline, PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import { JackpotPageQuery, JackpotTermsQuery, termsSlug } from '../settings/jackpotQueries.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import * as css from './JackpotPage.css.ts';

/** `/promotions/jackpots/`: the terms alone, with the way to the jackpot where there is one. */
export default function JackpotTermsPage() {
  const { t } = useLingui();
  const format = useDateFormat();
  const { ipCountryCode, isSettled } = useMarket();
  const { settings } = useJackpotSettings();
  const [terms, refetchTerms] = useQuery({ query: JackpotTermsQuery, variables: { slug: termsSlug } });
  const [{ data }] = useQuery({ query: JackpotPageQuery, variables: { ipCountryCode }, pause: !isSettled });
  const legal = terms.data?.root.legalText;
  const page = data?.root.jackpotPage;
  const ofPage = page?.enabled ? page.termsAndConditions : null;

  // The page's own terms are there all the same.
  const isOffered = !isNotOffered(terms.error);
  if (terms.error && !legal && isOffered)
    return (
      <Container>
        <div className={css.page}>
          <LoadFailed level={1} onRetry={refetchTerms} />
        </div>
      </Container>
    );
  const title = legal?.title ?? t({ id: 'JACKPOT_TERMS', message: 'Jackpot terms' });
  const updated = legal ? format.date(legal.updatedAt) : null;
  return (
    <Container width="reading">
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack as="section" gap="lg">
          <PageHead
            title={title}
            note={
              legal && updated && t({ id: 'JACKPOT_TERMS_VERSION', message: `Version ${legal.version}, ${updated}` })
            }
          />
          {!terms.data && isOffered && <Skeleton />}
          {!isOffered && data && !ofPage && <NotOffered />}
          {legal && <Slot name="served.text" props={{ html: legal.text }} />}
          {ofPage && <Slot name="served.text" props={{ html: ofPage }} />}
          {settings && page?.enabled && (
            <Inline>
              <ButtonLink render={<Link to="jackpot" />}>
                {t({ id: 'JACKPOT_OPEN', message: 'To the jackpot' })}
              </ButtonLink>
            </Inline>
          )}
        </Stack>
      </div>
    </Container>
  );
}
