import type { Locale } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';
import { Link, stripLocale, useLocation } from '@lobby/routing';
import { ButtonLink, Card, CloseIcon, IconButton, Inline, Stack, Text } from '@lobby/ui-kit';
import { storeLanguageAnswer } from './languageOffer.ts';

interface Texts {
  title: string;
  accept: string;
  close: string;
}

const english: Texts = {
  title: 'This site is also available in English.',
  accept: 'Switch to English',
  close: 'Close',
};
const german: Texts = {
  title: 'Diese Website gibt es auch auf Deutsch.',
  accept: 'Zu Deutsch wechseln',
  close: 'Schließen',
};

/** Not from the catalogues, each of which has one language: these are read on pages of another. */
const texts: Readonly<Record<Locale, Texts>> = {
  en: english,
  en_CA: english,
  en_IN: english,
  en_NZ: english,
  en_ZA: english,
  de: german,
  de_AT: german,
  fi: { title: 'Sivusto on saatavilla myös suomeksi.', accept: 'Vaihda suomeen', close: 'Sulje' },
  no: { title: 'Nettstedet finnes også på norsk.', accept: 'Bytt til norsk', close: 'Lukk' },
  fr_CA: { title: 'Ce site est aussi offert en français.', accept: 'Passer au français', close: 'Fermer' },
  ja: { title: 'このサイトは日本語でもご利用いただけます。', accept: '日本語に切り替える', close: '閉じる' },
  et_EE: { title: 'See leht on saadaval ka eesti keeles.', accept: 'Vaata eesti keeles', close: 'Sulge' },
  it: { title: 'Questo sito è disponibile anche in italiano.', accept: 'Passa all’italiano', close: 'Chiudi' },
};

/** Offers this page in a language of the browser, in that language, until it is answered. */
export function LanguageOffer({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { title, accept, close } = texts[locale];
  return (
    <div lang={languageTag(locale)}>
      <Card as="section" tone="raised" padding="sm" aria-label={title}>
        <Stack gap="xs">
          <Inline justify="between" gap="sm">
            <Text weight="medium">{title}</Text>
            <IconButton size="sm" icon={CloseIcon} label={close} onClick={onClose} />
          </Inline>
          <ButtonLink
            size="sm"
            variant="secondary"
            block
            render={
              <Link
                to={`${stripLocale(pathname)}${search}` as `/${string}`}
                locale={locale}
                onClick={storeLanguageAnswer}
              />
            }
          >
            {accept}
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}
