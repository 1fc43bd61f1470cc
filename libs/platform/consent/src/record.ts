import {
  consentCategories,
  type ConsentCategory,
  invalidateCookieCache,
  joinIds,
  parentDomain,
  recordedConsent,
  type RecordedConsent,
} from '@lobby/storage';
import * as CookieConsent from 'vanilla-cookieconsent';
import { consentDays, noteChoice, readChoices } from './choices.ts';
import type { ConsentChoice, ConsentPurpose } from './purposes.ts';

const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

/** Ids that a record holds at most: it is one cookie, and longer than any list of a page. */
const maxIds = 60;

/** Lets the consent library record a choice, with what belongs to it and its expiry, and with what it was asked for. */
export async function recordChoice(
  { categories, refused }: ConsentChoice,
  purposes: readonly ConsentPurpose[] | null,
): Promise<void> {
  const before = recordedConsent();
  const earlier = readChoices();
  const isAllowed = (category: ConsentCategory) => category === 'necessary' || categories.includes(category);
  const choice: ConsentChoice = {
    categories: consentCategories.filter(isAllowed),
    refused: (purposes ?? []).flatMap(({ id, category }) => (refused.includes(id) && isAllowed(category) ? id : [])),
  };
  // With a revision of its own, each choice has its time and its expiry, the same one again too.
  await runLibrary({ revision: Date.now() });
  CookieConsent.acceptCategory([...choice.categories]);
  if (purposes) CookieConsent.setCookieData({ value: askedPurposes(choice, purposes, before) });
  invalidateCookieCache();
  const at = recordedConsent()?.at ?? new Date().toISOString();
  noteChoice({ at, allowed: choice.categories, refused: choice.refused }, earlier);
}

/** Adds to what the recorded choice was asked for; choice, time and expiry stay. */
export async function recordAsked(purposes: readonly ConsentPurpose[]): Promise<void> {
  const before = recordedConsent();
  if (!before) return;
  await runLibrary({});
  CookieConsent.setCookieData({ value: askedPurposes(before, purposes, before) });
  invalidateCookieCache();
}

/**
 * What a choice was asked for, as `readAskedPurposes` reads it. What another page has asked for, and this one does not, stays answered: the page is
 * of another release or has other settings. Not where a category is newly allowed, for which it was not meant.
 */
function askedPurposes(
  { categories, refused }: ConsentChoice,
  purposes: readonly ConsentPurpose[],
  before: RecordedConsent | null,
): { asked: string; refused: string; categories: string } {
  const ids = purposes.map(({ id }) => id);
  const isKept = !before?.isAssumed && categories.every((name) => before?.categories.includes(name));
  const ofOtherPages = (others: readonly string[] = []) => (isKept ? others.filter((id) => !ids.includes(id)) : []);
  return {
    asked: joinIds([...ids, ...ofOtherPages(before?.asked)].slice(0, maxIds)),
    refused: joinIds([...refused, ...ofOtherPages(before?.refused)].slice(0, maxIds)),
    categories: joinIds([...categories].sort()),
  };
}

/**
 * The library's own windows are built of HTML strings, which Trusted Types refuse; without texts it builds none, and the shell shows
 * ours.
 */
async function runLibrary({ revision }: { revision?: number }): Promise<void> {
  // It reads its cookie at its start alone: another tab may have chosen since.
  CookieConsent.reset();
  await CookieConsent.run({
    ...(revision !== undefined && { revision }),
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: {
      name: 'cookieConsent',
      domain: parentDomain(location.hostname) ?? '',
      expiresAfterDays: consentDays,
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(optionalCategories.map((category) => [category, {}])),
    },
    language: { default: 'none', translations: { none: noWindows } },
  });
}

/** The type requires texts of the library's windows; the library runs without. */
const noWindows = {} as CookieConsent.Translation;
