import { expect, test } from 'vitest'
import { whoSees } from '../../../../client/office/data/who-sees.ts'

test.for([
  ['published', { is_public: true, visibility: 'live' }, false],
  ['published', { is_public: true, visibility: 'live' }, true],
  ['public', { is_public: false, visibility: 'live' }, true],
  ['own', { is_public: false, visibility: 'live' }, false],
  ['own', { is_public: true, visibility: 'hidden' }, true],
  ['own', { is_public: false, visibility: 'hidden' }, true],
] as const)('%s: %o of an organization that is public: %s', ([seen, tournament, isOwnerPublic]) => {
  expect(whoSees(tournament, isOwnerPublic)).toBe(seen)
})
