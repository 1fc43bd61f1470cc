/** The partners' pages, loaded as one. */
export { default as PartnerHandlerPage } from './PartnerHandlerPage.tsx';
export { default as PartnerPage } from './PartnerPage.tsx';
