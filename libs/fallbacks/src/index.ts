export { LoadFailed } from './LoadFailed.tsx';
export { NotOffered } from './NotOffered.tsx';
export { RetryButton } from './RetryButton.tsx';
