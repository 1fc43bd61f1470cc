import { useLingui } from '@lingui/react/macro';
import { Button, Card, Heading, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './ConsentCard.css.ts';

interface ConsentCardProps {
  title: string;
  /** Paragraphs; what is empty is left out. */
  texts: readonly (string | false | null | undefined)[];
  children?: ReactNode;
  onAcceptAll: () => void;
  onRefuseAll: () => void;
  /** Absent where there is no former choice to keep. */
  onKeep?: () => void;
  onChoose: () => void;
}

/** A request for consent. Rejecting is as easy as accepting. */
export function ConsentCard({ title, texts, children, onAcceptAll, onRefuseAll, onKeep, onChoose }: ConsentCardProps) {
  const { t } = useLingui();
  return (
    <Card as="section" tone="raised" aria-labelledby="consent-title">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="h4" id="consent-title">
            {title}
          </Heading>
          {texts.map(
            (text) =>
              text && (
                <Text key={text} size="sm" tone="muted">
                  {text}
                </Text>
              ),
          )}
        </Stack>
        {children}
        <div className={css.buttons}>
          <Button onClick={onAcceptAll}>{t({ id: 'CONSENT_ACCEPT_ALL', message: 'Accept all' })}</Button>
          <Button onClick={onRefuseAll}>{t({ id: 'CONSENT_REFUSE_ALL', message: 'Refuse all' })}</Button>
          {onKeep && <Button onClick={onKeep}>{t({ id: 'CONSENT_KEEP', message: 'Keep my choice' })}</Button>}
          <Button variant="ghost" onClick={onChoose}>
            {t({ id: 'CONSENT_CHOOSE', message: 'Choose' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
