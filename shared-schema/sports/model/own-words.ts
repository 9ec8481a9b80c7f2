import type { ColumnWord, GroupWord, PlayWord } from '../../texts/shared-texts.ts'
import type { PlayKind } from './play-kind.ts'

type Instead<Word extends string> = Readonly<Partial<Record<Word, Word>>>

/**
 * The words of a sport for what several sports share: a penalty of handball is a throw from seven metres
 * (`{ penaltyGoal: 'sevenMetreGoal' }`).
 */
export interface OwnWords {
  readonly plays?: Instead<PlayWord>
  readonly columns?: Instead<ColumnWord>
  readonly groups?: Instead<GroupWord>
}

/** Kinds of plays in the words of a sport. */
export const inOwnWords = <Counter extends string>(
  kinds: readonly PlayKind<Counter>[],
  { plays = {} }: OwnWords,
): PlayKind<Counter>[] => kinds.map(kind => ({ ...kind, word: plays[kind.word] ?? kind.word }))

interface Sport {
  readonly words: OwnWords
}

/** The word of a sport for a column of its box score; other names stay. */
export function columnWord<Name extends string>({ words }: Sport, column: Name): Name | ColumnWord {
  const own: Readonly<Record<string, ColumnWord | undefined>> = words.columns ?? {}
  return own[column] ?? column
}

/** The words of a sport for columns of its box score. */
export const columnWords = (sport: Sport, columns: readonly ColumnWord[]): ColumnWord[] =>
  columns.map(column => columnWord(sport, column))

/** The word of a sport for a part of its box score. */
export const groupWord = ({ words }: Sport, group: GroupWord): GroupWord => words.groups?.[group] ?? group
