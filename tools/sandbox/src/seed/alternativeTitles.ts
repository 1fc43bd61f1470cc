import type { SeededGame } from '../store/index.ts';

type Words = Readonly<Record<string, string>>;

/** Words of a title's beginning and of its end in another language, which together are a title of that language. */
interface Translation {
  first: Words;
  second: Words;
  join: string;
}

const japanese: Translation = {
  join: '',
  first: {
    Amber: '琥珀の',
    Crimson: '真紅の',
    Midnight: '真夜中の',
    Paper: '紙の',
    Silver: '銀の',
    Velvet: 'ベルベットの',
    Wandering: 'さまよう',
    Frozen: '凍れる',
    Hidden: '秘密の',
    Painted: '彩られた',
    Scarlet: '緋色の',
    Thunder: '雷の',
    Twilight: '黄昏の',
    Emerald: 'エメラルドの',
    Azure: '紺碧の',
    Ancient: '古代の',
    Blazing: '燃える',
    Moonlit: '月明かりの',
    Sacred: '聖なる',
  },
  second: {
    Lantern: 'ランタン',
    Orchard: '果樹園',
    Harbour: '港',
    Fox: '狐',
    Caravan: 'キャラバン',
    Comet: '彗星',
    Garden: '庭園',
    Koi: '鯉',
    Express: '急行',
    Lagoon: '入り江',
    Masquerade: '仮面舞踏会',
    Expedition: '探検隊',
    Stallion: '駿馬',
    Observatory: '天文台',
    Dragon: '龍',
    Tiger: '虎',
    Temple: '寺院',
    Island: '島',
    Wolf: '狼',
  },
};

const french: Translation = {
  join: ' ',
  first: {
    'Oracle of': 'L’oracle',
    'Daughter of': 'La fille',
    'Hammer of': 'Le marteau',
    'Secrets of': 'Les secrets',
    'Gates of': 'Les portes',
    'Rise of': 'L’éveil',
    'Legend of': 'La légende',
    'Sword of': 'L’épée',
  },
  second: {
    'the North': 'du Nord',
    'the Nile': 'du Nil',
    'the Titans': 'des Titans',
    'Jade Mountain': 'de la montagne de jade',
    'the Labyrinth': 'du labyrinthe',
    'the Phoenix': 'du Phénix',
    'the Pharaoh': 'du pharaon',
    'the Valkyries': 'des Valkyries',
  },
};

const finnish: Translation = {
  join: ' ',
  first: { Juicy: 'Mehevät', Sizzling: 'Kärventävät', Lucky: 'Onnekkaat', Bold: 'Rohkeat', Golden: 'Kultaiset' },
  second: {
    Sevens: 'seiskat',
    Cherries: 'kirsikat',
    Citrus: 'sitrukset',
    'Plums 27': 'luumut 27',
    Bells: 'kellot',
    Berries: 'marjat',
  },
};

const translations: Partial<Record<SeededGame['kind'], Translation>> = {
  slot: japanese,
  myth: french,
  fruit: finnish,
};

/** The title in another language, for titles whose words all have a translation; what follows them stays, as numbers do. */
export function alternativeTitlesOf({ kind, title }: Pick<SeededGame, 'kind' | 'title'>): string[] {
  const translation = translations[kind];
  if (!translation) return [];
  const { first, second, join } = translation;
  for (const [start, startInLanguage] of Object.entries(first)) {
    if (!title.startsWith(`${start} `)) continue;
    const rest = title.slice(start.length + 1);
    for (const [end, endInLanguage] of Object.entries(second))
      if (rest === end || rest.startsWith(`${end} `))
        return [`${startInLanguage}${join}${endInLanguage}${rest.slice(end.length)}`];
  }
  return [];
}
