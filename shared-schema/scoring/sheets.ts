import type { Sides } from '../rules/progress/sent-on.ts'
import { isStep, type Entry, type EntryOf } from '../replication/entry.ts'
import { type Play } from '../sports/model/play.ts'
import type { StepKind } from '../replication/entry-kinds.ts'
import type { PlayerReference } from '../sports/model/player-reference.ts'
import type { SportRules } from '../sports/model/sport.ts'
import { chainOf, readEntries, type Claim } from './claims.ts'
import { currentEntries, type CurrentEntry } from './corrections.ts'
import { foldOrdered, type GameState } from './fold-game.ts'
import type { ScoreLine } from './scoreboard.ts'
import { entriesOf, orderAsIf, orderEntries, type OrderedEntries } from './order.ts'

/** One device's version of a game: the entries that it continued, and its own. */
export interface Sheet {
  readonly claim: Claim
  /** The entries that its devices recorded while the sheet was theirs, in order. */
  readonly kept: readonly Entry[]
  readonly order: OrderedEntries
  readonly state: GameState
  /** The outcome step by step: each scoring play, each score that was set, and the end. */
  readonly words: readonly string[]
  readonly lines: readonly SheetLine[]
}

/** A play, a score or a change of the status. */
interface SheetLine extends CurrentEntry<StepKind> {
  /** Its content, independent of the recorder: equal on two sheets that agree. */
  readonly content: string
  /** The resulting score, if the line changed it. */
  readonly score: ScoreLine | undefined
}

/** Names a player on sheets: two devices may know one player by a walk-on that they recorded and by an id. */
export type NamePlayer = (player: PlayerReference | null) => string

/** The sheets of a game. */
export interface Sheets {
  /** The sheet that counts, merged if the office merged. */
  readonly counting: Sheet
  /**
   * The sheet of the claim that counts, without the others: differs from `counting` only if the office
   * merged.
   */
  readonly alone: Sheet
  /** The sheets with something that `alone` lacks, highest claim first; each as if it counted. */
  readonly others: readonly Sheet[]
}

/** The sheets kept of a game; undefined if nobody recorded at the field. */
export function sheetsOf(
  sides: Sides,
  rules: SportRules,
  entries: readonly Entry[],
  nameOf: NamePlayer,
): Sheets | undefined {
  const read = readEntries(entries)
  const order = orderEntries(entries)
  if (!order.claim) return undefined
  const alone = sheetOf(order.claim, sides, orderAsIf(read, order.claim))
  const missing = new Set<Entry>(read.devices.filter(isStep))
  for (const entry of alone.kept) missing.delete(entry)
  const others: Sheet[] = []
  for (const claim of read.claims) {
    if (!entriesOf(chainOf(claim, read).slice(-1), read.devices).some(entry => missing.has(entry))) continue
    const { team_1_id, team_2_id } = claim.data
    const sheet = sheetOf(
      claim,
      { team_1_id: team_1_id ?? sides.team_1_id, team_2_id: team_2_id ?? sides.team_2_id },
      orderAsIf(read, claim),
    )
    for (const entry of sheet.kept) missing.delete(entry)
    others.push(sheet)
  }
  return { counting: sheetOf(order.claim, sides, order), alone, others }

  function sheetOf(claim: Claim, teams: Sides, as: OrderedEntries): Sheet {
    const state = foldOrdered(teams, rules, as)
    const kept = entriesOf(chainOf(claim, read), read.devices)
    return { claim, kept, order: as, state, words: saidBy(state, nameOf), lines: linesOf(as, state, nameOf) }
  }
}

function saidBy(state: GameState, nameOf: NamePlayer): string[] {
  const plays = new Map(state.plays.map(({ root, play }) => [root.id, play]))
  const words: string[] = []
  let score = scoreText({ team_1_score: 0, team_2_score: 0 })
  for (const line of state.scores) {
    const next = scoreText(line)
    if (next === score) continue
    score = next
    const play = plays.get(line.entry.id)
    words.push(play ? playContent(play, nameOf) : ['score', score].join(' '))
  }
  if (state.status !== 'final') return words
  // Shots of a shoot-out are in no score, so its result is added as a whole.
  const shootout = state.shootout ? [['shoot-out', ...state.shootout].join(' ')] : []
  return [...words, ...shootout, ['final', ...state.forfeit_team_ids].join(' ')]
}

function linesOf({ ordered }: OrderedEntries, state: GameState, nameOf: NamePlayer): SheetLine[] {
  const scores = new Map(state.scores.map(line => [line.entry.id, line]))
  return currentEntries(ordered).effective.flatMap(({ root, entry }) =>
    isStep(entry) ? [{ root, entry, content: contentOf(entry, nameOf), score: scores.get(root.id) }] : [],
  )
}

function contentOf(entry: EntryOf<StepKind>, nameOf: NamePlayer): string {
  switch (entry.kind) {
    case 'play':
      return playContent(entry.data, nameOf)
    case 'status':
      return entry.data.status
    case 'score':
      return [
        scoreContent(entry.data),
        entry.data.is_final ? 'final' : '',
        ...(entry.data.forfeit_team_ids ?? []),
      ].join(' ')
  }
}

const scoreText = ({
  team_1_score,
  team_2_score,
}: Pick<ScoreLine, 'team_1_score' | 'team_2_score'>): string => `${team_1_score}-${team_2_score}`

const scoreContent = (score: EntryOf<'score'>['data']): string =>
  score.team_1_added === undefined && score.team_2_added === undefined
    ? ['score', scoreText(score)].join(' ')
    : ['added', score.team_1_added ?? 0, score.team_2_added ?? 0].join(' ')

const playContent = (play: Play, nameOf: NamePlayer): string =>
  [
    play.type,
    play.player_1_team_id,
    nameOf(play.player_1_id),
    play.player_2_team_id,
    nameOf(play.player_2_id),
    play.player_3_team_id,
    nameOf(play.player_3_id),
    play.int_1,
    play.int_2,
    play.int_3,
    // Always empty: times on the tablets' clocks are no difference. The place stays, to match earlier
    // decisions.
    null,
    play.bool_1,
    play.decimal_1,
  ]
    .map(part => part ?? '')
    .join(' ')
