import type { ChatTexts } from './en.ts';

export const et: ChatTexts = {
  widget: {
    title: 'Klienditugi',
    welcome: 'Küsi meilt kõike. Vastame ööpäev läbi.',
    message: 'Sõnum',
    send: 'Saada',
    close: 'Sulge vestlus',
    failed: 'Sõnumit ei saadetud. Palun proovi uuesti.',
    you: 'Sina',
    agent: 'Klienditugi',
    guest: 'Vestled külalisena',
    signedIn: 'Vestled nimega {name}',
    launcher: 'Abi',
    unread: { one: '{count} lugemata sõnum', other: '{count} lugemata sõnumit' },
  },
  agent: {
    withdrawal:
      'Väljamakse teed kassas vahekaardil „Väljamakse“. Raha läheb tagasi kontole, millelt oled sisse maksnud, tavaliselt ööpäeva jooksul.',
    deposit: 'Sissemakse teed nupuga „Sissemakse“, kaardi, panga või rahakotiga. Raha on kohe kontol.',
    limits:
      'Piirangud ja pausid leiad oma profiilist. Madalamad piirangud ja pausid hakkavad kohe kehtima. Kui mängimine enam rõõmu ei paku, suunan su kellegi juurde, kes aitab.',
    greeting: 'Tere! Kuidas saan aidata?',
    handover: 'Aitäh, andsin selle edasi. Kolleeg vastab sulle siin.',
  },
};
