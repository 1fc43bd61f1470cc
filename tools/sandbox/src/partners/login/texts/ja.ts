import type { LoginTexts } from './en.ts';

export const ja: LoginTexts = {
  title: '本人確認',
  asks: '{brand}がご本人の確認を求めています。',
  personalNumber: '個人識別番号',
  hint: '4～20文字の英字、数字、+、-',
  invalid: '個人識別番号を入力してください（例：38001085718）。',
  deposit: '入金',
  about: 'サービスのデモです。結果を選択してください。',
  confirm: '確認する',
  cancel: 'キャンセル',
  fail: 'エラーが発生',
  wait: '応答なし',
  waiting: '応答を待っています',
  waitingText: '通常より時間がかかっています。元のページに戻ることもできます。',
  over: 'このログイン手続きは終了しました',
  overText: 'ロビーに戻って、最初からやり直してください。',
};
