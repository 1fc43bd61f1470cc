import { useLingui } from '@lingui/react/macro';
import { loginPathFrom, Link, useLocale, useLocation } from '@lobby/routing';
import {
  Button,
  ButtonLink,
  Inline,
  Spinner,
  Stack,
  SuccessIcon,
  Icon,
  Switch,
  Text,
  RefreshIcon,
} from '@lobby/ui-kit';
import { useId, useState } from 'react';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { ContributionChoice } from './ContributionChoice.tsx';
import * as css from './OptInView.css.ts';
import { useContributionText } from './useContributionText.ts';
import { useRequestedOption } from './customJackpot.ts';
import type { OptIn } from './useJackpotOptIn.ts';

interface OptInViewProps {
  settings: JackpotSettings;
  optIn: OptIn;
  isVisitor: boolean;
}

/** The player's part in the jackpot: what it costs first, then the choice. Leaving takes one tap. */
export function OptInView({ settings, optIn, isVisitor }: OptInViewProps) {
  const { t } = useLingui();
  const textOf = useContributionText();
  const [option, pick] = useOption(settings, optIn.contribution);
  const { state, isIn, isBlocked, isChanging, wantsIn, contribution, choose } = optIn;

  if (state === 'failed') {
    return (
      <OptInFailed
        onReload={optIn.reload}
        onLeave={() => choose({ optIn: false, contribution: contribution ?? option })}
      />
    );
  }
  if (state === 'loading' && !isChanging) return <OptInLoading />;
  if (isBlocked && !isIn) {
    return <Text>{t({ id: 'JACKPOT_BLOCKED', message: 'You cannot take part while you cannot play.' })}</Text>;
  }
  const { short } = textOf(option);
  // What applies, until another option is carried out.
  const { price } = textOf(isIn ? (contribution ?? option) : option);
  const canChange = isIn && !isBlocked && contribution !== null && option !== contribution;
  const known = isIn
    ? t({ id: 'JACKPOT_IS_IN', message: 'You take part.' })
    : t({ id: 'JACKPOT_IS_OUT', message: 'You do not take part.' });
  const pending = wantsIn
    ? t({ id: 'JACKPOT_JOINING', message: 'Joining … press again to stay out.' })
    : t({ id: 'JACKPOT_LEAVING', message: 'Leaving … press again to stay in.' });
  const hint = isChanging ? pending : known;
  return (
    <Stack gap="lg">
      {!isBlocked && (
        <>
          <ContributionChoice options={settings.options} value={option} onChange={pick} />
          <Text>
            <span>{price}</span>{' '}
            <span>{t({ id: 'JACKPOT_VOLUNTARY', message: 'It is your choice, and you can leave at any time.' })}</span>
          </Text>
        </>
      )}
      {isVisitor ? (
        <SignIn />
      ) : (
        <div className={css.choice} aria-busy={isChanging || undefined}>
          <Switch
            label={t({ id: 'JACKPOT_TAKE_PART', message: 'Take part in the jackpot' })}
            hint={hint}
            checked={isIn}
            onChange={(next) => {
              // A press while a choice is being carried out takes that back.
              const optsIn = isChanging ? !wantsIn : next;
              choose({ optIn: optsIn, contribution: optsIn ? option : (contribution ?? option) });
            }}
          />
          {isChanging && (
            <div className={css.spinner}>
              <Spinner label={t({ id: 'LOADING', message: 'Loading' })} />
            </div>
          )}
        </div>
      )}
      {canChange && !isChanging && (
        <Button variant="secondary" onClick={() => choose({ optIn: true, contribution: option })}>
          {t({ id: 'JACKPOT_CHANGE_CONTRIBUTION', message: `Contribute ${short} from now on` })}
        </Button>
      )}
      <div role="status" className={css.confirmation}>
        {optIn.isConfirmed && (
          <Inline gap="sm">
            <Icon of={SuccessIcon} />
            <span>{t({ id: 'JACKPOT_CONFIRMED', message: 'You are in. Good luck!' })}</span>
          </Inline>
        )}
      </div>
    </Stack>
  );
}

/** The option that a player looks at: the one that applies, or the one that would. */
function useOption(settings: JackpotSettings, contribution: number | null): [number, (option: number) => void] {
  const [picked, pick] = useState<number | null>(null);
  const requested = useRequestedOption(settings);
  const known = settings.options.find((option) => option === contribution);
  return [picked ?? known ?? requested ?? settings.initialOption, pick];
}

export function OptInLoading() {
  const { t } = useLingui();
  return (
    <div className={css.waiting}>
      <Spinner label={t({ id: 'LOADING', message: 'Loading' })} />
    </div>
  );
}

/** Whether the player takes part is not known, or what was chosen could not be carried out (R-8-028, R-8-029). */
export function OptInFailed({ onReload, onLeave }: { onReload: () => void; onLeave?: () => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div role="alert" aria-labelledby={id}>
      <Stack gap="md" align="start">
        <Stack gap="xs">
          <Text as="strong" weight="bold" id={id}>
            {t({ id: 'ERROR', message: 'Error' })}
          </Text>
          <Text>{t({ id: 'JACKPOT_STATUS_FAILED', message: 'Error fetching the status' })}</Text>
          {onLeave && (
            <Text>
              {t({
                id: 'JACKPOT_MAY_COST',
                message: 'If you are taking part, each round still costs your contribution.',
              })}
            </Text>
          )}
        </Stack>
        <Inline gap="sm">
          <Button variant="secondary" icon={RefreshIcon} onClick={onReload}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
          {onLeave && (
            <Button variant="ghost" onClick={onLeave}>
              {t({ id: 'JACKPOT_LEAVE', message: 'Leave the jackpot' })}
            </Button>
          )}
        </Inline>
      </Stack>
    </div>
  );
}

function SignIn() {
  const { t } = useLingui();
  const location = useLocation();
  const locale = useLocale();
  const login = loginPathFrom(location, locale) as `/${string}`;
  return (
    <Inline>
      <ButtonLink render={<Link to={login} />}>
        {t({ id: 'JACKPOT_SIGN_IN', message: 'Sign in to take part' })}
      </ButtonLink>
    </Inline>
  );
}
