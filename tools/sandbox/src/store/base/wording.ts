/** A text by language; English is required as the fallback. */
export type LocalizedText = { en: string } & Partial<Record<string, string>>;

/** In English, German, Finnish and Estonian. */
export type Wording = readonly [en: string, de: string, fi: string, et: string];

export const worded = ([en, de, fi, et]: Wording): LocalizedText => ({ en, de, fi, et });

/** A paragraph for each text. */
export const html = (texts: { en: string[]; de: string[]; fi: string[]; et: string[] }): LocalizedText => {
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
  return {
    en: paragraphs(texts.en),
    de: paragraphs(texts.de),
    fi: paragraphs(texts.fi),
    et: paragraphs(texts.et),
  };
};
