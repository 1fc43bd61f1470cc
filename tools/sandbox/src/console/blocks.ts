import * as v from 'valibot';
import { contentBlockTypes } from '../../../../libs/contracts/src/enums.ts';
import type { BlockDocument } from '../store/base/content.ts';
import { BadCommand, command, dateArg } from './command.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,50}$/, 'A name is written like summer-offer'));
const text = v.pipe(v.string(), v.nonEmpty());

/** Commands for the operator's content. */
export const blockCommands = {
  contentBlock: command(
    'Puts a content block of the console’s own at the end of a page, changes it, or removes it',
    {
      id: v.pipe(slug, v.description('Of a block that the seed has, too')),
      on: v.boolean(),
      page: v.optional(slug),
      type: v.optional(v.picklist(contentBlockTypes)),
      title: v.optional(text),
      text: v.optional(v.pipe(text, v.description('HTML'))),
      terms: v.optional(v.pipe(text, v.description('HTML'))),
      category: v.optional(slug),
      url: v.optional(v.pipe(text, v.description('Of its button: a path of the lobby, or https'))),
      startsAt: v.optional(dateArg),
      endsAt: v.optional(dateArg),
    },
    ({ store }, { id, on, page, type, title, text: html, terms, category, url, startsAt, endsAt }) => {
      const known = store.documents.get<BlockDocument>('block', id);
      if (!on) {
        if (!store.documents.remove('block', id)) throw new BadCommand(`There is no block “${id}”.`);
        return { id, on };
      }
      const place = { page: page ?? known?.page, type: type ?? known?.type };
      if (!place.page || !place.type) throw new BadCommand('A new block needs a page and a type.');
      const block: BlockDocument = {
        ...known,
        ...{ page: place.page, type: place.type },
        ...(title && { title: { en: title } }),
        ...(html && { text: { en: html } }),
        ...(terms && { termsAndConditions: { en: terms } }),
        ...(category && { category: { id: category, label: { en: category } } }),
        ...(url && { callToAction: { type: 'PAGE_LINK', label: { en: 'Read more' }, url } }),
        ...(startsAt && { startsAt }),
        ...(endsAt && { endsAt }),
      };
      store.documents.put('block', id, block, store.documents.all('block').length);
      return { id, on };
    },
  ),
};
