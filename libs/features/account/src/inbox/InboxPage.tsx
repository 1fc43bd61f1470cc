import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Container, PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import * as css from './inbox.css.ts';
import { Messages } from './Messages.tsx';

/** `/inbox/`: what was announced to the player in passing, to be read again. */
export default function InboxPage() {
  const { t } = useLingui();
  const { player } = useSession();
  const title = t({ id: 'INBOX', message: 'Messages' });
  return (
    <Container>
      <div className={css.page}>
        <Stack gap="xl">
          <PageTitle of={title} />
          <PageHead
            title={title}
            note={t({ id: 'INBOX_NOTE', message: 'They are on this device alone, until you sign out.' })}
          />
          {player ? (
            <Messages />
          ) : (
            <div aria-busy className={css.placeholder}>
              <Skeleton shape="block" />
            </div>
          )}
        </Stack>
      </div>
    </Container>
  );
}
