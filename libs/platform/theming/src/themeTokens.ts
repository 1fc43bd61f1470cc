/**
 * Roles of colour. `onX` is what is written on `X`; all values are `#rrggbb`,
 * so that every pair can be measured.
 */
export type ColorRole =
  | 'ground'
  | 'surface'
  | 'raised'
  | 'header'
  | 'onHeader'
  | 'text'
  | 'muted'
  | 'border'
  /** Outlines of fields and switches: 3:1 against what they stand on. */
  | 'control'
  | 'primary'
  | 'primaryHover'
  | 'onPrimary'
  | 'secondary'
  | 'onSecondary'
  | 'tertiary'
  | 'onTertiary'
  /** Text-safe highlight: links, figures, the current tab. */
  | 'accent'
  | 'onHero'
  | 'onBanner'
  /** On the `heroAction` gradient: the main button of a banner. */
  | 'onHeroAction'
  | 'success'
  | 'onSuccess'
  | 'warning'
  | 'onWarning'
  | 'danger'
  | 'onDanger'
  | 'info'
  | 'onInfo'
  | 'focus';

/** The jackpot's own keys, as the back end serves them (R-3-072). */
export type JackpotRole =
  | 'highlight'
  | 'background'
  | 'darkBackground'
  | 'backgroundGradient'
  | 'detailsContentBackground'
  | 'detailsBackground'
  | 'detailsModalBackground'
  | 'body'
  | 'backgroundContrast'
  | 'buttonBackground';

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** What a brand says about its looks: plain data, every key required. */
export interface ThemeTokens {
  color: Record<ColorRole, string>;
  /**
   * CSS images. `ground` lies behind the page, `surface` on cards, `primary` on primary buttons,
   * `hero` on what is to stand out (text: `onHero`), `banner` behind banners (text: `onBanner`), as light or dark as
   * the page and the brand's pictures, `heroAction` on their main button, `rule` is the line below headings and the header.
   */
  gradient: Record<'ground' | 'surface' | 'primary' | 'hero' | 'banner' | 'heroAction' | 'rule', string>;
  jackpot: Record<JackpotRole, string>;
  font: Record<'body' | 'heading', string>;
  /** Sizes of headings. */
  heading: Record<HeadingLevel, string>;
  weight: Record<'body' | 'medium' | 'bold' | HeadingLevel, string>;
  lineHeight: Record<'body' | 'heading', string>;
  /** Headings and button labels: letter spacing and `text-transform`. */
  letter: Record<'heading' | 'headingCase' | 'button' | 'buttonCase', string>;
  /** Roundness of cards and tiles, and of buttons (R-3-069). */
  radius: Record<'base' | 'button', string>;
  /**
   * `clip` and `buttonClip` are clip paths for cut corners (`none` where corners are round);
   * `border` is the width of card outlines, `rule` the height of the heading's rule,
   * `ruleWidth` its length.
   */
  shape: Record<'clip' | 'buttonClip' | 'border' | 'rule' | 'ruleWidth', string>;
  shadow: Record<'low' | 'high' | 'glow', string>;
}

/** Where a brand's pictures are, and their size on screen in CSS pixels (R-3-071). */
export interface LogoImage {
  url: string;
  width: number;
  height: number;
}
export interface ThemeAssets {
  logo: LogoImage;
  desktopLogo: LogoImage;
  /** The same for theme2, whose header is light where the brand's own is dark, or the other way round. */
  counterpart: { logo: LogoImage; desktopLogo: LogoImage };
  favicon16: string;
  favicon32: string;
  appleTouchIcon: string;
}

/** The pictures that are shown: a served logo is the same in each preset. */
export type AppliedAssets = Omit<ThemeAssets, 'counterpart'> & Partial<Pick<ThemeAssets, 'counterpart'>>;
