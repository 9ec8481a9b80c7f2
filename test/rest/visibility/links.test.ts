import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLinks, type FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { spread } from '../../support/spread.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Reply } from '../client.ts'
import { docTable } from '../doc-table.ts'
import { entryIds } from '../entry-ids.ts'
import { changesBetween, belongingsOf } from '../hostile/belongings.ts'
import { namingValues, said, target } from '../link-values.ts'
import { ownValues } from '../own-values.ts'
import { makeLinkWorld, markOf, whose, type Estate, type LinkWorld, type Whose } from '../link-world.ts'

/**
 * The table in docs/roles.md: of each link and each id of an entry, whose may be named by it and what comes
 * of it.
 */
const lines = docTable('roles.md', 'meaning').flatMap(({ 'named by': names = '', ...cells }) =>
  [...names.matchAll(/`(.*?)`/g)].map(([, name = '']) => ({ name, cells })),
)

const links = lines.flatMap(({ name, cells }) => {
  const link = allLinks.find(({ holder, field }) => `${holder}.${field}` === name)
  return link ? [{ name, cells, link }] : []
})

/** No record has it. */
const NOBODY = 1_999_999

test('the table has one line for each link of each family, and for each id in what tablets send', () => {
  const expected = [...allLinks.map(({ holder, field }) => `${holder}.${field}`), ...entryIds()]
  expect(lines.map(({ name }) => name).sort()).toEqual(expected.sort())
})

