import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Dispute, Verdict } from '../../shared-schema/replication/result.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { scoreText } from '../../shared-schema/rules/standings/score-text.ts'
import { readEntries } from '../../shared-schema/scoring/claims.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { isReleased } from '../../shared-schema/scoring/order.ts'
import { sheetsOf } from '../../shared-schema/scoring/sheets.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { holder } from '../sync/recording/claim.ts'
import { orderOf } from '../sync/recording/ordered.ts'
import { t } from '../texts/t.ts'

/** The scorekeeper on another device, and the start of their claim. */
export interface Keeper {
  readonly name: string
  readonly since: string
}

/** Who keeps the score of a game, and how other sheets differ. */
export interface ScoreKeeping {
  readonly keptBy: 'nobody' | 'this device' | Keeper
  /** True if the latest entry of this device does not count because its user may not record here. */
  readonly isBarred: boolean
  /**
   * The score on this device's own sheet, `4–2`, if another device's sheet counts and differs; the office may
   * still choose.
   */
  readonly ownScore: string | null
  /**
   * The scores of other tablets for this game, `8–7 by Sam`, if the office has to decide between them and
   * this one.
   */
  readonly otherScores: readonly string[]
}

interface Known {
  readonly game: Sides
  readonly sport: SportRules
  readonly entries: readonly Entry[]
  /** The entries that the server accepts. */
  readonly counting: readonly Entry[]
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly dispute: Dispute | undefined
  readonly deviceId: string
}

export function scoreKeeping(known: Known): ScoreKeeping {
  const { dispute, deviceId } = known
  const keptBy = keeper(known)
  return {
    keptBy,
    isBarred: isBarred(known),
    ownScore: typeof keptBy === 'string' ? null : ownScore(known),
    otherScores: dispute ? otherScores(dispute, deviceId) : [],
  }
}

function keeper({ counting, deviceId }: Known): ScoreKeeping['keptBy'] {
  const claim = holder(counting)
  if (!claim) return 'nobody'
  if (claim.device_id === deviceId) return 'this device'
  return isReleased(claim, readEntries(counting))
    ? 'nobody'
    : { name: claim.recorded_by || t('scoring.somebody'), since: claim.recorded_at }
}

/** Only the latest entry counts: a user who has the right again is asked about players again. */
function isBarred({ entries, deviceId, verdicts }: Known): boolean {
  const own = entries.filter(({ device_id }) => device_id === deviceId)
  const latest = Math.max(...own.map(({ counter }) => counter))
  return own.some(({ id, counter }) => counter === latest && verdicts.get(id)?.reason === 'not_allowed')
}

function ownScore({ game, sport, counting, deviceId }: Known): string | null {
  if (!orderOf(counting).otherSheets.some(({ device_id }) => device_id === deviceId)) return null
  const sheets = sheetsOf(game, sport, counting, player => String(player ?? ''))
  const own = sheets?.others.find(({ claim }) => claim.device_id === deviceId)
  return !own || sheets?.counting.order.decision ? null : standsAt(own.state)
}

/** All scores but this device's own, or but the counting one if it has none. */
function otherScores({ sheets }: Dispute, deviceId: string): string[] {
  const own = Math.max(
    0,
    sheets.findIndex(sheet => sheet.device_id === deviceId),
  )
  return sheets
    .filter((_, index) => index !== own)
    .map(sheet => scoreBy(standsAt(sheet), bidiIsolate(sheet.recorded_by)))
}

/** `2–2 (4–3)` */
const standsAt = ({ shootout, ...score }: Dispute['sheets'][number] | GameState): string => {
  const [team_1_shootout_score, team_2_shootout_score] = shootout ?? []
  return scoreText({ ...score, team_1_shootout_score, team_2_shootout_score })
}

const scoreBy = (score: string, name: string): string =>
  name === '' ? t('scoring.scoreBySomebody', { score }) : t('scoring.scoreBy', { score, name })
