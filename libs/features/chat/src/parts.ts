/** What loads together where the chat has a button of the lobby's. */
export { ChatButton, GameChatButton } from './button/ChatButton.tsx';
export { SupportEntry } from './button/SupportEntry.tsx';
export { MessengerChat } from './widget/MessengerChat.tsx';
