import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Badge, BellIcon, NavigationGroup, NavigationItem, VisuallyHidden } from '@lobby/ui-kit';
import { useShownMessages } from './useMessage.ts';

/** The way to a player's messages in the menu, with how many are unread. */
export default function InboxMenuEntry({ close }: { close: () => void }) {
  const { status } = useSession();
  return status === 'LOGGED_IN' ? <Entry close={close} /> : null;
}

function Entry({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { entries } = useShownMessages();
  const unread = entries.filter(({ isRead }) => !isRead).length;
  const name = t({ id: 'INBOX', message: 'Messages' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem
          icon={BellIcon}
          render={<Link to="inbox" onClick={close} />}
          end={unread > 0 && <UnreadCount count={unread} />}
        >
          {name}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}

function UnreadCount({ count }: { count: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Badge tone="info">
      <span aria-hidden>{number(count)}</span>
      <VisuallyHidden>
        {t({ id: 'INBOX_UNREAD', message: plural(count, { one: '# unread', other: '# unread' }) })}
      </VisuallyHidden>
    </Badge>
  );
}
