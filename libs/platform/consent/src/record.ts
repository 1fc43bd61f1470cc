import {
  announceCookieChange,
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

/** Of all ids in a record, with what stands between: it is one cookie, of 4096 bytes, and the rest takes up to 1,200. */
const maxLengthOfIds = 2850;

/** As `readAskedPurposes` reads it. */
interface RecordData {
  asked: string;
  refused: string;
  categories: string;
}

/**
 * Lets the consent library record a choice, with what belongs to it and its expiry, and with what it was asked for. Where the browser does not keep
 * it, categories alone count: not those in which something is refused.
 *
 * @param onRecorded is called with the categories that count in this tab
 * @throws where the browser does not keep the record
 */
export async function recordChoice(
  { categories, refused }: ConsentChoice,
  purposes: readonly ConsentPurpose[] | null,
  onRecorded: (allowed: readonly ConsentCategory[]) => void,
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
  const data = purposes && askedPurposes(choice, purposes, before);
  if (data) CookieConsent.setCookieData({ value: data });
  invalidateCookieCache();
  announceCookieChange(['cookieConsent']);
  const recorded = recordedConsent();
  if (recorded?.at && isKept(choice, data, recorded)) {
    noteChoice({ at: recorded.at, allowed: choice.categories, refused: choice.refused }, earlier);
    onRecorded(choice.categories);
    return;
  }
  const partlyRefused = (purposes ?? []).flatMap(({ id, category }) => (choice.refused.includes(id) ? category : []));
  onRecorded(choice.categories.filter((category) => !partlyRefused.includes(category)));
  throw new Error('The browser has not kept the record of the cookie choice');
}

const isKept = ({ categories }: ConsentChoice, data: RecordData | null, recorded: RecordedConsent): boolean =>
  categories.join() === recorded.categories.join() &&
  (!data || (data.asked === joinIds(recorded.asked) && data.refused === joinIds(recorded.refused)));

/**
 * Adds to what was asked of whoever has refused everything; choice, time and expiry stay. Where something is allowed, as it may be in another tab
 * since, it would be allowed too, without an answer.
 */
export async function recordAsked(purposes: readonly ConsentPurpose[]): Promise<void> {
  const before = recordedConsent();
  if (!before || before.categories.some((category) => category !== 'necessary')) return;
  await runLibrary({});
  CookieConsent.setCookieData({ value: askedPurposes(before, purposes, before) });
  invalidateCookieCache();
  announceCookieChange(['cookieConsent']);
}

/**
 * What a choice was asked for. What another page has asked for, and this one does not, stays answered: the page is of another release or has other
 * settings. Not where a category is newly allowed, for which it was not meant. What there is no room for counts as not asked for; other pages' ids
 * go first.
 */
function askedPurposes(
  { categories, refused }: ConsentChoice,
  purposes: readonly ConsentPurpose[],
  before: RecordedConsent | null,
): RecordData {
  const ids = purposes.map(({ id }) => id);
  const isStillValid = !before?.isAssumed && categories.every((name) => before?.categories.includes(name));
  const ofOtherPages = (others: readonly string[] = []) =>
    isStillValid ? others.filter((id) => !ids.includes(id)) : [];
  const allRefused = new Set([...refused, ...ofOtherPages(before?.refused)]);
  let length = 0;
  const kept = [...new Set([...ids, ...ofOtherPages(before?.asked)])].filter((id) => {
    length += (encodeURIComponent(id).length + 1) * (allRefused.has(id) ? 2 : 1);
    return length <= maxLengthOfIds;
  });
  return {
    asked: joinIds(kept),
    refused: joinIds(kept.filter((id) => allRefused.has(id))),
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
