import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { useDateFormat } from '@lobby/i18n';
import { PageHead, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { LegalTextQuery } from '../firstQueries.ts';
import { RichText, TextSkeleton } from '../richText/RichText.tsx';
import { NoContent } from './NoContent.tsx';
import { Page } from './Page.tsx';

export const PrivacyPolicyPage = () => <LegalPage slug="privacy-policy" />;
export const TermsAndConditionsPage = () => <LegalPage slug="terms-and-conditions" />;
export const BonusTermsAndConditionsPage = () => <LegalPage slug="bonus-terms-and-conditions" />;

/** A served text of the operator, with the version that is in force. */
function LegalPage({ slug }: { slug: string }) {
  const { t } = useLingui();
  const format = useDateFormat();
  const [{ data, error }, refetch] = useQuery({ query: LegalTextQuery, variables: { slug } });
  const legal = data?.root.legalText;

  if (!data && !error) return <LegalSkeleton />;
  if (!legal) {
    return (
      <Page width="reading">
        <NoContent level={1} error={error} onRetry={refetch} />
      </Page>
    );
  }
  const updated = format.date(legal.updatedAt);
  return (
    <Page title={legal.title} width="reading">
      <Stack as="section" gap="lg">
        <PageHead
          title={legal.title}
          note={t({ id: 'LEGAL_VERSION', message: `Version ${legal.version}, ${updated}` })}
        />
        <RichText html={legal.text} lines={20} />
      </Stack>
    </Page>
  );
}

function LegalSkeleton() {
  return (
    <Page width="reading">
      <Stack gap="lg">
        <Text size="xl">
          <Skeleton width="half" />
        </Text>
        <TextSkeleton lines={20} />
      </Stack>
    </Page>
  );
}
