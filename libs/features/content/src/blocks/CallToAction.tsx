import { useOptionalIntent } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { usePlayerStatus } from '@lobby/player';
import { Link, loginPathFrom, useLocale, useLocation } from '@lobby/routing';
import { Button, ButtonLink, ExternalIcon } from '@lobby/ui-kit';
import { readAddress } from '../links/address.ts';
import type { CallToActionData } from './contentBlock.ts';

interface CallToActionProps {
  action: CallToActionData | null;
  size?: 'md' | 'lg';
}

/** The button of a block: a deposit, a page of the lobby, or another site. Nothing for a bad address. */
export function CallToAction({ action, size = 'md' }: CallToActionProps) {
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const status = usePlayerStatus();
  const location = useLocation();
  const locale = useLocale();
  if (!action) return null;
  const { type, label, url } = action;

  if (type === 'DEPOSIT') {
    if (status === 'LOGGED_OUT') {
      const login = loginPathFrom(location, locale) as `/${string}`;
      return (
        <ButtonLink size={size} render={<Link to={login} />}>
          {label}
        </ButtonLink>
      );
    }
    if (!openQuickDeposit) return null;
    return (
      <Button size={size} disabled={status === 'LOADING'} onClick={() => void openQuickDeposit({}).catch(reportError)}>
        {label}
      </Button>
    );
  }
  const address = readAddress(url, window.location.origin);
  if (!address) return null;
  if (address.kind === 'internal') {
    return (
      <ButtonLink size={size} render={<Link to={address.path} />}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size={size} variant="secondary" iconEnd={ExternalIcon} href={address.url} external>
      {label}
    </ButtonLink>
  );
}
