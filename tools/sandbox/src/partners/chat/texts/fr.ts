import type { ChatTexts } from './en.ts';

export const fr: ChatTexts = {
  widget: {
    title: 'Assistance',
    welcome: 'Posez-nous toutes vos questions. Nous répondons 24 heures sur 24.',
    message: 'Message',
    send: 'Envoyer',
    close: 'Fermer le chat',
    failed: 'Votre message n’a pas été envoyé. Veuillez réessayer.',
    you: 'Vous',
    agent: 'Assistance',
    guest: 'Vous discutez en mode invité',
    signedIn: 'Vous discutez sous le nom de {name}',
    launcher: 'Aide',
    unread: { one: '{count} message non lu', other: '{count} messages non lus' },
  },
  agent: {
    withdrawal:
      'Les retraits se font dans la caisse, sous l’onglet « Retirer ». L’argent retourne sur un compte depuis lequel vous avez déposé, généralement en moins d’un jour.',
    deposit:
      'Les dépôts se font avec le bouton « Déposer », par carte, par votre banque ou par portefeuille électronique. L’argent est disponible immédiatement.',
    limits:
      'Les limites et les pauses se trouvent dans votre profil. Les limites plus basses et les pauses s’appliquent immédiatement. Si le jeu n’est plus un plaisir, je peux vous mettre en relation avec quelqu’un qui peut vous aider.',
    greeting: 'Bonjour ! Comment puis-je vous aider ?',
    handover: 'Merci, j’ai transmis votre message. Un membre de l’équipe vous répondra ici.',
  },
};
