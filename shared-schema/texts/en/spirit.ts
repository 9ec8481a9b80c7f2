/** What teams say of each other's spirit. */
export const spirit = {
  category: {
    rules: 'Rules knowledge and use',
    fouls: 'Fouls and body contact',
    fair_mindedness: 'Fair-mindedness',
    attitude: 'Positive attitude and self-control',
    communication: 'Communication',
  },
} as const
