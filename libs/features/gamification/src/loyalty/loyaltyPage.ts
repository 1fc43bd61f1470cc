import { graphql, type ResultOf } from '@lobby/data';
import { pictureUrl } from '@lobby/routing';
import * as v from 'valibot';

/** The page as the operator has written it; without variables (R-7-028, R-3-059). */
export const LoyaltyPageQuery = graphql(`
  query LoyaltyPage {
    root {
      ts(keys: ["LOYALTY"]) {
        key
        value
      }
      gamificationSettings {
        enabled
      }
      loyaltyPage {
        rankCards {
          rank
          subtitle
          logo
          color
          benefitsTitle
          benefits {
            description
          }
        }
        backgroundImage
        backgroundDesktopImage
        mainImage
        mainDesktopImage
        shopImage
        shopDesktopImage
        gamesImage
        description
        steps {
          title
          subtitle
          description
          image
        }
        rewardCards {
          title
          description
          image
          color
        }
        termsAndConditions
      }
    }
  }
`);

/** What ranks are called, where the platform says so. */
export const RankTitlesQuery = graphql(`
  query RankTitles {
    root {
      loyaltyPage {
        rankCards {
          rank
          title
        }
      }
    }
  }
`);

const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value?.trim() || null),
);
const picture = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => pictureUrl(value)),
);
/** Colours only decorate: one that is none is left out. */
const color = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))), null);

const rankCard = v.object({
  rank: v.number(),
  title: text,
  subtitle: text,
  logo: picture,
  color,
  benefitsTitle: text,
  benefits: v.pipe(
    v.array(v.object({ description: v.string() })),
    v.transform((benefits) => benefits.map(({ description }) => description)),
  ),
});
const schema = v.object({
  rankCards: v.pipe(
    v.array(rankCard),
    v.transform((cards) => cards.toSorted((one, other) => one.rank - other.rank)),
  ),
  backgroundImage: picture,
  backgroundDesktopImage: picture,
  mainImage: picture,
  mainDesktopImage: picture,
  shopImage: picture,
  shopDesktopImage: picture,
  gamesImage: picture,
  description: text,
  steps: v.array(v.object({ title: text, subtitle: text, description: text, image: picture })),
  rewardCards: v.array(v.object({ title: text, description: text, image: picture, color })),
  termsAndConditions: text,
});

export type LoyaltyPageContent = v.InferOutput<typeof schema>;
export type RankCard = LoyaltyPageContent['rankCards'][number];

const nothing: LoyaltyPageContent = v.parse(schema, { rankCards: [], steps: [], rewardCards: [] });

type Served = ResultOf<typeof LoyaltyPageQuery>['root']['loyaltyPage'];
type ServedTitles = ResultOf<typeof RankTitlesQuery>['root']['loyaltyPage'];

/** What is served of the page; a page without it has its own words alone. */
export function parseLoyaltyPage(served: Served, titles: ServedTitles): LoyaltyPageContent {
  if (served === null) return nothing;
  const titleOf = new Map(titles?.rankCards.map(({ rank, title }) => [rank, title]));
  const rankCards = served.rankCards.map((card) => ({ ...card, title: titleOf.get(card.rank) }));
  return v.parse(schema, { ...served, rankCards });
}
