import { useLingui } from '@lingui/react/macro';
import {
  graphql,
  idempotent,
  isNotOffered,
  type ResultOf,
  toLobbyError,
  useDataClient,
  useMutation,
  useQuery,
} from '@lobby/data';
import { RetryButton } from '@lobby/fallbacks';
import { GetPlayerInfo, type PlayerInfo } from '@lobby/player';
import {
  Button,
  Form,
  type FormErrors,
  FormCheckbox,
  Inline,
  RadioGroup,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
} from '@lobby/ui-kit';
import { type ReactNode, useState } from 'react';
import { ClosingConsequences } from './ClosingConsequences.tsx';
import * as css from './closing.css.ts';

const AccountCloseReasons = graphql(`
  query AccountCloseReasons {
    root {
      accountCloseReasons {
        id
        label
        reopenAllowed
      }
    }
  }
`);
type Reason = ResultOf<typeof AccountCloseReasons>['root']['accountCloseReasons'][number];

const CloseAccountMutation = graphql(`
  mutation CloseAccount($reasonId: ID!) {
    closeAccount(reasonId: $reasonId) {
      id
      accountStatus {
        status
        cause
        reopenByCustomerAllowed
      }
    }
  }
`);

interface CloseAccountStepsProps {
  player: PlayerInfo;
  onCancel: () => void;
}

/** Why, with what it means for play and money; then a box to tick, so that nobody closes an account by two taps. */
export default function CloseAccountSteps({ player, onCancel }: CloseAccountStepsProps) {
  const { t } = useLingui();
  const [{ data, error }, refetch] = useQuery({ query: AccountCloseReasons });
  const [reason, setReason] = useState<Reason | null>(null);
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const reasons = data?.root.accountCloseReasons;

  if (!reasons)
    return error ? (
      <Stack gap="md">
        <div role="alert">
          <Text>
            {isNotOffered(error)
              ? t({ id: 'NOT_OFFERED', message: 'This is not offered here' })
              : t({ id: 'HISTORY_FAILED', message: 'This did not load' })}
          </Text>
        </div>
        <Answers onCancel={onCancel}>
          {!isNotOffered(error) && <RetryButton variant="primary" onClick={refetch} />}
        </Answers>
      </Stack>
    ) : (
      <div aria-busy>
        <Skeleton width="md" />
      </div>
    );
  if (isConfirming && reason !== null)
    return (
      <Step>
        <Confirmation reason={reason} onBack={() => setConfirming(false)} />
      </Step>
    );
  return (
    <Step>
      <Stack gap="lg">
        <ClosingConsequences player={player} />
        <RadioGroup
          label={t({ id: 'CLOSE_REASON', message: 'Why do you want to close it?' })}
          options={reasons.map(({ id, label, reopenAllowed }) => ({
            value: id,
            label,
            hint: reopenAllowed
              ? t({ id: 'CLOSE_REOPENABLE', message: 'You can open the account again.' })
              : t({ id: 'CLOSE_FOR_GOOD', message: 'You cannot open the account again.' }),
          }))}
          value={reason?.id ?? null}
          error={
            isTried && reason === null
              ? t({ id: 'CLOSE_REASON_MISSING', message: 'Please choose a reason.' })
              : undefined
          }
          onChange={(id) => setReason(reasons.find((each) => each.id === id) ?? null)}
        />
        <Answers onCancel={onCancel}>
          <Button
            variant="secondary"
            onClick={() => {
              setTried(true);
              if (reason !== null) setConfirming(true);
            }}
          >
            {t({ id: 'CONTINUE', message: 'Continue' })}
          </Button>
        </Answers>
      </Stack>
    </Step>
  );
}

/** The way on, and the way out. */
function Answers({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Inline wrap gap="sm">
      {children}
      <Button variant="ghost" onClick={onCancel}>
        {t({ id: 'PROFILE_CANCEL', message: 'Cancel' })}
      </Button>
    </Inline>
  );
}

interface Values extends Record<string, string> {
  confirmed: string;
}

function Confirmation({ reason, onBack }: { reason: Reason; onBack: () => void }) {
  const { t } = useLingui();
  const client = useDataClient();
  const [, send] = useMutation(CloseAccountMutation);

  async function close(): Promise<FormErrors | undefined> {
    const { data, error } = await send({ reasonId: reason.id }, idempotent);
    if (data && !error) return undefined;
    // Closed already: by another tab, or by a request whose response was lost.
    if (error && toLobbyError(error).types.includes('AccountClosed')) {
      client.refetch(GetPlayerInfo);
      return undefined;
    }
    return { form: t({ id: 'CLOSE_FAILED', message: 'Your account was not closed. Please try again.' }) };
  }

  return (
    <Form<Values>
      label={t({ id: 'CLOSE_ACCOUNT', message: 'Close account' })}
      summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
      defaultValues={{ confirmed: '' }}
      onSubmit={close}
    >
      <Stack gap="xs">
        <Text weight="medium">{reason.label}</Text>
        <Text>
          {reason.reopenAllowed
            ? t({ id: 'CLOSE_REOPENABLE', message: 'You can open the account again.' })
            : t({
                id: 'CLOSE_FOR_GOOD_TEXT',
                message: 'If this is the reason, the account stays closed: you cannot open it again.',
              })}
        </Text>
      </Stack>
      <FormCheckbox
        name="confirmed"
        label={t({ id: 'CLOSE_CONFIRM', message: 'Your confirmation' })}
        text={t({ id: 'CLOSE_CONFIRM_TEXT', message: 'I want to close my account.' })}
        validate={(value) =>
          value === '' ? t({ id: 'CLOSE_CONFIRM_MISSING', message: 'Please tick the box to confirm.' }) : undefined
        }
        required
      />
      <Inline wrap gap="sm">
        <SubmitButton loadingLabel={t({ id: 'LOADING', message: 'Loading' })}>
          {t({ id: 'CLOSE_NOW', message: 'Close my account' })}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {t({ id: 'CLOSE_BACK', message: 'Back' })}
        </Button>
      </Inline>
    </Form>
  );
}

const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/** A step that replaces another one, whose button has gone: it takes the focus. */
function Step({ children }: { children: ReactNode }) {
  return (
    <div ref={focusAtOnce} tabIndex={-1} className={css.step}>
      {children}
    </div>
  );
}
