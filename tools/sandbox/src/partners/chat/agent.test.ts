import { answerTo } from './agent.ts';
import { chatTexts } from './texts/index.ts';

it.each([
  ['no', 'Hvordan tar jeg ut penger?', 'withdrawal'],
  ['no', 'Hvordan setter jeg inn penger?', 'deposit'],
  ['no', 'Jeg vil senke grensen min', 'limits'],
  ['no', 'Antallet stemmer ikke', 'handover'],
  ['fr', 'Quand mon retrait arrive-t-il ?', 'withdrawal'],
  ['fr', 'Où est mon dépôt ?', 'deposit'],
  ['fr', 'Je voudrais m’exclure du jeu', 'limits'],
  ['fr', 'Bonjour', 'greeting'],
  ['fr', 'Le jeu ne s’installe plus, aidez-moi', 'handover'],
  ['it', 'Vorrei fare un prelievo', 'withdrawal'],
  ['it', 'Come posso depositare?', 'deposit'],
  ['it', 'Come funziona l’autoesclusione?', 'limits'],
  ['it', 'Vorrei potere giocare', 'handover'],
  ['ja', '出金はいつ届きますか', 'withdrawal'],
  ['ja', '入金できません', 'deposit'],
  ['ja', 'プレイを休止したい', 'limits'],
  ['ja', 'こんにちは', 'greeting'],
] as const)('understands in %s: %s', (language, text, answer) => {
  expect(answerTo(text, language)).toBe(chatTexts[language].agent[answer]);
});
