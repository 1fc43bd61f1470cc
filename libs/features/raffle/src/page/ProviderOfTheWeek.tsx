import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { pictureUrl } from '@lobby/routing';
import { Heading, Stack, Tabs, Text } from '@lobby/ui-kit';
import { useId } from 'react';
import type { RaffleSettings } from '../raffleSettings.ts';
import * as css from './ProviderOfTheWeek.css.ts';

type Raffle = RaffleSettings['raffles'][number];
interface Provider {
  slug: string;
  name: string;
  image: string | null;
}

/** The studio of the week with its picture and its games; where raffles have different ones, each on a tab (R-2-078, R-3-056). */
export function ProviderOfTheWeek({ raffles }: { raffles: readonly Raffle[] }) {
  const { t } = useLingui();
  const id = useId();
  const providers = providersOf(raffles);
  const [only] = providers;
  if (!only) return null;
  const title = t({ id: 'RAFFLE_PROVIDER', message: 'Provider of the week' });
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {providers.length === 1 ? (
        <Showcase provider={only} />
      ) : (
        <Tabs
          label={title}
          items={providers.map((provider) => ({
            value: provider.slug,
            label: provider.name,
            content: <Showcase provider={provider} />,
          }))}
        />
      )}
    </Stack>
  );
}

function providersOf(raffles: readonly Raffle[]): readonly Provider[] {
  const bySlug = new Map<string, Provider>();
  for (const { gameStudio, raffleSpotlightImage } of raffles) {
    if (gameStudio && !bySlug.has(gameStudio.slug))
      bySlug.set(gameStudio.slug, { ...gameStudio, image: pictureUrl(raffleSpotlightImage) });
  }
  return [...bySlug.values()];
}

function Showcase({ provider: { slug, name, image } }: { provider: Provider }) {
  const { t } = useLingui();
  return (
    <Stack gap="xl">
      <div className={css.spotlight}>
        {image && (
          <img
            className={css.picture}
            src={image}
            alt=""
            width={1440}
            height={810}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
        <div className={css.words}>
          <Heading level={3} size="h2">
            {name}
          </Heading>
          <Text>
            {t({ id: 'RAFFLE_PROVIDER_TEXT', message: 'In the spotlight all week. Tickets come with every game.' })}
          </Text>
        </div>
      </div>
      <Slot name="games.studio" props={{ slug }} />
    </Stack>
  );
}
