/** Rounds of pools and swiss rounds. */
export const rounds = {
  numberOutside: 'must be from 1 to {{next}}, the next one',
  numberTaken: 'is taken: there is a round {{number}} already; the next one is {{next}}',
} as const
