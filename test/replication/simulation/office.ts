import { insist } from './insist.ts'
import type { World } from './world.ts'

/** The office during one history: what it writes by REST, and which entries of it the server has to have. */
export class Office {
  readonly #world: World
  /** Those that were acknowledged, and have not gone with a backup that was restored. */
  #acknowledged: readonly string[] = []
  #backedUp: readonly string[] = []
  /** Those that have: no tablet sends what the office recorded. */
  #gone: readonly string[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** Writes a score; while servers or database are away the office does without. */
  async score(game_id: number, team_1_score: number, team_2_score: number): Promise<void> {
    const score = { game_id, team_1_score, team_2_score, is_final: false }
    const reply = await this.#world
      .office()
      .post('/game_scores/', score)
      .catch(() => undefined)
    if (reply?.status !== 201) return
    const rows = await this.#world.db
      .selectFrom('game_scores')
      .select('entry_id')
      .where('id', '=', Number(reply.body.id))
      .execute()
    this.#acknowledged = [...this.#acknowledged, ...rows.map(row => row.entry_id)]
  }

  /**
   * Deletes a game and all that was recorded at it, while tablets still record there.
   * @returns false if it is gone already
   */
  async delete(game: number): Promise<boolean> {
    const world = this.#world
    if (!(await world.db.selectFrom('games').select('id').where('id', '=', game).executeTakeFirst()))
      return false
    await insist(async server => {
      const { status } = await world.office(server).delete(`/games/${game}/?cascade=true`)
      if (status !== 204 && status !== 410) throw new Error(`The game is not deleted: ${status}`)
    })
    return true
  }

  /** A backup is made that has all that was acknowledged so far. */
  backedUp(): void {
    this.#backedUp = this.#acknowledged
  }

  /** The backup is restored. */
  restored(): void {
    this.#gone = [...this.#gone, ...this.#acknowledged.filter(id => !this.#backedUp.includes(id))]
    this.#acknowledged = this.#backedUp
  }

  /** Acknowledged entries that the server does not have. */
  async lost(): Promise<string[]> {
    const there = await this.#there(this.#acknowledged)
    return this.#acknowledged.filter(id => !there.has(id))
  }

  /** Writes that the server has although the restored backup lacks them. */
  async returned(): Promise<string[]> {
    return [...(await this.#there(this.#gone))].map(
      id => `${id} of the office is back, which only a tablet can have sent`,
    )
  }

  async #there(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#world.db.selectFrom('entries').select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }
}
