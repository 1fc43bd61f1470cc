import { useLingui } from '@lingui/react/macro';
import { useOptionalIntent } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { useMayDeposit, useSession } from '@lobby/player';
import { Link, loginPathFrom, routeOfLink, useLocale, useLocation, useServedLink } from '@lobby/routing';
import { Button, ButtonLink, ExternalIcon, Reserved } from '@lobby/ui-kit';
import type { CallToActionData } from './contentBlock.ts';

interface BlockActionProps {
  action: CallToActionData | null;
  size?: 'md' | 'lg';
  /** What it is about is offered no more: the button keeps its place and says so. */
  isOver?: boolean;
}

/** The button of a block: a deposit (for visitors, who have no account yet, the way in), a page of the lobby, or another site. Nothing for a bad link, and no deposit for a player who may not. */
export function BlockAction({ action, size = 'md', isOver = false }: BlockActionProps) {
  const { t } = useLingui();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const { status } = useSession();
  const mayDeposit = useMayDeposit();
  const location = useLocation();
  const locale = useLocale();
  const link = useServedLink(action?.url);
  if (!action) return null;
  const { type, label } = action;

  if (type === 'DEPOSIT') {
    const isVisitor = status === 'LOGGED_OUT';
    if (mayDeposit === false || (!isVisitor && !openQuickDeposit)) return null;
    if (isOver) return <OverButton size={size} />;
    if (isVisitor || !openQuickDeposit) {
      const login = loginPathFrom(location, locale) as `/${string}`;
      return (
        <ButtonLink size={size} variant="offer" render={<Link to={login} />}>
          {t({ id: 'PLAY_NOW', message: 'Play now' })}
        </ButtonLink>
      );
    }
    return (
      <Reserved when={mayDeposit === null}>
        <Button size={size} variant="offer" onClick={() => void openQuickDeposit({}).catch(reportError)}>
          {label}
        </Button>
      </Reserved>
    );
  }
  if (!link) return null;
  const leadsToDeposit = link.kind === 'internal' && routeOfLink(link.path) === 'deposit';
  if (leadsToDeposit && mayDeposit === false) return null;
  if (isOver) return <OverButton size={size} />;
  if (link.kind === 'internal') {
    return (
      <Reserved when={leadsToDeposit && mayDeposit === null}>
        <ButtonLink size={size} variant="offer" render={<Link to={link.path} />}>
          {label}
        </ButtonLink>
      </Reserved>
    );
  }
  return (
    <ButtonLink size={size} variant="secondary" iconEnd={ExternalIcon} href={link.url} external>
      {label}
    </ButtonLink>
  );
}

function OverButton({ size }: Required<Pick<BlockActionProps, 'size'>>) {
  const { t } = useLingui();
  return (
    <Button size={size} variant="secondary" disabled>
      {t({ id: 'OFFER_OVER', message: 'No longer available' })}
    </Button>
  );
}
