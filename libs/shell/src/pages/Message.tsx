import { Container, Heading, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './Message.css.ts';

interface MessageProps {
  /** Large figure or drawing above the title; decoration. */
  mark?: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A page that has one thing to say. */
export function Message({ mark, title, text, action }: MessageProps) {
  return (
    <Container width="form">
      <title>{title}</title>
      <div className={css.message}>
        {mark && (
          <span aria-hidden className={css.mark}>
            {mark}
          </span>
        )}
        <Stack gap="sm" align="center">
          <Heading level={1} size="h2" align="center">
            {title}
          </Heading>
          <Text tone="muted" align="center">
            {text}
          </Text>
        </Stack>
        {action}
      </div>
    </Container>
  );
}
