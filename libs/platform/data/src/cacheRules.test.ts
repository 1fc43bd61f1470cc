import { graphql } from './graphql.ts';
import { createTestClient, json, mockFetch, network } from './wire.fixture.ts';

afterEach(() => jest.restoreAllMocks());

describe('rules of the cache', () => {
  const Page = graphql(`
    query ContentPage {
      root {
        contentBlocks(page: "promotions") {
          id
          title
        }
      }
    }
  `);
  const Block = graphql(`
    query ContentBlock {
      root {
        contentBlock(id: "b1") {
          id
          title
        }
      }
    }
  `);
  const Games = graphql(`
    query Games($slug: String!) {
      personalized {
        game(slug: $slug) {
          lookupId
          title
        }
      }
    }
  `);
  const block = { __typename: 'ContentBlock', id: 'b1', title: 'Weekend reload' };

  it('resolves a lookup by id from an object of a list', async () => {
    mockFetch(() => json({ data: { root: { __typename: 'Root', contentBlocks: [block], contentBlock: block } } }));
    const { data } = createTestClient({ cache: [undefined, { lookups: { Root: { contentBlock: 'ContentBlock' } } }] });
    await data.urql.query(Page, {}).toPromise();
    expect((await data.urql.query(Block, {}).toPromise()).data?.root.contentBlock?.title).toBe('Weekend reload');
    expect(network.names()).toEqual(['ContentPage']);
  });

  it('resolves a lookup to nothing once the platform has answered that there is none', async () => {
    mockFetch(({ body: { operationName } }) => {
      const answer = operationName === 'ContentPage' ? { contentBlocks: [block] } : { contentBlock: null };
      return json({ data: { root: { __typename: 'Root', ...answer } } });
    });
    const { data } = createTestClient({ cache: [{ lookups: { Root: { contentBlock: 'ContentBlock' } } }] });
    await data.urql.query(Page, {}).toPromise();
    const query = async (requestPolicy: 'network-only' | 'cache-first') =>
      (await data.urql.query(Block, {}, { requestPolicy }).toPromise()).data?.root;
    expect(await query('network-only')).toMatchObject({ contentBlock: null });
    expect(await query('cache-first')).toMatchObject({ contentBlock: null });
  });

  it('resolves an object by its slug from a list beside it, and only of the same parent', async () => {
    const Lists = graphql(`
      query Lists($country: String) {
        personalized(ipCountryCode: $country) {
          leadingLists(page: "lobby", first: 2) {
            slug
            name
          }
        }
      }
    `);
    const List = graphql(`
      query List($country: String, $slug: String!) {
        personalized(ipCountryCode: $country) {
          listOfGames(slug: $slug) {
            slug
            name
          }
        }
      }
    `);
    const list = (slug: string, country: unknown) => ({ __typename: 'GameList', slug, name: `${slug} ${country}` });
    mockFetch(({ body: { operationName, variables } }) => {
      const { country, slug } = variables;
      const fields =
        operationName === 'Lists'
          ? { leadingLists: [list('hot', country), list('new', country)] }
          : { listOfGames: slug === 'none' ? null : list(String(slug), country) };
      return json({ data: { personalized: { __typename: 'Personalized', ...fields } } });
    });
    const { data } = createTestClient({
      cache: [{ keys: { GameList: 'slug' }, members: { Personalized: { listOfGames: 'leadingLists' } } }],
    });
    const nameOf = async (slug: string, country: string) =>
      (await data.urql.query(List, { slug, country }).toPromise()).data?.personalized.listOfGames?.name;

    await data.urql.query(Lists, { country: 'FI' }).toPromise();
    expect(await nameOf('new', 'FI')).toBe('new FI');
    expect(network.names()).toEqual(['Lists']);
    // Another market may have other games in a list of the same name.
    expect(await nameOf('new', 'DE')).toBe('new DE');
    expect(await nameOf('slots', 'FI')).toBe('slots FI');
    expect(await nameOf('none', 'FI')).toBeUndefined();
    expect(network.names()).toEqual(['Lists', 'List', 'List', 'List']);
  });

  it('resolves a picture in the width that is closest, where it has not the one', async () => {
    const Picture = graphql(`
      query Picture($size: Float!) {
        personalized {
          game(slug: "book") {
            lookupId
            thumbnailUrl(size: $size)
            w388: thumbnailUrl(size: 388)
          }
        }
      }
    `);
    mockFetch(({ body: { variables } }) => {
      const game = { __typename: 'Game', lookupId: '7', thumbnailUrl: `at ${variables['size']}`, w388: 'at 388' };
      return json({ data: { personalized: { __typename: 'Personalized', game } } });
    });
    const { data } = createTestClient({ cache: [{ keys: { Game: 'lookupId' }, pictures: { Game: 'thumbnailUrl' } }] });
    const pictureOf = async (size: number) =>
      (await data.urql.query(Picture, { size }).toPromise()).data?.personalized.game?.thumbnailUrl;
    expect(await pictureOf(190.5)).toBe('at 190.5');
    expect(await pictureOf(172)).toBe('at 190.5');
    expect(await pictureOf(381)).toBe('at 388');
    expect(await pictureOf(388)).toBe('at 388');
    expect(network.names()).toEqual(['Picture']);
  });

  it.each([
    ['one object, with a key', [{ keys: { Game: 'lookupId' } }] as const, 'Book II'],
    ['a part of its parent, without a key', [], 'Book'],
  ])('keeps a type without an id as %s (A-009)', async (_, cache, shown) => {
    let title = 'Book';
    mockFetch(() =>
      json({
        data: {
          personalized: { __typename: 'Personalized', game: { __typename: 'Game', lookupId: '7', title } },
        },
      }),
    );
    const { data } = createTestClient({ cache });
    const queryTitle = async (slug: string) =>
      (await data.urql.query(Games, { slug }).toPromise()).data?.personalized.game?.title;
    expect(await queryTitle('book')).toBe('Book');
    title = 'Book II';
    await queryTitle('the-same-book');
    expect(await queryTitle('book')).toBe(shown);
  });
});
