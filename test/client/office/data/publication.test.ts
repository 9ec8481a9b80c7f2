import { expect, test } from 'vitest'
import { publicationOf } from '../../../../client/office/data/publication.ts'

test.for([
  ['published', { is_public: true, visibility: 'live' }, false],
  ['published', { is_public: true, visibility: 'live' }, true],
  ['public', { is_public: false, visibility: 'live' }, true],
  ['own', { is_public: false, visibility: 'live' }, false],
  ['own', { is_public: true, visibility: 'hidden' }, true],
  ['own', { is_public: false, visibility: 'hidden' }, true],
] as const)('%s: %o of an organization that is public: %s', ([seen, tournament, isOwnerPublic]) => {
  expect(publicationOf(tournament, isOwnerPublic)).toBe(seen)
})
