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
    parts: [
      !build.enableZendeskWebWidget && {
        place: 'page.corner',
        when: 'idle',
        load: async () => ({ default: (await button()).ChatButton }),
      },
      !build.enableZendeskWebWidget && {
        place: 'game.help',
        when: 'idle',
        load: async () => ({ default: (await button()).GameChatButton }),
      },
      build.enableZendeskWebWidget && {
        place: 'menu.items',
        order: 90,
        load: async () => ({ default: (await support()).SupportEntry }),
      },
      build.enableZendeskWebWidget && {
        place: 'footer.help',
        when: 'idle',
        load: async () => ({ default: (await support()).SupportLink }),
      },
      { place: 'dialog.help', load: async () => ({ default: (await support()).SupportEntry }) },
      {
        place: 'background.page',
        when: 'idle',
        load: build.enableZendeskWebWidget
          ? async () => ({ default: (await classic()).ClassicChat })
          : async () => ({ default: (await messenger()).MessengerChat }),
      },
    ],
  } satisfies FeatureModule;
}
