import { wireCountryContext, wireCustomer, wirePlayer, wireViewer, wireWallet } from '../scene/wire.ts';
import type { PlatformDouble, SentOperation } from './double.ts';

/**
 * Mocked answers by operation name. An error rejects the request, a promise is awaited, a function is called
 * with the variables.
 */
export type Answers = Record<string, unknown>;

/** Whose mocked answers these operations share, unless they have their own: what they request is of the same objects. */
const shared: Readonly<Record<string, string>> = {
  PlayerDetails: 'GetPlayerInfo',
  SubDivision: 'CountryContextQuery',
  Wallet: 'GetPlayerInfo',
};

export const answerTo = (answers: Answers, operationName: string): unknown =>
  answers[operationName] ?? answers[shared[operationName] ?? ''];

/** Of scenes and of stories. */
export const defaultAnswers: Answers = {
  GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }),
  GetCustomerInfo: wireViewer({ customer: wireCustomer }),
  CountryContextQuery: wireCountryContext,
};

interface Answer {
  data?: object | null;
  errors?: readonly object[];
}

/**
 * The response to one operation: what the platform would send of its mocked answer; a GraphQL error where it has none. An answer
 * that the platform could not send is an error on the console, which fails a test.
 */
export async function respond(operation: SentOperation, mocked: unknown, double: PlatformDouble): Promise<Response> {
  const { operationName, variables } = operation;
  const answer: unknown = await (typeof mocked === 'function' ? mocked(variables) : mocked);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return answer;
  const body = (answer ?? { errors: [{ message: `No answer is mocked for ${operationName}.` }] }) as Answer;
  if (!body.data) return Response.json(body);
  const { data, faults } = double(operation, body.data);
  if (faults.length > 0) console.error(`The platform would not answer ${operationName} so:\n${faults.join('\n')}`);
  return Response.json({ ...body, data });
}
