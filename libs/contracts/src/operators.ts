/** The operators, as the specification spells them (R-3-001). */
export const operators = ['Infiniza', 'Frenwall', 'Herion', 'FortuneForge', 'Elmst', 'Elvel'] as const;
export type Operator = (typeof operators)[number];

/** The licences under which an operator can be bound (R-3-002). */
export const licenses = ['anj', 'cos', 'crc', 'est', 'mga'] as const;
export type License = (typeof licenses)[number];
