/** What loads together where the vendor's classic widget brings a launcher of its own. */
export { ClassicChat } from './widget/ClassicChat.tsx';
export { SupportEntry, SupportLink } from './button/SupportEntry.tsx';
