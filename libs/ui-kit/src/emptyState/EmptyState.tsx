import type { ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconNode } from '../icon/Icon.tsx';
import { Container, Inline, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** Decorative icon above the title. */
  icon?: IconNode;
  /** An image, or a large figure such as `404`, instead of the icon; decorative too. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Buttons and links, the most likely one first. */
  actions?: ReactNode;
  /**
   * `card` instead of a section, `page` instead of a whole page, `plain` inside a surface such as a
   * dialog.
   */
  layout?: keyof typeof css.layouts;
  /** Heading level of the title; default: 1 for a page, else 2. */
  level?: 1 | 2 | 3 | 4;
  /**
   * Of title and text. `alert` where it replaces what the player has requested: announced at once. `status`: announced
   * when screen readers are idle. None where it is part of a page that has just opened.
   */
  role?: 'alert' | 'status';
}

/** Shown instead of content that is empty, has failed or is refused: says why and offers what to do next. */
export function EmptyState({
  icon,
  illustration,
  title,
  text,
  actions,
  layout = 'card',
  level = layout === 'page' ? 1 : 2,
  role,
}: EmptyStateProps) {
  const content = (
    <Stack align="center" gap={layout === 'page' ? 'xl' : 'md'}>
      {illustration ? (
        <span aria-hidden className={css.illustration}>
          {illustration}
        </span>
      ) : (
        icon && (
          <span className={css.medallion}>
            <Icon of={icon} size={layout === 'plain' ? 'lg' : 'xl'} />
          </span>
        )
      )}
      <div role={role}>
        <Stack align="center" gap="sm">
          <Heading level={level} size={layout === 'page' ? 'h2' : 'h4'} align="center">
            {title}
          </Heading>
          {text && (
            <Text tone="muted" align="center">
              {text}
            </Text>
          )}
        </Stack>
      </div>
      {actions && (
        <Inline wrap justify="center">
          {actions}
        </Inline>
      )}
    </Stack>
  );
  return (
    <div className={css.layouts[layout]}>
      {layout === 'page' && <Container width="form">{content}</Container>}
      {layout === 'card' && <Card padding="lg">{content}</Card>}
      {layout === 'plain' && content}
    </div>
  );
}
