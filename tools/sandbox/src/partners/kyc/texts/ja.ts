import type { KycTexts } from './en.ts';

export const ja: KycTexts = {
  title: '本人確認',
  missing: '確認が必要な項目：{list}',
  Identity: '本人確認',
  Address: '住所',
  about: '本人確認サービスのデモです。確認の結果を選択してください。',
  approved: '承認する',
  retry: '画像の再提出を求める',
  rejected: '最終的に不承認とする',
  approved_result: '本人確認が完了しました。ありがとうございます。',
  retry_result: '画像を読み取れませんでした。もう一度お試しください。',
  rejected_result: '本人確認は最終的に不承認となりました。カスタマーサポートにお問い合わせください。',
  waiting: 'お待ちください…',
  failed: '手続きを完了できませんでした。もう一度お試しください。',
  again: 'もう一度試す',
};
