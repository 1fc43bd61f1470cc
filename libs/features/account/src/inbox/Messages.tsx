import { useLingui } from '@lingui/react/macro';
import { HistoryRows } from '@lobby/history';
import { useSentenceDay } from '@lobby/i18n';
import { entryKey, type InboxEntry, newestFirst } from '@lobby/inbox';
import { BellIcon, Button, Card, EmptyState, Heading, Stack, VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import * as css from './inbox.css.ts';
import { MessageRow } from './MessageRow.tsx';
import { useShownMessages } from './useMessage.ts';

/** What was removed last on this visit, to be put back. */
interface Removed {
  entries: readonly InboxEntry[];
  isAll: boolean;
}

/** The player's messages by day, the newest first. Those on screen count as read; this visit still says which were new. */
export function Messages() {
  const { t } = useLingui();
  const { dayOf, timeOf } = useSentenceDay();
  const { entries, markRead, remove, restore } = useShownMessages();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const unread = entries.filter(({ isRead }) => !isRead).map(entryKey);
  const news = useNews(unread);
  const hasUnread = unread.length > 0;
  useEffect(
    function markWhatIsOnScreen() {
      if (!hasUnread) return undefined;
      function mark(): void {
        if (!document.hidden) markRead();
      }
      mark();
      document.addEventListener('visibilitychange', mark);
      return () => document.removeEventListener('visibilitychange', mark);
    },
    [hasUnread, markRead],
  );

  function removeEntries(gone: readonly InboxEntry[], isAll: boolean): void {
    remove(gone);
    setRemoved({ entries: gone, isAll });
  }
  function undo(): void {
    restore(removed?.entries ?? []);
    setRemoved(null);
  }

  // One that was removed by itself leaves its place, with the way back.
  const inPlace = removed && !removed.isAll ? removed.entries : [];
  const days = Map.groupBy(newestFirst([...entries, ...inPlace]), ({ at }) => dayOf(at));
  return (
    <Stack gap="lg">
      {(entries.length > 0 || removed?.isAll) && (
        <div>
          <Button variant="secondary" onClick={() => (removed?.isAll ? undo() : removeEntries(entries, true))}>
            {removed?.isAll
              ? t({ id: 'INBOX_UNDO', message: 'Undo' })
              : t({ id: 'INBOX_REMOVE_ALL', message: 'Remove all' })}
          </Button>
        </div>
      )}
      <div role="status">
        <VisuallyHidden key={removed?.entries.map(entryKey).join(' ')}>
          {removed && t({ id: 'INBOX_REMOVED', message: 'Removed' })}
        </VisuallyHidden>
      </div>
      {days.size === 0 && (
        <EmptyState
          icon={BellIcon}
          title={t({ id: 'INBOX_EMPTY', message: 'No messages' })}
          text={t({
            id: 'INBOX_EMPTY_TEXT',
            message: 'What we tell you in passing can be read again here.',
          })}
        />
      )}
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} gap="sm">
          <div className={css.day}>
            <Heading level={2} size="h4">
              {day}
            </Heading>
          </div>
          <Card>
            <HistoryRows name={day}>
              {ofDay.map((entry) => (
                <MessageRow
                  key={entryKey(entry)}
                  entry={entry}
                  time={timeOf(entry.at)}
                  isNew={news.has(entryKey(entry))}
                  isRemoved={inPlace.includes(entry)}
                  onRemove={() => removeEntries([entry], false)}
                  onUndo={undo}
                />
              ))}
            </HistoryRows>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}

/** What has been unread on this visit. */
function useNews(unread: readonly string[]): ReadonlySet<string> {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  if (unread.every((key) => news.has(key))) return news;
  const next = new Set([...news, ...unread]);
  setNews(next);
  return next;
}
