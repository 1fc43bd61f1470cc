type Addresses = Readonly<Record<string, unknown>>;

interface Answer {
  data?: { personalized?: { gamesByLookupId?: readonly Addresses[] } } | null;
}

/** So many stand beside each other on a phone. */
const inView = 3;

/**
 * Loads pictures of the games played last, if their row is in view, so that they are there when the lobby's scripts show it. As AVIF alone: other browsers
 * load them later.
 */
export function loadPlayedPictures(answer: unknown): void {
  const place = document.querySelector<HTMLElement>('[data-played]');
  if (!place || place.getBoundingClientRect().top > innerHeight) return;
  const games = (answer as Answer).data?.personalized?.gamesByLookupId ?? [];
  for (const game of games.slice(0, inView)) {
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = place.dataset['played'] ?? '';
    source.srcset = Object.entries(game)
      .flatMap(([name, address]) => {
        const [, width] = /^w(\d+)$/.exec(name) ?? [];
        return width ? `${String(address).replace('{format}', 'avif')} ${width}w` : [];
      })
      .join(', ');
    const image = new Image();
    image.fetchPriority = 'high';
    // It loads without being on the page.
    document.createElement('picture').append(source, image);
  }
}
