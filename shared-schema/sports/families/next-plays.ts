import type { PlayWord } from '../../texts/shared-texts.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { NextPlay, SideNumber } from '../model/situation.ts'

/** The plays of a side that can come next, by their words; words that a sport does not have are left out. */
export const nextPlays = (
  kinds: readonly PlayKind[],
  side: SideNumber,
  words: readonly PlayWord[],
): NextPlay[] =>
  words.flatMap(word => {
    const kind = kinds.find(one => one.word === word)
    return kind ? [{ type: kind.type, side }] : []
  })
