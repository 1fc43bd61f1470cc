/** The entries of menu and profile: one file in place of three that share what they ask. */
export { default as PlaySafelyMenuEntry } from './PlaySafelyMenuEntry.tsx';
export { default as PlaySafelySections } from './PlaySafelySections.tsx';
export { default as VerificationSections } from './VerificationSections.tsx';
