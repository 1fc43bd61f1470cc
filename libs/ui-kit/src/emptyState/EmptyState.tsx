import type { ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { Container, Inline, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** Decoration above the title. */
  icon?: IconComponent;
  /** A drawing, or a large figure such as `404`, in place of the icon; decoration too. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Buttons and links that lead on, the most likely one first. */
  actions?: ReactNode;
  /**
   * `card` stands in the place of a section, `page` in the place of a whole page, `plain` inside
   * something that is a surface already, such as a dialog.
   */
  layout?: keyof typeof css.layouts;
  /** Level of the title in the page's outline: 1 for a page, else 2 unless told. */
  level?: 1 | 2 | 3 | 4;
  /**
   * `alert` where it appears in place of what the player asked for, so that it is read at once;
   * `status` where it can wait. None where it comes with the page.
   */
  role?: 'alert' | 'status';
}

/** What stands in the place of content that is empty, has failed or is refused: why, and the way on. */
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
        icon && <Icon of={icon} size={layout === 'plain' ? 'lg' : 'xl'} />
      )}
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
      {actions && (
        <Inline wrap justify="center">
          {actions}
        </Inline>
      )}
    </Stack>
  );
  return (
    <div role={role} className={css.layouts[layout]}>
      {layout === 'page' && <Container width="form">{content}</Container>}
      {layout === 'card' && <Card padding="lg">{content}</Card>}
      {layout === 'plain' && content}
    </div>
  );
}
