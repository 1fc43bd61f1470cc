import { SessionNotStored } from '@lobby/auth';
import { rejectionIn } from '@lobby/data';

/**
 * Why a step of a sign-in has failed: the type of the platform's rejection; `NotStored`: the session has begun, but the browser has
 * not kept it; `Unanswered` for all that leaves open whether it was done.
 */
export const problemOf = <Type extends string>(error: unknown): Type | 'NotStored' | 'Unanswered' =>
  rejectionIn<Type>(error) ?? (error instanceof SessionNotStored ? 'NotStored' : 'Unanswered');
