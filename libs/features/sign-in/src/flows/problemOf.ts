import { SessionNotStored } from '@lobby/auth';
import { rejectionIn } from '@lobby/data';

/**
 * Why a step of a sign-in has failed: the type of the platform's rejection; `NotStored`: the session has begun, but the browser has
 * not stored it; `Unanswered`: it is unknown whether the step was done.
 */
export const problemOf = <Type extends string>(error: unknown): Type | 'NotStored' | 'Unanswered' =>
  rejectionIn<Type>(error) ?? (error instanceof SessionNotStored ? 'NotStored' : 'Unanswered');
