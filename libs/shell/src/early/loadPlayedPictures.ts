import { whenParsed } from './whenParsed.ts';

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
  whenParsed('[data-played]', (place) => {
    if (place.getBoundingClientRect().top <= innerHeight) loadPictures(answer, place.dataset['played'] ?? '');
  });
}

function loadPictures(answer: unknown, sizes: string): void {
  const games = (answer as Answer).data?.personalized?.gamesByLookupId ?? [];
  for (const game of games.slice(0, inView)) {
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = sizes;
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
