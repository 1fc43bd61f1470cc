import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { calendarResolvers } from './calendar.ts';
import type { Context } from './context.ts';
import { gameResolvers, personalized } from './games.ts';
import { Mutation } from './mutations.ts';
import { phoneLoginResolvers } from './phoneLogin.ts';
import { jackpotLeaderboard, publicResolvers } from './public.ts';
import { countryContext, root, rootResolvers } from './root.ts';
import { scalars } from './scalars.ts';
import { sportsResolvers } from './sports.ts';
import { eventResolvers, Subscription } from './subscriptions.ts';
import { viewer, viewerResolvers } from './viewer.ts';

const typeDefs = readFileSync(new URL('../../../../libs/contracts/schema.graphql', import.meta.url), 'utf8');

/** The contract's schema, made executable. */
export const platformSchema: GraphQLSchema = createSchema<Context>({
  typeDefs,
  resolvers: {
    Query: { viewer, root, countryContext, personalized, jackpotLeaderboard, public: () => ({}) },
    Mutation,
    Subscription,
    ...viewerResolvers,
    ...rootResolvers,
    ...gameResolvers,
    ...publicResolvers,
    ...calendarResolvers,
    ...eventResolvers,
    ...phoneLoginResolvers,
    ...sportsResolvers,
    ...scalars,
  },
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
});
