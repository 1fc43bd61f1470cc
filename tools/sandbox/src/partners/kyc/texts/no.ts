import type { KycTexts } from './en.ts';

export const no: KycTexts = {
  title: 'Identitetskontroll',
  missing: 'Gjenstår å bekrefte: {list}',
  Identity: 'identitet',
  Address: 'adresse',
  about: 'Demo av leverandøren: Velg hvordan kontrollen ender.',
  approved: 'Godkjenn',
  retry: 'Be om bedre bilder',
  rejected: 'Avvis endelig',
  approved_result: 'Identiteten din er bekreftet. Takk.',
  retry_result: 'Bildene kan ikke leses. Prøv igjen.',
  rejected_result: 'Identiteten din ble ikke bekreftet, og avgjørelsen er endelig. Kontakt kundeservice.',
  waiting: 'Et øyeblikk …',
  failed: 'Dette gikk ikke. Prøv igjen.',
  again: 'Prøv igjen',
};
