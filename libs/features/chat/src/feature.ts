import type { FeatureModule } from '@lobby/contracts';
import { enableZendeskWebWidget } from 'virtual:lobby-build';

const parts = () => import('./parts.ts');
const classic = () => import('./classic.ts');

/** Live chat with the operator's support: behind a button of the lobby's, or the classic widget with its own (R-2-070). */
export function chatFeature() {
  return {
    id: 'chat',
    slots: enableZendeskWebWidget
      ? [
          { slot: 'menu.items', order: 90, load: async () => ({ default: (await classic()).SupportEntry }) },
          { slot: 'dialog.help', order: 0, load: async () => ({ default: (await classic()).SupportEntry }) },
          {
            slot: 'footer.help',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await classic()).SupportLink }),
          },
        ]
      : [
          {
            slot: 'page.corner',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await parts()).ChatButton }),
          },
          { slot: 'dialog.help', order: 0, load: async () => ({ default: (await parts()).SupportEntry }) },
          {
            slot: 'game.help',
            order: 0,
            whenIdle: true,
            load: async () => ({ default: (await parts()).GameChatButton }),
          },
        ],
    background: [
      enableZendeskWebWidget
        ? { scope: 'page', whenIdle: true, load: async () => ({ default: (await classic()).ClassicChat }) }
        : { scope: 'page', whenIdle: true, load: async () => ({ default: (await parts()).MessengerChat }) },
    ],
  } satisfies FeatureModule;
}
