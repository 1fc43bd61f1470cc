import { Heading, Text } from '@lobby/ui-kit';
import type { LoyaltyPageContent } from './loyaltyPage.ts';
import * as css from './Sections.css.ts';
import { ServedColor } from './ServedColor.tsx';

/** What there is to get (R-2-085). */
export function RewardCards({ cards }: { cards: LoyaltyPageContent['rewardCards'] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={css.rewards}>
      {cards.map(({ title, description, image, color }, index) => (
        <li key={index} className={css.cell}>
          <ServedColor color={color} className={css.reward}>
            {image && (
              <img
                className={css.rewardPicture}
                src={image}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
              />
            )}
            <div className={css.rewardWords}>
              {title && (
                <Heading level={3} size="h4">
                  {title}
                </Heading>
              )}
              {description && <Text tone="muted">{description}</Text>}
            </div>
          </ServedColor>
        </li>
      ))}
    </ul>
  );
}
