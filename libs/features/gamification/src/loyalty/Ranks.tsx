import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { Badge, Button, Heading, InfoIcon, SectionHead, Stack, Text } from '@lobby/ui-kit';
import { useId } from 'react';
import type { RankCard } from './loyaltyPage.ts';
import * as css from './Ranks.css.ts';
import { ServedColor } from './ServedColor.tsx';

/** The ranks from the lowest up, each with what it brings (R-2-083). */
export function Ranks({ cards, level }: { cards: readonly RankCard[]; level: number }) {
  const { t } = useLingui();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'LOYALTY_RANKS', message: 'Ranks and what they bring' })} />
      <ul className={css.ranks}>
        {cards.map((card) => (
          <li key={card.rank} className={css.cell}>
            <Rank card={card} isCurrent={card.rank === level} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Rank({ card, isCurrent }: { card: RankCard; isCurrent: boolean }) {
  const { t } = useLingui();
  const { rank, title, subtitle, logo, color, benefitsTitle, benefits } = card;
  const name = title ?? t({ id: 'LOYALTY_RANK', message: `Rank ${rank}` });
  const label = benefitsTitle ?? t({ id: 'LOYALTY_BENEFITS', message: 'What it brings' });
  function showBenefits() {
    openOverlay({ variant: 'default', title: name, content: <Benefits title={label} benefits={benefits} /> }).catch(
      reportError,
    );
  }
  return (
    <ServedColor color={color} className={isCurrent ? css.currentRank : css.rank}>
      {logo && <img className={css.logo} src={logo} alt="" width={80} height={80} loading="lazy" decoding="async" />}
      <div className={css.words}>
        <Heading level={3} size="h4">
          {name}
        </Heading>
        {subtitle && (
          <Text tone="muted" size="sm">
            {subtitle}
          </Text>
        )}
        {isCurrent && <Badge tone="success">{t({ id: 'LOYALTY_YOUR_RANK', message: 'Your rank' })}</Badge>}
      </div>
      {benefits.length > 0 && (
        <div className={css.info}>
          <Button variant="ghost" icon={InfoIcon} aria-label={`${name}: ${label}`} onClick={showBenefits}>
            {label}
          </Button>
        </div>
      )}
    </ServedColor>
  );
}

function Benefits({ title, benefits }: { title: string; benefits: readonly string[] }) {
  return (
    <Stack gap="sm">
      <Text weight="bold">{title}</Text>
      <ul className={css.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Stack>
  );
}
