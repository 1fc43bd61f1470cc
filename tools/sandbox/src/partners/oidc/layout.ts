import type { Language } from '../../store/base/wording.ts';
import { escapeHtml } from '../http.ts';

export const assetsPath = '/realms-assets';

/** A page of the provider. @param head what it has beside title, styles and icon */
export function page(language: Language, title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${assetsPath}/sign-in.css">
<link rel="icon" href="${assetsPath}/icon.svg">
${head}</head>
<body><main class="card">${body}</main></body>
</html>
`;
}

export const mark = `<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><path d="M24 4 41 13.8v19.6L24 44 7 33.4V13.8Z"/><path d="M24 15.5 33 24l-9 8.5L15 24Z"/></svg>`;
