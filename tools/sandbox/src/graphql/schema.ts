import { readFileSync } from 'node:fs';
import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { calendarResolvers } from './calendar.ts';
import { gameCatalogue } from './catalogue.ts';
import type { Context } from './context.ts';
import { gameResolvers, personalized } from './games.ts';
import { Mutation } from './mutations.ts';
import { phoneLoginResolvers } from './phoneLogin.ts';
import { jackpotLeaderboard, publicResolvers } from './public.ts';
import { countryContext, root, rootResolvers } from './root.ts';
import { scalars } from './scalars.ts';
import { specifiedPart } from './specification.ts';
import { sportsResolvers } from './sports.ts';
import { eventResolvers, Subscription } from './subscriptions.ts';
import { viewer, viewerResolvers } from './viewer.ts';

const contract = parse(readFileSync(new URL('../../../../libs/contracts/schema.graphql', import.meta.url), 'utf8'));

const resolvers = {
  Query: { viewer, root, countryContext, personalized, jackpotLeaderboard, public: () => ({}) },
  Mutation,
  Subscription,
  ...viewerResolvers,
  ...rootResolvers,
  ...gameResolvers,
  Personalized: { ...gameResolvers.Personalized, gameCatalogue },
  ...publicResolvers,
  ...calendarResolvers,
  ...eventResolvers,
  ...phoneLoginResolvers,
  ...sportsResolvers,
  ...scalars,
};

const executable = (typeDefs: DocumentNode, requireResolversToMatchSchema: 'error' | 'ignore'): GraphQLSchema =>
  createSchema<Context>({ typeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema } });

/** The contract's schema, made executable. */
export const platformSchema = executable(contract, 'error');

let specified: GraphQLSchema | undefined;
/** The part of it that the specification names, with the same resolvers. */
export const specifiedSchema = (): GraphQLSchema => (specified ??= executable(specifiedPart(contract), 'ignore'));
