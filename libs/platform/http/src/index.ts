export { fetchJson } from './fetch.ts';
export { fetchWithRetry } from './fetchWithRetry.ts';
export { refreshToken, sendWithToken, type TokenOwner } from './playerToken.ts';
export { uploadForm, type UploadAnswer } from './uploadForm.ts';
