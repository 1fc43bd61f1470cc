import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { useStore } from '@lobby/runtime';
import { ChatIcon, IconButton, VisuallyHidden } from '@lobby/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeChat, openChat } from '../chat.ts';
import { chatStore } from '../chatStore.ts';
import { loadMessenger } from '../widget/loadMessenger.ts';
import { useIsChatHidden } from '../widget/useConditions.ts';
import * as css from './ChatButton.css.ts';

/** Opens the live chat from the page's corner (R-2-069). */
export function ChatButton() {
  return <Button place="corner" />;
}

/** The same in the bar above a game, which a button in the corner would cover. */
export function GameChatButton() {
  return <Button place="bar" />;
}

function Button({ place }: { place: 'corner' | 'bar' }) {
  const { t } = useLingui();
  const { chat: settings } = useLobby().settings;
  const { status, unread } = useStore(chatStore);
  const button = useRef<HTMLButtonElement>(null);
  const isHidden = useIsChatHidden();
  useFocusAfterChat(button, status === 'open');
  const isScrolledDown = useIsScrolledDown();
  if (!settings || isHidden) return null;

  const load = loadMessenger(settings);
  const isInCorner = place === 'corner';
  const label =
    unread === 0
      ? t({ id: 'LIVE_CHAT', message: 'Live chat' })
      : t({
          id: 'LIVE_CHAT_UNREAD',
          message: plural(unread, {
            one: 'Live chat, # unread message',
            other: 'Live chat, # unread messages',
          }),
        });
  return (
    <span className={css.place} data-withdrawn={isInCorner && isScrolledDown && unread === 0 ? '' : undefined}>
      <IconButton
        ref={button}
        icon={ChatIcon}
        label={label}
        variant={isInCorner ? 'primary' : 'plain'}
        size={isInCorner ? 'lg' : 'md'}
        loading={status === 'loading'}
        aria-expanded={status === 'open'}
        onClick={() => (status === 'open' ? closeChat(load) : openChat(load))}
      />
      {unread > 0 && (
        <span aria-hidden className={css.unread}>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{unread > 0 && label}</span>
      </VisuallyHidden>
    </span>
  );
}

/** Shorter movements are a thumb's trembling, px. */
const MIN_SCROLL = 8;

/** Whether the page was last scrolled down: on phones the button is then out of the way of what it would cover. */
function useIsScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(function followScrolling() {
    // Below zero while the top of the page springs back.
    const top = () => Math.max(0, window.scrollY);
    let last = top();
    function follow() {
      const moved = top() - last;
      if (Math.abs(moved) < MIN_SCROLL && top() > 0) return;
      last = top();
      setIsDown(moved > 0);
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}

/** The vendor's window takes the focus with it when it closes. */
function useFocusAfterChat(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(
    function focusAfterChat() {
      const { activeElement, body } = document;
      if (wasOpen.current && !isOpen && (activeElement === null || activeElement === body)) button.current?.focus();
      wasOpen.current = isOpen;
    },
    [button, isOpen],
  );
}
