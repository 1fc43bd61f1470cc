import * as v from 'valibot';
import { scriptFaults, tokenFaults } from '../faults/chat.ts';
import { BadCommand, command, findPlayer, playerArg, type ConsoleContext } from './command.ts';

const optionalPlayer = v.optional(playerArg);

/** The player's conversation, or the latest of a visitor who has not signed in. */
function findConversation(context: ConsoleContext, player: string | undefined) {
  const playerId = player === undefined ? null : findPlayer(context, player).id;
  const conversation = context.chat.all().find((each) => each.playerId === playerId);
  if (!conversation) throw new BadCommand('There is no such conversation.');
  return conversation;
}

/** Commands for the support chat. */
export const chatCommands = {
  chats: command('Lists the conversations with support, the latest first', {}, ({ chat }) => chat.all()),
  chat: command(
    'Shows a player’s conversation with support; without a player the latest of a visitor',
    { player: optionalPlayer },
    (context, { player }) => context.chat.messages(findConversation(context, player)),
  ),
  chatSay: command(
    'Says something to a player as support; without a player to the visitor who wrote last',
    { player: optionalPlayer, text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)) },
    (context, { player, text }) => {
      const conversation = findConversation(context, player);
      context.chat.add(conversation, 'agent', text);
      return context.chat.messages(conversation);
    },
  ),
  chatFaults: command(
    'Lets a player’s chat tokens go wrong, or for all the chat’s script; without values all is well again',
    {
      player: optionalPlayer,
      token: v.optional(v.picklist(tokenFaults)),
      script: v.optional(v.picklist(scriptFaults)),
    },
    (context, { player, token, script }) => {
      const { chat } = context.faults;
      if (player !== undefined && script !== undefined) throw new BadCommand('The script is the same for all players.');
      if (player === undefined && token !== undefined) throw new BadCommand('A token is a player’s.');
      if (player === undefined) chat.setScript(script ?? null);
      else chat.setToken(findPlayer(context, player).id, token ?? null);
      return { token: token ?? null, script: chat.script() };
    },
  ),
};
