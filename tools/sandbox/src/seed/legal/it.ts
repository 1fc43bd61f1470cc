import type { LegalTexts } from './shape.ts';

export const it: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Termini e condizioni',
    sections: [
      [
        '1. Chi può giocare',
        `Puoi avere un solo conto di gioco con ${name}, a tuo nome, se hai l’età richiesta dove vivi e se lì giocare è consentito.`,
        'Verifichiamo la tua identità prima del primo prelievo, e anche prima dove la legge lo richiede.',
      ],
      [
        '2. Il tuo denaro',
        'Il tuo saldo è tenuto separato dal nostro denaro. Con un deposito puoi giocare subito; un prelievo torna, dove è possibile, sul metodo di pagamento del deposito.',
        'Il denaro legato a un bonus ha termini propri, che sono mostrati insieme al bonus.',
      ],
      [
        '3. Giochi',
        'Ogni partita è decisa sul server del gioco. Se la connessione si interrompe, una partita aperta resta conservata e continua quando torni.',
        'Un malfunzionamento annulla la partita: le puntate vengono restituite.',
      ],
      [
        '4. Limiti e pause',
        'Puoi impostare limiti, fare una pausa o attivare l’autoesclusione in qualsiasi momento. Un limite abbassato vale subito; uno aumentato vale solo dopo un periodo di attesa.',
      ],
      [
        '5. Chiusura del conto',
        'Puoi chiudere il conto quando vuoi; il saldo ti viene pagato. Chiudiamo i conti che violano questi termini e ne spieghiamo il motivo.',
      ],
      [
        '6. Reclami',
        'Scrivi prima alla nostra assistenza. Se non troviamo un accordo, decide un organismo indipendente.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Informativa sulla privacy',
    sections: [
      [
        'Che cosa conserviamo',
        `${name} conserva i dati che fornisci alla registrazione, i tuoi pagamenti, le tue partite e il modo in cui usi la lobby, per tutto il tempo richiesto dalla legge.`,
      ],
      [
        'Perché li conserviamo',
        'Per gestire il tuo conto, per prevenire frodi e riciclaggio di denaro e per accorgerci di quando il gioco diventa dannoso.',
      ],
      [
        'A chi li comunichiamo',
        'A prestatori di servizi di pagamento, provider dei giochi e autorità, a ciascuno soltanto ciò che gli serve.',
      ],
      [
        'Cookie',
        'Quelli necessari mantengono attivo il tuo accesso. Gli altri vengono impostati solo se acconsenti, e puoi cambiare idea a fondo pagina.',
      ],
      [
        'I tuoi diritti',
        'Puoi consultare, correggere e portare con te i tuoi dati e, dove la legge lo permette, farli cancellare.',
      ],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Termini del bonus',
    sections: [
      [
        'Puntate richieste',
        `Un bonus di ${name} va giocato tante volte quante ne indicano i suoi termini prima di diventare denaro reale.`,
      ],
      [
        'Ordine',
        'Prima si punta il denaro reale, poi il denaro bonus. I giochi con jackpot e quelli live accettano solo denaro reale.',
      ],
      ['Scadenza', 'Un bonus che non viene giocato in tempo scade, insieme a quanto è stato vinto con esso.'],
    ],
  },
  'jackpot-terms': {
    title: 'Termini del jackpot',
    sections: [
      [
        'Partecipazione',
        `I giocatori di ${name} scelgono un contributo che si aggiunge a ogni partita iniziata con denaro reale. Il suo costo è mostrato dove lo si sceglie, e viene addebitato sul saldo insieme alla partita.`,
        'Si può disattivare in qualsiasi momento, nella pagina del jackpot e in ogni gioco. Dalla partita successiva non si contribuisce più.',
      ],
      [
        'Vincite',
        'Ogni partita con contributo ha una probabilità di vincere un montepremi, e questa probabilità cresce con il contributo; le probabilità sono mostrate accanto ai montepremi. L’importo viene accreditato subito.',
      ],
      [
        'Limiti',
        'I contributi contano per i limiti di perdita e non ne superano mai nessuno. Una partita il cui contributo non è coperto prosegue senza contributo e senza probabilità di vincita.',
      ],
    ],
  },
});
