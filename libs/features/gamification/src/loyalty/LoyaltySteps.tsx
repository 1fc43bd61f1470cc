import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, Heading, Icon, SectionHead, Stack, Text } from '@lobby/ui-kit';
import { Fragment, useId } from 'react';
import type { LoyaltyPageContent } from './loyaltyPage.ts';
import * as css from './LoyaltySteps.css.ts';

/** How it works, step by step, with arrows between (R-2-084). */
export function LoyaltySteps({ steps }: { steps: LoyaltyPageContent['steps'] }) {
  const { t } = useLingui();
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'LOYALTY_STEPS', message: 'How it works' })} />
      <ol className={css.steps}>
        {steps.map(({ title, subtitle, description, image }, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden className={css.arrow} data-testid="step-arrow">
                <Icon of={ArrowRightIcon} size="lg" />
              </li>
            )}
            <li className={css.step}>
              {image && (
                <img
                  className={css.picture}
                  src={image}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <div className={css.words}>
                {subtitle && (
                  <Text tone="accent" size="sm" weight="bold">
                    {subtitle}
                  </Text>
                )}
                {title && (
                  <Heading level={3} size="h4">
                    {title}
                  </Heading>
                )}
                {description && <Text tone="muted">{description}</Text>}
              </div>
            </li>
          </Fragment>
        ))}
      </ol>
    </Stack>
  );
}
