import type { KycTexts } from './en.ts';

export const it: KycTexts = {
  title: 'Verifica dell’identità',
  missing: 'Ancora da verificare: {list}',
  Identity: 'identità',
  Address: 'indirizzo',
  about: 'Demo del fornitore: scegli come finisce la verifica.',
  approved: 'Approva',
  retry: 'Chiedi immagini migliori',
  rejected: 'Rifiuta definitivamente',
  approved_result: 'La tua identità è verificata. Grazie.',
  retry_result: 'Le immagini non sono leggibili. Riprova.',
  rejected_result: 'La verifica non è riuscita e non si può ripetere. Contatta l’assistenza.',
  waiting: 'Un momento…',
  failed: 'Non ha funzionato. Riprova.',
  again: 'Riprova',
};
