import type { History } from './steps.ts'

/**
 * Histories in which a law was broken once, as short as they could be made; they are played in every run of
 * the tests.
 */
export const regressions: readonly { readonly law: string; readonly history: History }[] = [
  {
    law: 'A device that takes a game over goes on from its sheet, even if another device gave a spirit score in between',
    history: {
      tablets: 3,
      games: 1,
      steps: [
        { do: 'record', tablet: 0, game: 0, what: 'goal', side: 0 },
        { do: 'wait', milliseconds: 150 },
        { do: 'record', tablet: 1, game: 0, what: 'spirit', side: 0 },
        { do: 'record', tablet: 1, game: 0, what: 'spirit', side: 1 },
        { do: 'wait', milliseconds: 150 },
        { do: 'claim', tablet: 2, game: 0 },
        { do: 'record', tablet: 2, game: 0, what: 'goal', side: 1 },
      ],
    },
  },
  {
    law: 'A device that claims a game again after its own spirit score goes on from the entries of other tablets too',
    history: {
      tablets: 2,
      games: 2,
      steps: [
        { do: 'record', tablet: 1, game: 1, what: 'final', side: 1 },
        { do: 'record', tablet: 1, game: 1, what: 'spirit', side: 1 },
        { do: 'claim', tablet: 1, game: 1 },
      ],
    },
  },
  {
    law: 'A role that is given while an entry arrives counts for it',
    history: {
      tablets: 2,
      games: 1,
      steps: [
        { do: 'role revoked', tablet: 1 },
        { do: 'record', tablet: 1, game: 0, what: 'goal', side: 0 },
        { do: 'second tab', tablet: 1 },
        { do: 'heal', tablet: 1 },
        { do: 'record', tablet: 1, game: 0, what: 'goal', side: 1 },
      ],
    },
  },
  {
    law: 'A server outlives the end of its database connections in the middle of a transaction',
    history: {
      tablets: 2,
      games: 1,
      steps: [
        { do: 'record', tablet: 0, game: 0, what: 'goal', side: 0 },
        { do: 'database restart', milliseconds: 0 },
        { do: 'record', tablet: 1, game: 0, what: 'goal', side: 1 },
        { do: 'database restart', milliseconds: 50 },
        { do: 'record', tablet: 0, game: 0, what: 'final', side: 0 },
      ],
    },
  },
  {
    law: 'A tab ends when it is closed, also while the disk has no room for what came',
    history: {
      tablets: 2,
      games: 1,
      steps: [
        { do: 'full disk', tablet: 0 },
        { do: 'record', tablet: 1, game: 0, what: 'goal', side: 0 },
        { do: 'wait', milliseconds: 1000 },
        { do: 'reload', tablet: 0 },
      ],
    },
  },
  {
    law: 'What is deleted goes from a tablet whose next tab fetches while the last one still stores it',
    history: {
      tablets: 2,
      games: 3,
      steps: [
        { do: 'record', tablet: 0, game: 2, what: 'goal', side: 0 },
        { do: 'second tab', tablet: 1 },
        { do: 'wait', milliseconds: 172 },
        { do: 'full disk', tablet: 1 },
        { do: 'game deleted', game: 0 },
        { do: 'heal', tablet: 1 },
        { do: 'close tab', tablet: 1 },
        { do: 'record', tablet: 1, game: 1, what: 'score', side: 1 },
      ],
    },
  },
  {
    law: 'What the office took from somebody without a role is sent again after a backup without it was restored',
    history: {
      tablets: 2,
      games: 3,
      steps: [
        { do: 'role revoked', tablet: 0 },
        { do: 'record', tablet: 0, game: 2, what: 'goal', side: 1 },
        { do: 'back up' },
        { do: 'restored backup' },
      ],
    },
  },
  {
    law: 'A spirit score that nobody else is shown yet is sent again after a backup without it was restored',
    history: {
      tablets: 3,
      games: 3,
      steps: [
        { do: 'record', tablet: 2, game: 2, what: 'spirit', side: 1 },
        { do: 'back up' },
        { do: 'restored backup' },
      ],
    },
  },
]
