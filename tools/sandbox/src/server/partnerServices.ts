import { chatKeyOf, createChatService } from '../partners/chat/index.ts';
import { createGamificationService } from '../partners/gamification/index.ts';
import { createJackpotService } from '../partners/jackpot/index.ts';
import { createPartnerLogin } from '../partners/login/index.ts';
import { createSportsbookService } from '../partners/sportsbook/index.ts';
import type { RunningPlatform } from './platform.ts';
import type { createPartnerPorts } from '../adapters/index.ts';
import { createSockets } from '../net/sockets.ts';

export type PartnerServices = ReturnType<typeof createPartnerServices>;

/** The services of partners that work on the platform's data, all on the partners' origin. */
export function createPartnerServices(
  { brand, origins, edges, faults, authenticate, customTokens }: RunningPlatform,
  ports: ReturnType<typeof createPartnerPorts>,
) {
  const addresses = { lobbyOrigins: [origins.lobby], origin: origins.partners };
  const { reduce } = edges;
  return {
    jackpot: createJackpotService(ports.thrillpots, {
      ...addresses,
      reduce,
      authenticate,
      fault: faults.apply,
      sockets: createSockets(faults),
    }),
    gamification: createGamificationService(ports, {
      ...addresses,
      reduce,
      authenticate,
      fault: () => faults.apply('gamification'),
    }),
    sportsbook: createSportsbookService(ports, {
      ...addresses,
      fault: () => faults.apply('sportsbook'),
      sockets: createSockets(faults, 'sportsbook'),
    }),
    chat: createChatService(ports, {
      ...addresses,
      key: chatKeyOf(brand.id),
      isClassic: brand.toggles.enableZendeskWebWidget,
      verifyToken: customTokens.verifyChatToken,
      faults: faults.chat,
      fault: () => faults.apply('chat'),
    }),
    partnerLogin: createPartnerLogin(ports, { lobbyOrigin: origins.lobby }),
  };
}
