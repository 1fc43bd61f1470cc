import { useLingui } from '@lingui/react/macro';
import { useDateFormat } from '@lobby/i18n';
import { Icon, SuccessIcon, VisuallyHidden } from '@lobby/ui-kit';
import * as css from './payments.css.ts';

interface WithdrawalProgressProps {
  createdAt: string;
  processingAt: string | null;
  processedAt: string | null;
}

/** How far a withdrawal that is not paid yet has come: requested, processing, paid. */
export function WithdrawalProgress({ createdAt, processingAt, processedAt }: WithdrawalProgressProps) {
  const { t } = useLingui();
  const { dateTime } = useDateFormat();
  const steps = [
    { name: t({ id: 'WITHDRAWAL_REQUESTED', message: 'Requested' }), reachedAt: createdAt },
    { name: t({ id: 'WITHDRAWAL_PROCESSING', message: 'Processing' }), reachedAt: processingAt },
    { name: t({ id: 'WITHDRAWAL_PAID', message: 'Paid' }), reachedAt: processedAt },
  ];
  const current = steps.findLastIndex(({ reachedAt }) => reachedAt !== null);
  return (
    <ol className={css.way} aria-label={t({ id: 'WITHDRAWAL_WAY', message: 'How far it is' })}>
      {steps.map(({ name, reachedAt }, index) => (
        <li
          key={name}
          className={css.step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.dot}>{index <= current && <Icon of={SuccessIcon} size="sm" />}</span>
          <span className={css.stepName}>{name}</span>
          {reachedAt === null ? (
            index > current && <VisuallyHidden>{t({ id: 'WITHDRAWAL_NOT_YET', message: '(not yet)' })}</VisuallyHidden>
          ) : (
            <span className={css.stepTime}>{dateTime(reachedAt)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
