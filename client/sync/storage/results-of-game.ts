import type { RxDocument } from 'rxdb'
import {
  resultDocument,
  type Dispute,
  type GameResult,
  type ResultDocument,
  type Verdict,
} from '../../../shared-schema/replication/result.ts'
import type { ResultRow } from './documents.ts'

/** The server's documents on a game: its result, the entries not counted, and the dispute to decide. */
export interface Judgement {
  readonly result: GameResult | undefined
  readonly verdicts: readonly Verdict[]
  readonly dispute: Dispute | undefined
}

/** Reads the result documents of one game. */
export function readResults(documents: readonly RxDocument<ResultRow>[]): Judgement {
  const { results, verdicts, disputes } = readJudgements(documents)
  const [result] = results.values()
  return { result, verdicts, dispute: disputes[0] }
}

interface Judgements {
  readonly results: ReadonlyMap<number, GameResult>
  readonly verdicts: readonly Verdict[]
  readonly disputes: readonly Dispute[]
}

/** A stored document's object changes with every revision, so each revision is read once. */
const known = new WeakMap<RxDocument<ResultRow>, ResultDocument | null>()

/** Reads the result documents of several games. */
export function readJudgements(documents: readonly RxDocument<ResultRow>[]): Judgements {
  const read = documents.flatMap(document => {
    const one = known.get(document) ?? resultDocument.safeParse(document.toJSON()).data ?? null
    known.set(document, one)
    return one ? [one] : []
  })
  return {
    results: new Map(
      read.flatMap(document =>
        document.kind === 'game' ? [[document.game_id, document.data] as const] : [],
      ),
    ),
    verdicts: read.flatMap(document => (document.kind === 'verdict' ? [document.data] : [])),
    disputes: read.flatMap(document => (document.kind === 'dispute' ? [document.data] : [])),
  }
}
