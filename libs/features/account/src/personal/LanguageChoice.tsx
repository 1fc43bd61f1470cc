import { useLingui } from '@lingui/react/macro';
import { regionalCodes } from '@lobby/contracts';
import { graphql, idempotent, useMutation } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { displayNameOf, languageTag } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { Select } from '@lobby/ui-kit';
import { useState } from 'react';
import { useSavedFeedback } from './useSavedFeedback.ts';

const SetLanguage = graphql(`
  mutation SetLanguage($language: String!) {
    setLanguage(language: $language) {
      id
      language
    }
  }
`);

/** In which of the brand's languages the platform writes; the lobby's own is that of its address. */
export function LanguageChoice({ language }: { language: string | null }) {
  const { t } = useLingui();
  const { brand } = useLobby();
  const tag = languageTag(useLocale());
  const [chosen, setChosen] = useState<string | null>(null);
  const [, send] = useMutation(SetLanguage);
  const showFeedback = useSavedFeedback();
  const codes = [
    ...new Set([...brand.locales.map((locale) => regionalCodes[locale] as string), ...(language ? [language] : [])]),
  ];

  async function choose(next: string) {
    setChosen(next);
    const answer = await send({ language: next }, idempotent);
    setChosen(null);
    showFeedback(answer);
  }

  return (
    <Select
      label={t({ id: 'PROFILE_LANGUAGE', message: 'Language of our messages' })}
      hideLabel
      options={codes.map((code) => ({ value: code, label: displayNameOf('language', code.replace('_', '-'), tag) }))}
      value={chosen ?? language}
      disabled={chosen !== null}
      onChange={(next) => void choose(next)}
    />
  );
}
