import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

const button = () => import(/* group: page */ './button/ChatButton.tsx');
const support = () => import(/* group: page */ './button/SupportEntry.tsx');
const messenger = () => import(/* group: page */ './widget/MessengerChat.tsx');
const classic = () => import(/* group: page */ './widget/ClassicChat.tsx');

/** Live chat with the operator's support: behind a button of the lobby's, or the classic widget with its own (R-2-070). */
export function chatFeature() {
  return {
    id: 'chat',
    slots: build.enableZendeskWebWidget
      ? [
          { slot: 'menu.items', order: 90, load: async () => ({ default: (await support()).SupportEntry }) },
          { slot: 'dialog.help', order: 0, load: async () => ({ default: (await support()).SupportEntry }) },
          {
            slot: 'footer.help',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await support()).SupportLink }),
          },
        ]
      : [
          {
            slot: 'page.corner',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await button()).ChatButton }),
          },
          { slot: 'dialog.help', order: 0, load: async () => ({ default: (await support()).SupportEntry }) },
          {
            slot: 'game.help',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await button()).GameChatButton }),
          },
        ],
    background: [
      build.enableZendeskWebWidget
        ? { scope: 'page', whenIdle: true, load: async () => ({ default: (await classic()).ClassicChat }) }
        : { scope: 'page', whenIdle: true, load: async () => ({ default: (await messenger()).MessengerChat }) },
    ],
  } satisfies FeatureModule;
}
