import { useLingui } from '@lingui/react/macro';
import { HistoryRow } from '@lobby/history';
import type { InboxEntry } from '@lobby/inbox';
import { Link } from '@lobby/routing';
import { Badge, Button, Icon, Inline, TextLink } from '@lobby/ui-kit';
import { useId } from 'react';
import { useMessage } from './useMessage.ts';

interface MessageRowProps {
  entry: InboxEntry;
  /** Of its day. */
  time: string;
  /** It was unread when the page was opened, or has come since. */
  isNew: boolean;
  /** On this visit. */
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

/** One message, with the way to what it is about. Its one button removes it and puts it back, so that the focus stays. */
export function MessageRow({ entry, time, isNew, isRemoved, onRemove, onUndo }: MessageRowProps) {
  const { t } = useLingui();
  const textId = useId();
  const { icon, text, route } = useMessage()(entry);
  return (
    <HistoryRow
      title={
        <Inline as="span" gap="sm">
          <Icon of={icon} />
          <span id={textId}>
            {isRemoved ? (
              <span>{t({ id: 'INBOX_REMOVED', message: 'Removed' })}</span>
            ) : route === null ? (
              <span>{text}</span>
            ) : (
              <TextLink standalone render={<Link to={route} />}>
                {text}
              </TextLink>
            )}
          </span>
        </Inline>
      }
      note={time}
      state={
        <Inline gap="sm">
          {isNew && !isRemoved && <Badge tone="info">{t({ id: 'INBOX_NEW', message: 'New' })}</Badge>}
          <Button
            variant="ghost"
            size="sm"
            aria-describedby={isRemoved ? undefined : textId}
            onClick={isRemoved ? onUndo : onRemove}
          >
            {isRemoved ? t({ id: 'INBOX_UNDO', message: 'Undo' }) : t({ id: 'INBOX_REMOVE', message: 'Remove' })}
          </Button>
        </Inline>
      }
    />
  );
}
