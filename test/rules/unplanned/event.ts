// An event in memory, by the rules that server and tablets share: what is recorded, and what follows from it.
import { planBracket } from '../../../server/rules/brackets/plan-bracket.ts'
import type { BracketKind, GameRef, TeamSource } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { seedsFromPools } from '../../../server/rules/brackets/seeds-from-pools.ts'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import { snakePools } from '../../../server/rules/pools/snake.ts'
import { outcomeOf } from '../../../shared-schema/rules/progress/outcome-of.ts'
import { occupied, playThrough } from '../../../shared-schema/rules/progress/play-through.ts'
import type { Links, Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import { teamInSlot } from '../../../shared-schema/rules/progress/team-in-slot.ts'
import type { Entrant } from '../../../shared-schema/rules/standings/entrant.ts'
import { comersOf, type PlaysOn } from '../../../shared-schema/rules/standings/pool-places.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import type {
  TournamentGame,
  TournamentPlay,
  TournamentPool,
} from '../../../shared-schema/rules/standings/tournament-play.ts'

/** How an event is planned: pools or none, and brackets of their places, or of the seeds. */
export interface Plan {
  readonly teams: number
  readonly pools: number
  readonly brackets: readonly { readonly kind: BracketKind; readonly from: number; readonly to: number }[]
  readonly preset: 'WFDF' | 'FIFA 2026'
}

/** The score that somebody recorded at a game, with the teams that were seen there. */
export interface Sheet extends Sides {
  readonly score: readonly [number, number]
  readonly forfeits: readonly number[]
  /** Whether it followed from a withdrawal. */
  readonly isRule: boolean
}

interface PoolSlot {
  readonly pool: number
  readonly place: number
}

/** A game as it was made, and what the office has said of it. */
interface Made extends Links, Sides {
  readonly id: number
  readonly pool_id: number | null
  readonly bracket_id: number | null
  readonly round_number: number | null
  readonly sources: readonly [PoolSlot | null, PoolSlot | null]
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
  readonly decided: Sides | null
}

/** A game in its present state. */
export interface Standing extends TournamentGame {
  readonly needs_decision: boolean
}

const nobody: Sides = { team_1_id: null, team_2_id: null }

const nowhere: Links = {
  next_game_for_winner_id: null,
  next_team_for_winner: 1,
  next_game_for_loser_id: null,
  next_team_for_loser: 1,
}

export class UnplannedEvent {
  entrants: Entrant[]
  readonly pools: TournamentPool[]
  readonly decisions: TournamentPlay['decisions'][number][] = []
  readonly sheets = new Map<number, Sheet>()
  readonly #plan: Plan
  readonly #games = new Map<number, Made>()
  /** Who is in the slots that pools fill, until others are sent. */
  readonly #held = new Map<number, Sides>()

  constructor(plan: Plan) {
    this.#plan = plan
    this.entrants = Array.from({ length: plan.teams }, (_, index) => entrant(index + 1))
    const dealt =
      plan.pools === 0
        ? []
        : snakePools(
            this.entrants.map(({ team_id }) => team_id),
            plan.pools,
          )
    this.pools = dealt.map((team_ids, index) => ({ id: index + 1, name: String(index + 1), team_ids }))
    for (const pool of this.pools)
      for (const { games } of roundRobin(pool.team_ids))
        for (const game of games) this.#make({ ...game, pool_id: pool.id })
    let first = 1
    for (const [index, { kind, from, to }] of plan.brackets.entries()) {
      const places = this.#placesOf(from, to)
      if (places.length < 2) continue
      this.#makeBracket(kind, places, index + 1, first)
      first += places.length
    }
  }

