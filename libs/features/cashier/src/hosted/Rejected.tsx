import { useLingui } from '@lingui/react/macro';
import { NotOffered } from '@lobby/fallbacks';
import { closeOverlay } from '@lobby/overlays';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, LockIcon, ShieldIcon, WarningIcon } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { build } from 'virtual:lobby-build';

/** In place of the cashier where the platform rejects this player's payments: why, and the way to what lifts it. */
export function Rejected({ types }: { types: readonly string[] }) {
  const { t } = useLingui();
  const plain = { layout: 'plain', level: 3, role: 'alert' } as const;

  if (types.includes('NotOffered')) return <NotOffered layout="plain" level={3} />;
  // Which limit, and the way to it, stands above the form.
  if (build.depositLimits && types.includes('DepositLimitExceeded'))
    return (
      <EmptyState
        {...plain}
        icon={LockIcon}
        title={t({ id: 'DEPOSIT_LIMIT_EXCEEDED', message: 'Your deposit limit is reached' })}
        text={t({ id: 'DEPOSIT_LIMIT_EXCEEDED_TEXT', message: 'Less is left of it than the smallest deposit.' })}
      />
    );
  if (build.kycRequired && types.includes('KycRequired')) return <VerificationFirst />;
  if (types.includes('SourceOfWealthRequired'))
    return (
      <EmptyState
        {...plain}
        icon={ShieldIcon}
        title={t({ id: 'CASHIER_WEALTH_FIRST', message: 'Tell us where your money comes from' })}
        text={t({
          id: 'CASHIER_WEALTH_FIRST_TEXT',
          message: 'We have asked for it, and the time for it is over. You can deposit again as soon as we have it.',
        })}
        actions={
          <PageLink to="source-of-wealth">
            {t({ id: 'CASHIER_WEALTH_FIRST_LINK', message: 'Source of wealth' })}
          </PageLink>
        }
      />
    );
  return (
    <EmptyState
      {...plain}
      icon={WarningIcon}
      title={t({ id: 'CASHIER_REJECTED', message: 'This is not possible with your account right now' })}
      text={t({ id: 'CASHIER_REJECTED_TEXT', message: 'Contact us to find out why.' })}
    />
  );
}

/** A withdrawal that waits until the player's identity has been verified. */
export function VerificationFirst() {
  const { t } = useLingui();
  return (
    <EmptyState
      layout="plain"
      level={3}
      role="alert"
      icon={ShieldIcon}
      title={t({ id: 'CASHIER_KYC_FIRST', message: 'Verify your identity first' })}
      text={t({
        id: 'CASHIER_KYC_FIRST_TEXT',
        message: 'Your money stays in your balance. You can withdraw it as soon as we know that it is you.',
      })}
      actions={
        <PageLink to={build.SumSubFlow ? 'profile-identity' : 'profile-documents'}>
          {t({ id: 'CASHIER_KYC_FIRST_LINK', message: 'Verify now' })}
        </PageLink>
      }
    />
  );
}

type Page = 'profile-documents' | 'profile-identity' | 'source-of-wealth';

/** The player may be on that page already: the overlay closes all the same. */
function PageLink({ to, children }: { to: Page; children: ReactNode }) {
  return <ButtonLink render={<Link to={to} onClick={() => void closeOverlay()} />}>{children}</ButtonLink>;
}
