import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@lobby/player';
import { Card, Grid, Heading, Stack, Text, TextLink } from '@lobby/ui-kit';
import { helpLinesOf } from './helpLines.ts';

/** Who to talk to, in the player's market and everywhere. */
export function HelpLines() {
  const { t } = useLingui();
  const market = useMarket();
  return (
    <Stack as="section" gap="md" aria-labelledby="help-lines">
      <Heading level={2} id="help-lines">
        {t({ id: 'HELP_LINES', message: 'Talk to somebody' })}
      </Heading>
      <Text tone="muted">
        {t({
          id: 'HELP_LINES_TEXT',
          message: 'Free, confidential and independent of us; for friends and family, too.',
        })}
      </Text>
      <Grid as="ul" column="md" aria-label={t({ id: 'HELP_LINES', message: 'Talk to somebody' })}>
        {helpLinesOf(market).map(({ name, phone, url }) => (
          <Card key={url} as="li">
            <Stack gap="xs">
              <Text weight="bold">{name}</Text>
              {phone !== null && (
                <TextLink standalone href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  <Text as="span" size="lg" figures>
                    {phone}
                  </Text>
                </TextLink>
              )}
              <TextLink standalone external href={url}>
                {new URL(url).hostname.replace(/^www\./, '')}
              </TextLink>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