describe('L13: what may be tied to what', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: LinkWorld
  let own: Estate
  let author: Client
  let everywhere: Client
  let anybody: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await makeLinkWorld(server)
    own = world.estates.own
    author = new Client(server.url, world.token)
    everywhere = new Client(server.url, await server.signIn('owner'))
    anybody = new Client(server.url)
  })
  afterAll(() => server.stop())

  const valuesOf = (link: FamilyLink, one: Whose) =>
    namingValues(link, own, world.estates[one], world.guestGame)
  const pathOf = (family: Family, id: unknown) => `/${family}/${String(id)}/`

  /** The outcome of a create, in the word of the table. */
  function outcomeOf({ field, isKept }: FamilyLink, id: number, { status, body }: Reply): string {
    if (status === 201 && body.consent === 'requested') return 'asks'
    const kept = body[field]
    if (status === 201)
      return !isKept || kept === id || (Array.isArray(kept) && kept.includes(id)) ? 'yes' : 'ignored'
    expect([400, 403], JSON.stringify(body)).toContain(status)
    if (status === 400) expect(Object.keys(body.errors ?? {}).length, JSON.stringify(body)).toBeGreaterThan(0)
    return 'no'
  }

  /** Nobody is shown in a record what they may not read. */
  async function demandShownAlike(reader: Client, link: FamilyLink, path: string, id: number): Promise<void> {
    const { nested } = resourceOf(link.holder).fields[link.field]?.link ?? {}
    const { status, body } = await reader.get(path)
    if (status !== 200 || nested == null) return
    expect(body[nested] !== null, `${path} shows ${nested}`).toBe(
      (await reader.get(pathOf(link.to, id))).status === 200,
    )
  }

  describe('by a record', () => {
    const named = links.filter(({ link }) => link.attach !== 'follows')
    spread(5, named, some => {
      test.each(some)('$name', async ({ cells, link }) => {
        const refused = whose.filter(one => cells[one] === 'no')
        await Promise.all(
          refused.map(async one => {
            const values = valuesOf(link, one)
            const reply = await author.post(`/${link.holder}/`, values)
            expect(
              [one, outcomeOf(link, target(link, world.estates[one]), reply)],
              JSON.stringify(reply.body),
            ).toEqual([one, 'no'])
            if (one === 'private') await demandNothingDisclosed(link, reply)
          }),
        )
        for (const one of whose) {
          const id = target(link, world.estates[one])
          if (refused.includes(one)) continue
          const reply = await author.post(`/${link.holder}/`, valuesOf(link, one))
          expect([one, outcomeOf(link, id, reply)], JSON.stringify(reply.body)).toEqual([one, cells[one]])
          const path = new URL(String(reply.body.resource_uri)).pathname.replace('/v1', '')
          const isAgreed = reply.body.consent !== 'requested'
          if (isAgreed) for (const reader of [anybody, author]) await demandShownAlike(reader, link, path, id)
          else expect([reply.body.team, (await anybody.get(path)).body.team]).toEqual([null, null])
          const isSeen = (await anybody.get(pathOf(link.to, id))).status === 200
          if (one === 'admin' && cells['to the public'] !== '')
            expect(isSeen).toBe(cells['to the public'] === 'yes')
          if (!isAgreed) expect(isSeen).toBe(one === 'public' || one === 'guest')
          expect((await everywhere.delete(`${path}?cascade=true`)).status).toBe(204)
        }
      })
    })

    /** A record that one may not read is answered like a missing one. */
    async function demandNothingDisclosed(link: FamilyLink, reply: Reply): Promise<void> {
      const ids = Object.fromEntries(Object.keys(own.ids).map(family => [family, NOBODY]))
      const there = {
        ...world.estates.private,
        ids,
        secondTeam: NOBODY + 1,
        freePlayer: NOBODY,
        freeTeam: NOBODY,
      }
      const { status, body } = await author.post(
        `/${link.holder}/`,
        namingValues(link, own, there, world.guestGame),
      )
      const withoutIds = (told: unknown) => JSON.stringify(told).replaceAll(/\d+/g, 'N')
      expect([status, withoutIds(body)]).toEqual([reply.status, withoutIds(reply.body)])
    }
  })

  describe('by a record that is changed', () => {
    const changing = links.filter(
      ({ link: { holder, attach, isKept } }) => attach !== 'follows' && isKept && resourceOf(holder).updates,
    )

    spread(5, changing, some => {
      test.each(some)('$name', async ({ cells, link }) => {
        const values = namingValues(link, own, own, world.guestGame)
        const { resource_uri } = await author.make(link.holder, values)
        const path = String(resource_uri)
        for (const one of whose.filter(other => cells[other] === 'no')) {
          const reply = await author.put(path, valuesOf(link, one))
          // Fields that are fixed once a record exists are ignored.
          if (reply.status === 202) expect([one, reply.body[link.field]]).toEqual([one, values[link.field]])
          else expect([400, 403, 409], JSON.stringify(reply.body)).toContain(reply.status)
        }
        expect((await author.get(path)).body).toMatchObject({ [link.field]: values[link.field] })
        expect((await everywhere.delete(`${path}?cascade=true`)).status).toBe(204)
      })
    })
  })

  test('what Sideline itself sets stays as it is', async () => {
    for (const { cells, link } of links.filter(({ link: { attach } }) => attach === 'follows')) {
      const before = await author.make(link.holder, ownValues(link.holder, own))
      for (const one of whose) {
        expect(cells[one]).toBe('ignored')
        const id = target(link, world.estates[one])
        const values = { ...ownValues(link.holder, own), [link.field]: link.isList ? [id] : id }
        const reply = resourceOf(link.holder).updates
          ? await author.put(String(before.resource_uri), values)
          : await author.post(`/${link.holder}/`, values)
        expect(reply.body[link.field], `${link.holder}.${link.field} of ${one}`).toEqual(before[link.field])
      }
    }
  })

  describe('by an entry', () => {
    const others = ['public', 'private', 'viewer', 'scorekeeper', 'admin'] as const
    let before: Set<string>
    const belongings = () =>
      belongingsOf(
        server.db,
        others.map(one => world.estates[one].organization),
      )
    const scopeOf = ({ ids }: Estate) => `tournament:${ids.tournaments ?? 0}` as const
    const newGame = (values: object = {}) =>
      author.make('games', {
        ...ownValues('games', own),
        team_1_id: own.ids.teams,
        team_2_id: world.estates.guest.ids.teams,
        ...values,
      })

    beforeAll(async () => {
      before = await belongings()
    })

    /**
     * Sends entries to the event of an estate.
     * @returns whether they are taken, and no verdict says anything against them
     */
    async function counts(
      there: Estate,
      gameId: number,
      kind: string,
      says: readonly ReturnType<typeof said>[],
      head: object = {},
    ): Promise<boolean> {
      const tablet = new Device(server.url, scopeOf(there), world.token)
      const entries = says.map(one => ({
        ...tablet.entry(gameId, 'status', { status: 'live' }),
        ...one,
        ...head,
      }))
      const { status } = await tablet.push(entries)
      if (status !== 200) expect([401, 403, 404], kind).toContain(status)
      if (status !== 200) return false
      const ids = new Set<unknown>(entries.map((entry): unknown => Reflect.get(entry, 'id')))
      return !(await tablet.results()).some(
        result => result.kind === 'verdict' && ids.has(result.data.entry_id),
      )
    }

    const inEntries = lines
      .filter(({ name }) => !links.some(link => link.name === name))
      .map(line => ({ ...line, kind: line.name.split('.')[0] ?? '', field: line.name.split('.')[1] ?? '' }))
    const isStated = (kind: string, field: string) =>
      kind === 'claim' || (kind === 'score' && field.startsWith('team_'))

    test.each(
      inEntries.filter(
        ({ kind, field, cells }) => cells.public === 'no' && !isStated(kind, field) && field !== 'game_id',
      ),
    )('$name', async ({ cells, kind, field }) => {
      await Promise.all(
        whose.map(async one => {
          const game = await newGame()
          const isCounted = await counts(own, game.id, kind, [said(kind, field, world.estates[one])])
          expect([one, isCounted ? 'yes' : 'no']).toEqual([one, cells[one]])
        }),
      )
    })

    test.each(inEntries.filter(({ kind, field }) => isStated(kind, field)))(
      '$name',
      async ({ cells, kind, field }) => {
        for (const one of whose) {
          const next = await newGame({ team_1_id: null, team_2_id: null })
          await newGame({
            next_game_for_winner_id: next.id,
            next_game_for_loser_id: next.id,
            next_team_for_loser: 2,
          })
          await counts(own, next.id, kind, [said(kind, field, world.estates[one]), said('status', '', own)])
          const { body } = await author.get(pathOf('games', next.id))
          expect([one, body[field] === world.estates[one].ids.teams ? 'yes' : 'ignored']).toEqual([
            one,
            cells[one],
          ])
        }
      },
    )

    test('score.forfeit_team_ids', async () => {
      const cells = inEntries.find(({ name }) => name === 'score.forfeit_team_ids')?.cells
      for (const one of whose) {
        const game = await newGame()
        const { kind, data } = said('score', 'forfeit_team_ids', world.estates[one])
        await counts(own, game.id, kind, [{ kind, data: { ...data, is_final: true } }])
        const [score] = await author.column(`/game_scores/?game_id=${game.id}`, 'forfeit_team_ids')
        expect(score).toEqual((await author.get(pathOf('games', game.id))).body.forfeit_team_ids)
        expect([one, JSON.stringify(score) === '[]' ? 'ignored' : 'yes']).toEqual([one, cells?.[one]])
      }
    })

    test('what an entry names of another game has no effect there', async () => {
      const naming = inEntries.filter(
        ({ kind, field, cells }) =>
          cells.own === 'yes' && cells.guest === 'ignored' && !isStated(kind, field),
      )
      expect(naming.length).toBeGreaterThan(3)
      let counter = 1
      // One's own first: what names others may begin sheets of its own in the game.
      for (const one of whose) {
        for (const { name, cells, kind, field } of naming) {
          const there = world.estates[one]
          const ofHead =
            kind === 'entry' ? { [field]: field === 'device_id' ? there.deviceId : there.entryId } : {}
          const says = said(
            field === 'after' ? 'claim' : kind,
            field === 'after' ? 'team_1_id' : field,
            there,
          )
          const isCounted = await counts(own, own.ids.games ?? 0, kind, [says], {
            device_id: own.deviceId,
            counter: ++counter,
            ...ofHead,
          })
          if (one === 'own') expect([name, isCounted ? 'yes' : 'no']).toEqual([name, cells[one]])
        }
      }
    })

    test('nothing of what others have was changed by all that', async () => {
      expect(changesBetween(before, await belongings())).toEqual([])
    })

    test('entry.game_id', async () => {
      const cells = inEntries.find(({ name }) => name === 'entry.game_id')?.cells
      for (const one of whose) {
        const there = world.estates[one]
        const game = one === 'own' ? (await newGame()).id : (there.ids.games ?? 0)
        const isCounted = await counts(there, game, 'status', [said('status', '', there)], {
          device_id: there.deviceId,
          counter: 100,
        })
        expect([one, isCounted ? 'yes' : 'no']).toEqual([one, cells?.[one]])
      }
    })
  })

  describe('if it is deleted', () => {
    /** A record of one's own that links can name, on which nothing else hangs. */
    async function doomed(to: Family): Promise<Estate> {
      const teams = [own.ids.teams, own.secondTeam]
      const extra =
        to === 'games'
          ? { team_1_id: teams[0], team_2_id: teams[1] }
          : to === 'pools'
            ? { team_ids: teams }
            : {}
      const { id } = await everywhere.make(to, { ...ownValues(to, own), ...extra })
      if (to === 'teams')
        await everywhere.make('tournament_teams', { tournament_id: own.ids.tournaments, team_id: id })
      if (to === 'tournaments')
        for (const team_id of teams) await everywhere.make('tournament_teams', { tournament_id: id, team_id })
      const pool =
        to === 'tournaments'
          ? (await everywhere.make('pools', { name: 'A', tournament_id: id })).id
          : own.ids.pools
      const pool_rounds =
        to === 'tournaments'
          ? (await everywhere.make('pool_rounds', { pool_id: pool })).id
          : own.ids.pool_rounds
      return {
        ...own,
        ...(to === 'players' && { freePlayer: id }),
        ids: { ...own.ids, pool_rounds, [to]: id },
      }
    }

    const lasting = links.filter(({ cells }) => cells['if it is deleted'] !== '')

    test.each([...new Set(lasting.map(({ link }) => link.to))])('%s', async to => {
      const there = await doomed(to)
      const naming: { name: string; path: string; field: string; becomes: string | undefined }[] = []
      for (const { name, cells, link } of lasting.filter(({ link }) => link.to === to)) {
        const game = await everywhere.make('games', {
          ...ownValues('games', own),
          team_1_id: there.ids.teams,
          team_2_id: own.secondTeam,
        })
        // A season gives its awards to its own teams.
        const teams =
          name === 'awards.season_id'
            ? (await everywhere.make('teams', { name: 'Of it', season_id: there.ids.seasons })).id
            : there.ids.teams
        const named = { ...there, ids: { ...there.ids, teams } }
        const path =
          name === 'tournament_teams.team_id'
            ? `/tournament_teams/${own.ids.tournaments}/${there.ids.teams}/`
            : String(
                (await everywhere.make(link.holder, namingValues(link, own, named, game.id))).resource_uri,
              )
        naming.push({ name, path, field: link.field, becomes: cells['if it is deleted'] })
      }
      expect((await everywhere.delete(`${pathOf(to, there.ids[to])}?cascade=true`)).status).toBe(204)
      for (const { name, path, field, becomes } of naming) {
        const { status, body } = await everywhere.get(path)
        expect([name, status === 404 ? 'goes too' : 'stays']).toEqual([name, becomes])
        if (status === 200)
          expect(JSON.stringify(body[field])).not.toMatch(new RegExp(`\\b${there.ids[to]}\\b`))
      }
    })
  })

  test('nothing of what others have was changed, told to the public, or counted wrongly by all that', async () => {
    for (const family of families) {
      const text = JSON.stringify((await anybody.list(`/${family}/?limit=200`)).objects)
      for (const one of ['private', 'viewer', 'scorekeeper', 'admin'] as const)
        expect(text.includes(markOf(one)), `${family} of ${one}`).toBe(false)
    }
    const tablet = new Device(server.url, `tournament:${own.ids.tournaments ?? 0}`, null)
    expect(
      JSON.stringify((await tablet.pull('catalog')).documents.filter(({ _deleted }) => !_deleted)),
    ).not.toMatch(/Zq(private|viewer|scorekeeper|admin)/)
    expect(await wrongLines(server.db)).toEqual([])
  })
})
