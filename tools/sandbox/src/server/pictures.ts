import { prizeNames, type PictureSize } from '../../../sandbox-art/src/index.ts';
import type { BlockDocument, PictureRef, RaffleSettingsDocument } from '../store/base/content.ts';
import { forPhones, pictureForDesktops, picturePath } from '../graphql/context.ts';
import { pictureWidth } from '../graphql/games.ts';
import { desktopWidth, mobileWidth } from '../graphql/pages.ts';
import { prizeWidth } from '../graphql/rewards.ts';
import type { Store } from '../store/index.ts';

/** Widths of the lobby's fragment `GameArt`, as browsers choose them for each place. */
const places = {
  leadingRow: [320, 236],
  row: [236, 172],
  grid: [388, 236, 320],
} as const;

/** Games of a row and of a list's page, as many as are requested at once. */
const [rowLength, pageLength] = [10, 30];

/** Of all games: a casino's thousands are rendered when they are requested. */
const catalogueLength = 400;

/** Those of the pages of jackpot, raffle, calendar and rewards. */
const prizePictures = (studios: readonly string[]): [PictureRef, number][] => [
  [['jackpot', 'page'], desktopWidth],
  [forPhones(['jackpot', 'page']), mobileWidth],
  [['jackpot', 'logo'], mobileWidth],
  [['jackpot', 'winner'], mobileWidth],
  [['raffle', 'background'], desktopWidth],
  [forPhones(['raffle', 'background']), mobileWidth],
  ...studios.map((slug): [PictureRef, number] => [['raffle', slug], desktopWidth]),
  [['calendar', 'christmas'], desktopWidth],
  [forPhones(['calendar', 'christmas']), mobileWidth],
  ...prizeNames.map((name): [PictureRef, number] => [['prize', name], prizeWidth]),
];

/** The pictures of the lobby's pages, in the order in which players see them. */
export function picturesOf(store: Store): PictureSize[] {
  const { documents, games } = store;
  const thumbnails = (lookupIds: readonly string[], widths: readonly number[]) =>
    widths.flatMap((width) =>
      lookupIds.flatMap((lookupId) => {
        const slug = games.byId(lookupId)?.slug;
        return slug === undefined ? [] : [{ path: `/thumbnails/${slug}.avif`, width }];
      }),
    );
  const art = (picture: PictureRef, width: number): PictureSize => ({ path: picturePath(store, picture), width });

  const blocks = documents.all<BlockDocument>('block').flatMap(({ body }) => (body.page === 'lobby' ? [body] : []));
  const lists = games.groups('list');
  const raffle = documents.get<RaffleSettingsDocument>('setting', 'raffle');
  const pictures = [
    ...blocks.flatMap(({ type, art: picture, listOfGamesSlug }, index) => {
      const lookupIds = lists.find(({ slug }) => slug === listOfGamesSlug)?.lookupIds ?? [];
      return [
        ...(picture
          ? [art(forPhones(picture), mobileWidth), art(pictureForDesktops(type, picture), desktopWidth)]
          : []),
        ...thumbnails(lookupIds.slice(0, rowLength), places[index <= 1 ? 'leadingRow' : 'row']),
      ];
    }),
    ...lists.flatMap(({ lookupIds }) => thumbnails(lookupIds.slice(0, rowLength), places.row)),
    ...prizePictures(raffle?.raffles.map(({ studioSlug }) => studioSlug) ?? []).map((each) => art(...each)),
    ...games.studios().map(({ slug }) => art(['studio', slug], pictureWidth)),
    ...lists.flatMap(({ lookupIds }) => thumbnails(lookupIds.slice(0, pageLength), places.grid)),
    ...games.groups('category').map(({ slug }) => art(['category', slug], pictureWidth)),
    ...thumbnails(
      games
        .all()
        .slice(0, catalogueLength)
        .map(({ lookupId }) => lookupId),
      places.grid,
    ),
  ];
  return [...new Map(pictures.map((picture) => [`${picture.path} ${picture.width}`, picture])).values()];
}
