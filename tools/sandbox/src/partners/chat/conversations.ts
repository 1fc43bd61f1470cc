import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../store/base/database.ts';

export interface ChatMessage {
  id: number;
  author: 'visitor' | 'agent';
  text: string;
  /** In ms since 1970. */
  at: number;
}

export interface Conversation {
  id: string;
  /** Null while nobody has proven who it is. */
  playerId: string | null;
  name: string | null;
}

/** How many of a conversation's newest messages a widget gets. */
const maxMessages = 200;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type Conversations = ReturnType<typeof createConversations>;

/** Conversations with support: one for each player, and one for each browser that nobody has signed in on. */
export function createConversations(database: Database) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_chat_conversations (
    id TEXT PRIMARY KEY, player_id TEXT UNIQUE, name TEXT, read_until INTEGER NOT NULL DEFAULT 0
  ) STRICT`);
  database.run(`CREATE TABLE IF NOT EXISTS partner_chat_tokens (
    id TEXT PRIMARY KEY, conversation_id TEXT NOT NULL
  ) STRICT`);
  database.run(`CREATE TABLE IF NOT EXISTS partner_chat_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, conversation_id TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT`);

  const read = (id: string): Conversation | undefined =>
    database.get<Conversation>(
      'SELECT id, player_id AS playerId, name FROM partner_chat_conversations WHERE id = ?',
      id,
    );

  function begin(player?: { playerId: string; name: string }): Conversation {
    const conversation = { id: randomUUID(), playerId: player?.playerId ?? null, name: player?.name ?? null };
    database.insert('partner_chat_conversations', {
      id: conversation.id,
      player_id: conversation.playerId,
      name: conversation.name,
    });
    return conversation;
  }

  /** A browser's key to a conversation. */
  function issueToken({ id }: Conversation): string {
    const token = randomBytes(32).toString('base64url');
    database.insert('partner_chat_tokens', { id: hash(token), conversation_id: id });
    return token;
  }

  return {
    begin,
    issueToken,
    byToken(token: string): Conversation | undefined {
      const row = database.get<{ id: string }>(
        'SELECT conversation_id AS id FROM partner_chat_tokens WHERE id = ?',
        hash(token),
      );
      return row && read(row.id);
    },
    revokeToken: (token: string): void =>
      void database.run('DELETE FROM partner_chat_tokens WHERE id = ?', hash(token)),

    /** The player's conversation. Messages from before the sign-in become part of it, unless they are another player's. */
    ofPlayer(player: { playerId: string; name: string }, before?: Conversation): Conversation {
      return database.transaction(() => {
        const row = database.get<{ id: string }>(
          'SELECT id FROM partner_chat_conversations WHERE player_id = ?',
          player.playerId,
        );
        const own = (row && read(row.id)) ?? begin(player);
        if (before && before.playerId === null) {
          for (const table of ['messages', 'tokens'])
            database.run(
              `UPDATE partner_chat_${table} SET conversation_id = ? WHERE conversation_id = ?`,
              own.id,
              before.id,
            );
          database.run('DELETE FROM partner_chat_conversations WHERE id = ?', before.id);
        }
        return own;
      });
    },

    /** Newest first; those in which nothing was said are left out. */
    all: (): (Conversation & { messages: number; lastMessage: string })[] =>
      database.all(
        `SELECT c.id, c.player_id AS playerId, c.name, COUNT(*) AS messages, m.text AS lastMessage, MAX(m.id) AS last
         FROM partner_chat_conversations c JOIN partner_chat_messages m ON m.conversation_id = c.id
         GROUP BY c.id ORDER BY last DESC LIMIT 100`,
      ),

    add(conversation: Conversation, author: ChatMessage['author'], text: string): void {
      database.insert('partner_chat_messages', { conversation_id: conversation.id, author, text, at: database.now() });
    },

    messages: ({ id }: Conversation): ChatMessage[] =>
      database
        .all<ChatMessage>(
          'SELECT id, author, text, at FROM partner_chat_messages WHERE conversation_id = ? ORDER BY id DESC LIMIT ?',
          id,
          maxMessages,
        )
        .toReversed(),

    /** Messages of the agent that were not on screen yet. */
    unread: ({ id }: Conversation): number =>
      database.get<{ count: number }>(
        `SELECT COUNT(*) AS count FROM partner_chat_messages m JOIN partner_chat_conversations c ON c.id = m.conversation_id
         WHERE c.id = ? AND m.author = 'agent' AND m.id > c.read_until`,
        id,
      )?.count ?? 0,
    markRead({ id }: Conversation): void {
      database.run(
        `UPDATE partner_chat_conversations SET read_until =
         (SELECT COALESCE(MAX(id), 0) FROM partner_chat_messages WHERE conversation_id = ?) WHERE id = ?`,
        id,
        id,
      );
    },
  };
}
