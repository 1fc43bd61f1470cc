export { LoadFailed, PageFailed } from './LoadFailed.tsx';
export { NotOffered } from './NotOffered.tsx';
export { RetryButton } from './RetryButton.tsx';