  /** The places of pools from one to another, or seeds if there are none, in the order of their seeds. */
  #placesOf(from: number, to: number): (PoolSlot | number)[] {
    if (this.pools.length === 0) return this.entrants.map(({ team_id }) => team_id).slice(from - 1, to)
    const all: PoolSlot[] = []
    const lists = this.pools.map(({ id, team_ids }) =>
      team_ids.slice(from - 1, to).map((_, index) => all.push({ pool: id, place: from + index }) - 1),
    )
    return seedsFromPools(lists).flatMap(index => all[index] ?? [])
  }

  #makeBracket(kind: BracketKind, places: readonly (PoolSlot | number)[], bracket_id: number, first: number) {
    const plan = planBracket({
      ...{ kind, teams: places.length, third_place: true, grand_final_reset: true },
      first_place: first,
    })
    const ids = new Map<string, number>()
    const keyOf = ({ section, round_number, slot }: GameRef) => `${section} ${round_number} ${slot}`
    const idOf = (ref: GameRef | null) => (ref === null ? null : (ids.get(keyOf(ref)) ?? null))
    const at = (source: TeamSource) => ('seed' in source ? (places[source.seed - 1] ?? null) : null)
    const teamAt = (source: TeamSource) => numberOr(at(source))
    for (const [section, { rounds }] of [...plan.sections.entries()].reverse())
      for (const { round_number, games } of [...rounds].reverse())
        for (const game of games) {
          const [one, two] = [at(game.team_1), at(game.team_2)]
          const made = this.#make({
            ...{ bracket_id, team_1_id: teamAt(game.team_1), team_2_id: teamAt(game.team_2) },
            sources: [typeof one === 'object' ? one : null, typeof two === 'object' ? two : null],
            next_game_for_winner_id: idOf(game.winner_to),
            next_team_for_winner: game.winner_to?.team ?? 1,
            next_game_for_loser_id: idOf(game.loser_to),
            next_team_for_loser: game.loser_to?.team ?? 1,
            ...{ place_for_winner: game.place_for_winner, place_for_loser: game.place_for_loser },
          })
          ids.set(keyOf({ section, round_number, slot: game.slot }), made)
        }
  }

  #make(game: Partial<Made>): number {
    const id = this.#games.size + 1
    const none = { pool_id: null, bracket_id: null, round_number: null, decided: null }
    const noPlaces = { place_for_winner: null, place_for_loser: null }
    this.#games.set(id, { ...nowhere, ...nobody, ...none, ...noPlaces, sources: [null, null], ...game, id })
    return id
  }

  /** Enters one more team. */
  enterLate(): void {
    this.entrants = [...this.entrants, entrant(this.entrants.length + 1)]
  }

  /** Adds the games of a team to a pool. */
  addToPool(team: number): void {
    const [pool] = [...this.pools].sort((a, b) => a.team_ids.length - b.team_ids.length)
    if (!pool) return
    for (const other of pool.team_ids) this.#make({ team_1_id: other, team_2_id: team, pool_id: pool.id })
    this.pools.splice(this.pools.indexOf(pool), 1, { ...pool, team_ids: [...pool.team_ids, team] })
  }

  setStatus(team: number, status: Entrant['status']): void {
    this.entrants = this.entrants.map(one => (one.team_id === team ? { ...one, status } : one))
    if (status !== 'playing') return
    for (const [id, sheet] of this.sheets)
      if (sheet.isRule && (sheet.team_1_id === team || sheet.team_2_id === team)) this.sheets.delete(id)
  }

  /** The office says who plays a game, or leaves it to the games before it. */
  decide(id: number, decided: Sides | null): void {
    const game = this.#games.get(id)
    if (game) this.#games.set(id, { ...game, decided })
  }

  /** Everything that follows from what was recorded, with the forfeits of those who are out. */
  play(): { readonly play: TournamentPlay; readonly games: readonly Standing[] } {
    for (;;) {
      const games = this.#follow()
      const play = this.#playOf(games)
      const due = games.filter(game => game.status === 'scheduled' && this.#forfeits(game).length > 0)
      if (due.length === 0) return { play, games }
      for (const game of due)
        this.sheets.set(game.id, {
          ...{ team_1_id: game.team_1_id, team_2_id: game.team_2_id },
          ...{ score: [0, 0], forfeits: this.#forfeits(game), isRule: true },
        })
    }
  }

  #forfeits({ team_1_id, team_2_id }: Sides): number[] {
    if (team_1_id === null || team_2_id === null) return []
    const out = this.entrants.filter(({ status }) => status !== 'playing').map(({ team_id }) => team_id)
    return [team_1_id, team_2_id].filter(id => out.includes(id))
  }

  #playOf(games: readonly Standing[]): TournamentPlay {
    return {
      rule: TIE_BREAK_PRESETS[this.#plan.preset],
      scoring: {
        ...{ swiss_scoring_system: 'victory points', swiss_points_for_bye: 15 },
        ...{ swiss_victory_points_games_to: 15, swiss_victory_points_cap: 25 },
      },
      ...{ entrants: this.entrants, games, pools: this.pools, last_round: null, decisions: this.decisions },
    }
  }

  /** Sends teams from pools to brackets, until that moves nobody any more, and through the games. */
  #follow(): Standing[] {
    for (let games = this.#played(); ; games = this.#played()) {
      const play = this.#playOf(games)
      const comers = new Map(
        this.pools.map(pool => [pool.id, comersOf(play, pool, this.#playingOn(pool.id))]),
      )
      let isSame = true
      for (const made of this.#games.values()) {
        if (made.sources.every(source => source === null)) continue
        const before = this.#slots.get(made.id)
        const [one, two] = made.sources.map((source, index) => {
          const side = index === 0 ? 'team_1_id' : 'team_2_id'
          return teamInSlot(
            {
              held: made.decided?.[side] ?? this.#held.get(made.id)?.[side] ?? null,
              sent: source === null ? null : (comers.get(source.pool)?.(source.place) ?? null),
              stated: this.sheets.get(made.id)?.[side] ?? null,
              isFed: source !== null,
            },
            this.sheets.has(made.id),
            made.decided !== null,
          )
        })
        if (!one || !two) continue
        const slots = occupied(one, two)
        isSame &&= JSON.stringify(before) === JSON.stringify(slots)
        this.#slots.set(made.id, slots)
        this.#held.set(made.id, slots)
      }
      if (isSame) return games
    }
  }

  /** The teams that play on from places of a pool. */
  #playingOn(pool: number): PlaysOn[] {
    return [...this.#games.values()].flatMap(({ id, sources, decided }) =>
      sources.flatMap((source, index) => {
        const side = index === 0 ? 'team_1_id' : 'team_2_id'
        const team_id = decided ? decided[side] : this.sheets.has(id) ? this.#held.get(id)?.[side] : null
        if (source?.pool !== pool || typeof team_id !== 'number') return []
        return [{ place: source.place, team_id, is_kept: decided !== null }]
      }),
    )
  }

  readonly #slots = new Map<number, ReturnType<typeof occupied>>()

  #played(): Standing[] {
    const recorded = [...this.#games.values()].map(game => {
      const slots = this.#slots.get(game.id)
      const sheet = this.sheets.get(game.id)
      const held = { team_1_id: game.team_1_id, team_2_id: game.team_2_id }
      return {
        ...game,
        ...{ no_team_1: false, no_team_2: false },
        ...(slots ?? held),
        ...(game.decided && {
          team_1_id: game.decided.team_1_id ?? slots?.team_1_id ?? held.team_1_id,
          team_2_id: game.decided.team_2_id ?? slots?.team_2_id ?? held.team_2_id,
        }),
        teams_decided: game.decided !== null,
        isPlayed: sheet !== undefined,
        stated: sheet ? { team_1_id: sheet.team_1_id, team_2_id: sheet.team_2_id } : nobody,
      }
    })
    const played = playThrough(recorded, (game, teams) => outcomeOf(this.#ended(game.id, teams)))
    return recorded.flatMap(game => {
      const through = played.get(game.id)
      if (!through) return []
      const ended = this.#ended(game.id, through)
      const [one, two] = game.sources
      return {
        ...game,
        ...through,
        ...(through.is_needless ? notNeeded : ended),
        needs_decision: through.needs_decision || (this.#slots.get(game.id)?.needs_decision ?? false),
        team_1_pool_id: one?.pool ?? null,
        team_2_pool_id: two?.pool ?? null,
      }
    })
  }

  /** How a game between two teams has ended, by its sheet. */
  #ended(id: number, { team_1_id, team_2_id }: Sides) {
    const sheet = this.sheets.get(id)
    const [team_1_score, team_2_score] = sheet?.score ?? [0, 0]
    const forfeit_team_ids = (sheet?.forfeits ?? []).filter(team => team === team_1_id || team === team_2_id)
    const lead = team_1_score === team_2_score ? null : team_1_score > team_2_score ? team_1_id : team_2_id
    const [loser] = forfeit_team_ids
    const byForfeit = forfeit_team_ids.length > 1 ? null : loser === team_1_id ? team_2_id : team_1_id
    return {
      ...{ status: sheet ? ('final' as const) : ('scheduled' as const), team_1_score, team_2_score },
      ...{ forfeit_team_ids, winner_id: sheet === undefined ? null : loser === undefined ? lead : byForfeit },
    }
  }
}

const notNeeded = {
  ...{ status: 'not needed' as const, team_1_score: 0, team_2_score: 0 },
  ...{ forfeit_team_ids: [], winner_id: null },
}

const entrant = (team_id: number): Entrant => ({ team_id, seed: team_id, status: 'playing' })

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null)
