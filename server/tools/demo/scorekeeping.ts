import type { Kysely, Selectable } from 'kysely'
import { tournamentScope, type Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { recordEntries } from '../../games/entries/record-entries.ts'
import { settleGame } from '../../games/settle.ts'
import { courseOfGame } from './course.ts'
import { entryId } from './entry-id.ts'
import { closingEntries, liveEntries, type ScoredGame } from './game-entries.ts'
import { NameGiver } from './names.ts'
import { Random } from '../../rules/random.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'
import { Tablet } from './tablet.ts'

type Game = Pick<
  Selectable<Database['games']>,
  'id' | 'start_time' | 'team_1_id' | 'team_2_id' | 'game_site_id'
>

/** Plays games, each recorded by the tablet of its field. */
export class Scorekeeping {
  readonly #db: Kysely<Database>
  readonly #setting: Setting
  readonly #squads: readonly Squad[]
  readonly #seed: number
  readonly #tablets: readonly Tablet[]

  constructor(db: Kysely<Database>, setting: Setting, squads: readonly Squad[], seed: number) {
    this.#db = db
    this.#setting = setting
    this.#squads = squads
    this.#seed = seed
    const random = Random.forPart(seed, 'tablets')
    const names = new NameGiver(random)
    this.#tablets = setting.fields.map(() => {
      const { first_name, last_name } = names.name('dutch')
      return new Tablet(entryId(TABLETS_SET_UP, random), `${first_name} ${last_name}`)
    })
  }

  /** Plays a game to its end, and settles it: its entries leave the feed, its result stays. */
  async playToTheEnd(game: Game): Promise<void> {
    const kept = this.#kept(game)
    const { tablet, happenings, ids, random } = this.#start(game, kept)
    const end = (happenings.at(-1)?.second ?? 0) + 30
    const entries = [
      ...liveEntries(tablet, kept, happenings, ids),
      ...closingEntries(tablet, kept, end, ids, random),
    ]
    await transaction(this.#db, async tx => {
      await recordEntries(tx, this.#scope, entries, this.#setting.office)
      await settleGame(tx, game.id)
    })
  }

  /** Plays the first minutes of a game. */
  async playFor(game: Game, minutes: number): Promise<void> {
    const kept = this.#kept(game)
    const { tablet, happenings, ids } = this.#start(game, kept)
    const entries = liveEntries(
      tablet,
      kept,
      happenings.filter(({ second }) => second < minutes * 60),
      ids,
    )
    await transaction(this.#db, tx => recordEntries(tx, this.#scope, entries, this.#setting.office))
  }

  get #scope(): Scope {
    return tournamentScope(this.#setting.tournament)
  }

  #start(game: Game, { squads, id }: ScoredGame) {
    const random = Random.forPart(this.#seed, `game ${squads[0].seed} ${squads[1].seed} ${game.start_time}`)
    return {
      random,
      // History outlives the games: ids based on the game's id do not collide with those of another fill.
      ids: Random.forPart(this.#seed, `entries of game ${id}`),
      tablet: at(this.#tablets, this.#setting.fields.indexOf(game.game_site_id ?? 0)),
      happenings: courseOfGame(random, squads, this.#squads.length),
    }
  }

  #kept({ id, start_time, team_1_id, team_2_id }: Game): ScoredGame {
    return { id, start: Date.parse(start_time), squads: [this.#squad(team_1_id), this.#squad(team_2_id)] }
  }

  #squad(teamId: number | null): Squad {
    const squad = this.#squads.find(({ team_id }) => team_id === teamId)
    if (!squad) throw new Error(`Team ${teamId} has no squad`)
    return squad
  }
}

/** The evening before the tournament. */
const TABLETS_SET_UP = Date.parse('2026-06-11T20:00:00+02:00')
