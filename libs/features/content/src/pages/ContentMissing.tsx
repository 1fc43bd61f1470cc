import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import {
  Button,
  ButtonLink,
  Card,
  DocumentIcon,
  Heading,
  Icon,
  OfflineIcon,
  RefreshIcon,
  Stack,
  Text,
} from '@lobby/ui-kit';

/** Content that could not be fetched (with another try), or of which there is none now. */
export function ContentMissing({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  return (
    <Card padding="lg">
      <Stack align="center">
        <Icon of={onRetry ? OfflineIcon : DocumentIcon} size="xl" />
        <Heading level={2} size="h4" align="center">
          {onRetry
            ? t({ id: 'CONTENT_FAILED_TITLE', message: 'This page did not load' })
            : t({ id: 'CONTENT_EMPTY_TITLE', message: 'Nothing here right now' })}
        </Heading>
        <Text tone="muted" align="center">
          {onRetry
            ? t({ id: 'CONTENT_FAILED_TEXT', message: 'Check your connection and try again.' })
            : t({ id: 'CONTENT_EMPTY_TEXT', message: 'Come back later: it changes often.' })}
        </Text>
        {onRetry ? (
          <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        ) : (
          <ButtonLink variant="secondary" render={<Link to="lobby" />}>
            {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
