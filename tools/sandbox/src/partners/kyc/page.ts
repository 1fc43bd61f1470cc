import { languageByCode } from '../language.ts';
import { kycTexts } from './texts/index.ts';

/** What the page's script reads. */
const data = (lobbyOrigins: readonly string[]): string =>
  JSON.stringify({ lobbyOrigins, languages: [...languageByCode], texts: kycTexts }).replaceAll('<', '\\u003c');

/** The frame of the SDK. It gets its token by a message of the lobby, and its language too. */
export const kycPage = (lobbyOrigins: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Identity check</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/websdk/kyc.css">
<script type="application/json" id="kyc">${data(lobbyOrigins)}</script>
<script type="module" src="/websdk/kyc.js"></script>
</head>
<body><main id="content" aria-live="polite"></main></body>
</html>
`;
