/** What the office says of people. */
export const people = { title: 'People' } as const
