import type { Sides } from '../../rules/progress/sent-on.ts'
import { around, type Count, otherThan, type Start } from '../model/course.ts'
import { teamOfPlay, type PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'

/** The counters of a sport in which a penalty leaves a team a player short. */
export interface PowerPlayCounters {
  /** Of the team with more players. */
  readonly opportunities: string
  /** Of the team with fewer players. */
  readonly against: string
  /** The goals scored with more players. */
  readonly goals: string
}

/** A penalty longer than this leaves no team short: a substitute may take that player's place. */
const LONGEST = 5

/** The known opportunities of a team. */
interface Known {
  byPenalties: number
  recorded: number
  goals: number
  shown: number
}

/**
 * A course that counts the times that a team had more players than the other one, and the reverse: once for
 * each penalty of up to five minutes, except penalties of both teams at the same moment for the same time.
 * Recorded opportunities take precedence; and there is no power-play goal without an opportunity.
 */
export const withPowerPlays =
  (counters: PowerPlayCounters, kinds: readonly PlayKind[]) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const penalties = new Penalties(kinds, sides)
    const teams = new Map<number, Known>()
    const of = (team: number): Known => {
      const known = teams.get(team) ?? { byPenalties: 0, recorded: 0, goals: 0, shown: 0 }
      teams.set(team, known)
      return known
    }
    return around(course, (play, count) => {
      const step = course.next(play, (role, counter, by = 1) => {
        if (counter === counters.against) return
        if (counter === counters.opportunities) {
          if (role.team_id !== null) of(role.team_id).recorded += by
          return
        }
        if (counter === counters.goals && role.team_id !== null) of(role.team_id).goals += by
        count(role, counter, by)
      })
      for (const [team, by] of penalties.follow(play)) of(team).byPenalties += by
      tell(count)
      return step
    })

    function tell(count: Count): void {
      const areRecorded = [...teams.values()].some(({ recorded }) => recorded > 0)
      for (const [team, known] of teams) {
        const now = Math.max(areRecorded ? known.recorded : known.byPenalties, known.goals)
        const by = now - known.shown
        if (by === 0) continue
        known.shown = now
        count({ team_id: team, player: null }, counters.opportunities, by)
        count({ team_id: otherThan(team, sides), player: null }, counters.against, by)
      }
    }
  }

/** A penalty that may yet turn out to have left no team short. */
interface Served {
  readonly team: number
  readonly minutes: number
  readonly clock: number | null
}

class Penalties {
  readonly #kinds: ReadonlyMap<number, PlayKind>
  readonly #sides: Sides
  readonly #served: Served[] = []

  constructor(kinds: readonly PlayKind[], sides: Sides) {
    this.#kinds = new Map(kinds.map(kind => [kind.type, kind]))
    this.#sides = sides
  }

  /** The teams that gain or lose an opportunity by a play. */
  follow(play: Play): [team: number, by: 1 | -1][] {
    const kind = this.#kinds.get(play.type)
    const minutes = kind ? minutesOf(kind, play) : 0
    const team = kind ? teamOfPlay(kind, play) : null
    const other = otherThan(team, this.#sides)
    if (team === null || other === null || minutes <= 0 || minutes > LONGEST) return []
    const clock = play.int_4
    const against = this.#served.findIndex(
      one => one.team === other && one.minutes === minutes && one.clock !== null && one.clock === clock,
    )
    if (against !== -1) {
      this.#served.splice(against, 1)
      return [[team, -1]]
    }
    this.#served.push({ team, minutes, clock })
    return [[other, 1]]
  }
}

/** The penalty minutes of a play: by its kind, or from the play itself. */
function minutesOf({ suspension, values }: PlayKind, play: Play): number {
  if (suspension === 'game') return 0
  if (suspension) return suspension.minutes
  return values?.int_1?.word === 'minutes' ? (play.int_1 ?? 0) : 0
}
