import fc, { type Arbitrary } from 'fast-check'
import { allLinks } from '../../../shared-schema/resources/all-links.ts'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { collections, EPOCH } from '../../../shared-schema/replication/scope.ts'
import { statFamilies } from '../../../server/rest/stats/levels.ts'
import type { Victims } from './victims.ts'

/** One request of somebody who knows every id there is. */
export interface Attack {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** A hand-over is packed before it is sent. */
  readonly isHandover?: boolean
  /** Which of the hostile admins sends it; none if it is sent without a token. */
  readonly by: number | null
  readonly server: number
}

/** Requests of every family and address, about everything that the three organizations have. */
export function attack(victims: Victims): Arbitrary<Attack> {
  const { tokens, ids, keys, templates, scopes, people } = victims
  const idOf = (family: Family): Arbitrary<number> => fc.constantFrom(...(ids.get(family) ?? []), 1)
  const keyOf = (family: Family): Arbitrary<string> => fc.constantFrom(...(keys.get(family) ?? []), '1')
  const family = fc.constantFrom(...families)

  const links = (holder: Family) => allLinks.filter(link => link.holder === holder)
  /** Some of a record's links, each to anything of its family. */
  const linked = (holder: Family): Arbitrary<Record<string, unknown>> =>
    fc.record(
      Object.fromEntries(
        links(holder).map(({ field, to, isList }) => [
          field,
          isList ? fc.array(idOf(to), { maxLength: 4 }) : idOf(to),
        ]),
      ),
      { requiredKeys: [] },
    )
  const rarely = <T>(value: Arbitrary<T>) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
  const flags = fc.record({
    name: rarely(fc.constant('Owned')),
    first_name: rarely(fc.constant('Owned')),
    is_public: rarely(fc.boolean()),
    visibility: rarely(fc.constantFrom('live', 'hidden')),
    owner_id: rarely(idOf('organizations')),
    status: rarely(fc.constantFrom('playing', 'withdrawn', 'accepted', 'final')),
    next_team_for_winner: rarely(fc.constantFrom(1, 2)),
    id: rarely(fc.nat(50)),
  })
  const bodyOf = (holder: Family): Arbitrary<unknown> =>
    fc
      .tuple(fc.constantFrom(...(templates.get(holder) ?? [{}])), linked(holder), flags)
      .map(([template, link, flag]) => ({
        ...template,
        ...link,
        ...Object.fromEntries(Object.entries(flag).filter(([, value]) => value !== undefined)),
      }))

  const create = family.chain(holder =>
    bodyOf(holder).map(body => ({ method: 'POST', path: `/v1/${holder}/`, body })),
  )
  const update = family.chain(holder =>
    fc
      .tuple(keyOf(holder), fc.oneof(linked(holder), bodyOf(holder)))
      .map(([key, body]) => ({ method: 'PUT', path: `/v1/${holder}/${key}/`, body })),
  )
  const remove = family.chain(holder =>
    fc
      .tuple(
        keyOf(holder),
        fc.constantFrom(
          ...Array.from({ length: 12 }, () => ''),
          '?cascade=true',
          '?cascade=true&preview=true',
          '?preview=true',
        ),
      )
      .map(([key, query]) => ({ method: 'DELETE', path: `/v1/${holder}/${key}/${query}` })),
  )
  const read = family.chain(holder =>
    fc
      .tuple(keyOf(holder), fc.constantFrom(...links(holder), undefined), fc.nat(60))
      .map(([key, link, id]) => ({
        method: 'GET',
        path: link ? `/v1/${holder}/?${link.field}=${id}&limit=50` : `/v1/${holder}/${key}/`,
      })),
  )
  const statistics = fc
    .tuple(fc.constantFrom(...statFamilies), fc.nat(60), fc.nat(60), fc.boolean())
    .map(([{ path, key }, one, two, isList]) => ({
      method: 'GET',
      path: isList
        ? `/v1/stats/ultimate/${path}/?limit=50`
        : `/v1/stats/ultimate/${path}/${key.length === 1 ? one : `${one}/${two}`}/`,
    }))

  const ofTournament = fc
    .tuple(
      fc.constantFrom(
        'standings',
        'open_decisions',
        'pools',
        'conflicts',
        'schedule',
        'shift',
        'free_sites',
        'taken_slots',
        'spirit',
      ),
      idOf('tournaments'),
      fc.constantFrom('GET', 'POST'),
      fc.constantFrom(
        {},
        { number_of_pools: 1 },
        { start_time: '2026-06-01T09:00', game_minutes: 60 },
        { minutes: 60 },
      ),
    )
    .map(([name, id, method, body]) => ({ method, path: `/v1/tournaments/${id}/${name}/`, body }))
  const others = fc.oneof(
    fc.tuple(idOf('players'), idOf('players')).map(([one, two]) => ({
      method: 'POST',
      path: `/v1/players/${one}/merge/`,
      body: { player_id: two, merged_id: two, into_id: two },
    })),
    fc.tuple(fc.constantFrom('GET', 'POST', 'DELETE'), idOf('tournaments')).map(([method, id]) => ({
      method,
      path: `/v1/verdicts/?tournament_id=${id}`,
      body: { tournament_id: id },
    })),
    fc
      .tuple(fc.constantFrom('disputes', 'audit', 'devices', 'verdicts'), idOf('tournaments'))
      .map(([name, id]) => ({ method: 'GET', path: `/v1/${name}/?tournament_id=${id}` })),
    fc
      .tuple(fc.constantFrom('GET', 'POST', 'DELETE'), idOf('games'), fc.constantFrom(...victims.entryIds))
      .map(([method, id, sheet_id]) => ({
        method,
        path: `/v1/disputes/${id}/`,
        body: { sheet_id, version: 'x', entry_ids: [sheet_id] },
      })),
    family.chain(holder =>
      keyOf(holder).map(key => ({ method: 'GET', path: `/v1/audit/?family=${holder}&record=${key}` })),
    ),
  )

  const role = fc.constantFrom('owner', 'admin', 'scorekeeper', 'viewer')
  const accounts = fc.oneof(
    fc.tuple(idOf('organizations'), role).map(([organization_id, role]) => ({
      method: 'POST',
      path: '/accounts/invitations',
      body: { organization_id, role },
    })),
    idOf('organizations').map(id => ({ method: 'GET', path: `/accounts/roles?organization_id=${id}` })),
    fc.nat(40).map(id => ({ method: 'DELETE', path: `/accounts/roles/${id}` })),
    idOf('organizations').map(id => ({ method: 'GET', path: `/accounts/people?organization_id=${id}` })),
    fc
      .tuple(fc.constantFrom(...people), fc.constantFrom('disable', 'enable', 'reset-link'))
      .map(([id, what]) => ({ method: 'POST', path: `/accounts/people/${id}/${what}`, body: {} })),
    fc.constantFrom(...people).map(id => ({ method: 'DELETE', path: `/accounts/people/${id}` })),
  )

  const entry = anyEntry(victims)
  const pushed = fc
    .tuple(fc.constantFrom(...scopes), fc.array(entry, { minLength: 1, maxLength: 4 }))
    .map(([scope, entries]) => ({
      method: 'POST',
      path: `/replication/${scope}/entries/${EPOCH}/push`,
      body: entries.map(newDocumentState => ({ newDocumentState })),
    }))
  const handedOver = fc
    .tuple(fc.constantFrom(...scopes), fc.array(entry, { minLength: 1, maxLength: 4 }))
    .map(([scope, entries]) => ({
      method: 'POST',
      path: '/v1/handovers/',
      body: { scope, entries },
      isHandover: true,
    }))
  const pulled = fc
    .tuple(fc.constantFrom(...scopes), fc.constantFrom(...collections))
    .map(([scope, collection]) => ({
      method: 'GET',
      path: `/replication/${scope}/${collection}/${EPOCH}/pull?lwt=0&id=&limit=1000`,
    }))

  const request: Arbitrary<Omit<Attack, 'by' | 'server'>> = fc.oneof(
    { weight: 6, arbitrary: create },
    { weight: 6, arbitrary: update },
    { weight: 2, arbitrary: remove },
    { weight: 4, arbitrary: read },
    { weight: 2, arbitrary: statistics },
    { weight: 2, arbitrary: ofTournament },
    { weight: 2, arbitrary: others },
    { weight: 1, arbitrary: accounts },
    { weight: 4, arbitrary: pushed },
    { weight: 1, arbitrary: handedOver },
    { weight: 2, arbitrary: pulled },
  )
  const by = fc.oneof(
    { weight: 9, arbitrary: fc.nat(tokens.length - 1) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  return fc.tuple(request, by, fc.nat(1)).map(([request, by, server]) => ({ ...request, by, server }))
}

/** An entry that names anything: games, teams, players, entries and devices of all three. */
function anyEntry({ ids, entryIds }: Victims): Arbitrary<unknown> {
  const idOf = (family: Family): Arbitrary<number> => fc.constantFrom(...(ids.get(family) ?? []), 1)
  const [game, team, player] = [idOf('games'), idOf('teams'), idOf('players')]
  const known = fc.constantFrom(...entryIds)
  const nullOr = <T>(value: Arbitrary<T>) => fc.option(value, { freq: 4, nil: null })
  const play = fc
    .record({
      player_1_id: nullOr(player),
      player_1_team_id: nullOr(team),
      player_2_id: nullOr(fc.oneof(player, known)),
      player_2_team_id: nullOr(team),
      int_1: nullOr(team),
    })
    .chain(attributes =>
      fc.constantFrom(22, 21, 38, 91).map(type => ({ kind: 'play', data: playOf(type, attributes) })),
    )
  const said = fc.oneof(
    { weight: 4, arbitrary: play },
    {
      weight: 2,
      arbitrary: fc
        .record({
          team_1_score: fc.nat(15),
          team_2_score: fc.nat(15),
          is_final: fc.boolean(),
          forfeit_team_ids: fc.array(team, { maxLength: 2 }),
          team_1_id: team,
          team_2_id: team,
        })
        .map(score => ({ kind: 'score', data: { ...score, game_sets: [], what_happened: '' } })),
    },
    team.map(team_id => ({
      kind: 'walk_on',
      data: { team_id, first_name: 'Owned', last_name: '', nickname: '', number: 1 },
    })),
    fc
      .record({ team_1_id: team, team_2_id: team, term: fc.integer({ min: 1, max: 9 }) })
      .map(data => ({ kind: 'claim', data })),
    known.map(entry_id => ({ kind: 'withdrawal', data: { entry_id } })),
    known.map(sheet => ({ kind: 'decision', data: { sheet, entry_ids: null, left_out: [], against: [] } })),
    fc.constantFrom('live', 'final').map(status => ({ kind: 'status', data: { status } })),
    fc.constant({
      kind: 'spirit',
      data: {
        team_1_score: '[2,2,2,2,2]',
        team_2_score: '',
        team_1_comment: '',
        team_2_comment: '',
        replaces: null,
      },
    }),
  )
  return fc
    .record({
      id: fc.oneof({ weight: 5, arbitrary: fc.uuid({ version: 7 }) }, { weight: 1, arbitrary: known }),
      game_id: game,
      device_id: fc.oneof(
        { weight: 6, arbitrary: fc.uuid({ version: 7 }) },
        { weight: 1, arbitrary: fc.constant(OFFICE) },
      ),
      counter: fc.integer({ min: 1, max: 1000 }),
      after: nullOr(known),
      said,
    })
    .map(({ said, ...head }) => ({
      ...head,
      recorded_at: '2026-06-01T08:00:00.000Z',
      recorded_by: 'Q',
      ...said,
    }))
}
