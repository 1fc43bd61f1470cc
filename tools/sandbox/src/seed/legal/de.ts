import type { LegalTexts } from './shape.ts';

export const de: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      [
        '1. Wer spielen darf',
        `Du darfst bei ${name} ein einziges Konto haben, und zwar auf deinen eigenen Namen, wenn du das an deinem Wohnort vorgeschriebene Mindestalter erreicht hast und das Spielen dort erlaubt ist.`,
        'Vor der ersten Auszahlung prüfen wir deine Identität; wo das Gesetz es verlangt, schon früher.',
      ],
      [
        '2. Dein Geld',
        'Dein Guthaben wird getrennt von unserem eigenen Geld verwahrt. Mit einer Einzahlung kannst du sofort spielen; eine Auszahlung geht, wenn möglich, an die Zahlungsmethode zurück, mit der du eingezahlt hast.',
        'Für Geld, das an einen Bonus gebunden ist, gelten eigene Bedingungen. Sie werden beim Bonus angezeigt.',
      ],
      [
        '3. Spiele',
        'Jede Runde wird auf dem Server des Spiels entschieden. Bricht die Verbindung ab, bleibt eine offene Runde erhalten und geht weiter, sobald du zurückkommst.',
        'Eine Fehlfunktion macht die Runde ungültig: Die Einsätze werden erstattet.',
      ],
      [
        '4. Limits und Pausen',
        'Du kannst jederzeit Limits setzen, eine Spielpause machen oder dich selbst vom Spielen ausschließen. Ein gesenktes Limit gilt sofort, ein erhöhtes erst nach einer Wartezeit.',
      ],
      [
        '5. Konto schließen',
        'Du kannst dein Konto schließen, wann immer du willst; das Guthaben wird dir ausgezahlt. Konten, mit denen gegen diese Bedingungen verstoßen wird, schließen wir und nennen den Grund.',
      ],
      [
        '6. Beschwerden',
        'Schreibe zuerst unserem Kundenservice. Wenn wir uns nicht einigen, entscheidet eine unabhängige Stelle.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    sections: [
      [
        'Was wir speichern',
        `${name} speichert, was du bei der Registrierung angibst, deine Zahlungen, deine Spielrunden und wie du die Lobby nutzt, und zwar so lange, wie das Gesetz es verlangt.`,
      ],
      [
        'Warum wir es speichern',
        'Um dein Konto zu führen, um Betrug und Geldwäsche zu verhindern und um zu erkennen, wann das Spielen Schaden anrichtet.',
      ],
      [
        'An wen wir Daten weitergeben',
        'An Zahlungsanbieter, Spielestudios und Behörden, jeweils nur das, was sie brauchen.',
      ],
      [
        'Cookies',
        'Notwendige Cookies halten dich angemeldet. Andere werden nur gesetzt, wenn du zustimmst, und du kannst deine Wahl in der Fußzeile ändern.',
      ],
      [
        'Deine Rechte',
        'Du kannst deine Daten einsehen, berichtigen, mitnehmen und, soweit das Gesetz es erlaubt, löschen lassen.',
      ],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Bonusbedingungen',
    sections: [
      [
        'Umsetzen',
        `Ein Bonus von ${name} muss so oft umgesetzt werden, wie es in seinen Bedingungen steht, bevor er zu Echtgeld wird.`,
      ],
      [
        'Reihenfolge',
        'Zuerst wird Echtgeld eingesetzt, danach Bonusgeld. Jackpot- und Live-Spiele kannst du nur mit Echtgeld spielen.',
      ],
      ['Frist', 'Ein Bonus, der nicht rechtzeitig umgesetzt wird, verfällt, und mit ihm, was daraus gewonnen wurde.'],
    ],
  },
  'jackpot-terms': {
    title: 'Jackpot-Bedingungen',
    sections: [
      [
        'Teilnahme',
        `Wer bei ${name} spielt, wählt einen Beitrag, der zu jeder mit Echtgeld begonnenen Runde hinzukommt. Was er kostet, steht dort, wo er gewählt wird; abgebucht wird er zusammen mit der Runde.`,
        'Er lässt sich jederzeit ausschalten, auf der Jackpot-Seite und in jedem Spiel. Ab der nächsten Runde wird nichts mehr beigetragen.',
      ],
      [
        'Gewinn',
        'Jede Runde mit Beitrag kann einen Topf gewinnen; die Chance wächst mit dem Beitrag und steht neben den Töpfen. Der Betrag wird sofort gutgeschrieben.',
      ],
      [
        'Limits',
        'Beiträge zählen zu den Verlustlimits und überschreiten keines. Eine Runde, deren Beitrag nicht gedeckt ist, läuft ohne Beitrag und ohne Chance weiter.',
      ],
    ],
  },
});
