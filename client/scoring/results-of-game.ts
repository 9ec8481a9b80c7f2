import type { RxDocument } from 'rxdb'
import { resultDocument, type GameResult, type Verdict } from '../../shared-schema/replication/result.ts'
import type { ResultRow } from '../storage/documents.ts'

/** What the server says of a game: how it stands, and what it did not count. */
export interface Judgement {
  readonly result: GameResult | undefined
  readonly verdicts: readonly Verdict[]
}

/** Reads the result documents of one game. */
export function readResults(documents: readonly RxDocument<ResultRow>[]): Judgement {
  const read = documents.flatMap(document => resultDocument.safeParse(document.toJSON()).data ?? [])
  return {
    result: read.flatMap(document => (document.kind === 'game' ? [document.data] : []))[0],
    verdicts: read.flatMap(document => (document.kind === 'verdict' ? [document.data] : [])),
  }
}
