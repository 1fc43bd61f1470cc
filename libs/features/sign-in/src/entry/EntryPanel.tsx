import { PageTitle } from '@lobby/composition';
import { Card, Heading, Icon, type IconNode, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './EntryPanel.css.ts';

export interface EntryNotice {
  icon: IconNode;
  text: string;
  /** Errors are announced at once, the rest when there is time. */
  kind: 'error' | 'info';
}

interface EntryPanelProps {
  /** The brand's welcome beside the card. */
  aside: { title: string; text: string };
  title: string;
  text: ReactNode;
  notice?: EntryNotice | null;
  /** What the player can do here, the most likely first. */
  actions: ReactNode;
}

/** The page of sign-in and registration: the brand on one side, what to do on the other. */
export function EntryPanel({ aside, title, text, notice, actions }: EntryPanelProps) {
  return (
    <div className={css.layout}>
      <PageTitle of={title} />
      <aside className={css.aside}>
        <p className={css.asideTitle}>{aside.title}</p>
        <p className={css.asideText}>{aside.text}</p>
      </aside>
      <div className={css.side}>
        <Card as="section" padding="lg">
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1} size="h2">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            <div
              role={notice?.kind === 'error' ? 'alert' : 'status'}
              className={notice ? css.notices[notice.kind] : undefined}
            >
              {notice && (
                <>
                  <Icon of={notice.icon} />
                  <span>{notice.text}</span>
                </>
              )}
            </div>
            <Stack gap="sm">{actions}</Stack>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
