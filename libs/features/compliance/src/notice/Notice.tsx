import { useLingui } from '@lingui/react/macro';
import { Card, Container, Icon, Inline, Text, WarningIcon } from '@lobby/ui-kit';
import * as css from './Notice.css.ts';

/** A sentence about the player's own account, above the page. */
export function Notice({ children }: { children: string }) {
  const { t } = useLingui();
  return (
    <Container>
      <div className={css.place}>
        <Card as="section" aria-label={t({ id: 'ACCOUNT_NOTICE', message: 'About your account' })}>
          <Inline gap="sm">
            <Icon of={WarningIcon} />
            <Text weight="medium">{children}</Text>
          </Inline>
        </Card>
      </div>
    </Container>
  );
}
