import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  asksNothing,
  eligibility,
  type EligibilityRules,
  type Finding,
  type RosterPlace,
} from '../../server/rules/eligibility.ts'

const free: EligibilityRules = {
  minimum_age: null,
  maximum_age: null,
  age_on: '2026-06-13',
  minimum_roster: null,
  maximum_roster: null,
  one_team_per_player: false,
  licence_required: false,
}

let people = 0
const player = (team_id: number, more: Partial<RosterPlace> = {}): RosterPlace => {
  const player_id = ++people
  return {
    ...{ team_id, player_id, name: `Player ${player_id}`, birth_date: '2000-01-01', licence_number: 'A1' },
    is_known: true,
    ...more,
  }
}
const kinds = (found: readonly Finding[]): string[] => found.map(({ kind }) => kind)
const check = (rules: Partial<EligibilityRules>, ...places: RosterPlace[]) =>
  kinds(eligibility({ ...free, ...rules }, [1], places))

describe('the rules for players of an event', () => {
  test('say nothing if none is set', () => {
    expect(asksNothing(free)).toBe(true)
    expect(asksNothing({ ...free, maximum_age: 0 })).toBe(false)
    expect(asksNothing({ ...free, licence_required: true })).toBe(false)
    expect(check({}, player(1, { birth_date: null, licence_number: '' }))).toEqual([])
  })

  test('count the age on the day, which the birthday itself belongs to', () => {
    const on = (birth_date: string) => check({ minimum_age: 16, maximum_age: 18 }, player(1, { birth_date }))
    expect(on('2010-06-13')).toEqual([])
    expect(on('2010-06-14')).toEqual(['too young'])
    expect(on('2007-06-14')).toEqual([])
    expect(on('2007-06-13')).toEqual(['too old'])
  })

  test('ask for a birth date only if the age matters, and for a licence only if it does', () => {
    const unknown = player(1, { birth_date: null, licence_number: ' ' })
    expect(check({ maximum_age: 18 }, unknown)).toEqual(['no birth date'])
    expect(check({ licence_required: true }, unknown)).toEqual(['no licence number'])
  })

  test('limit the size of rosters', () => {
    const [one, two] = [player(1), player(1)]
    expect(check({ minimum_roster: 2 }, one)).toEqual(['too few players'])
    expect(check({ minimum_roster: 2, maximum_roster: 2 }, one, two)).toEqual([])
    expect(check({ maximum_roster: 1 }, one, two)).toEqual(['too many players'])
    expect(check({ minimum_roster: 1 })).toEqual(['too few players'])
  })

  test('tell nothing of players whose details the reader does not know', () => {
    const guest = player(1, { is_known: false, birth_date: null, licence_number: '' })
    expect(check({ minimum_age: 16, licence_required: true }, guest)).toEqual([])
  })

  test.each([
    ['record', { player_id: 900 }, { player_id: 900 }],
    ['licence', { licence_number: 'x 1' }, { licence_number: 'X 1 ' }],
    ['name and birth date', { name: 'Ann Lee' }, { name: 'ANN LEE' }],
  ])('find one person in two teams by the %s', (_sign, one, other) => {
    const [here, there] = [
      player(1, { licence_number: '', birth_date: '2001-02-03', ...one }),
      player(2, { licence_number: '', birth_date: '2001-02-03', ...other }),
    ]
    expect(eligibility({ ...free, one_team_per_player: true }, [1], [here, there])).toMatchObject([
      { kind: 'several teams', team_id: 1, player_id: here.player_id, team_ids: [2] },
    ])
    expect(eligibility(free, [1], [here, there])).toEqual([])
  })

  test('take namesakes of other birth dates, or of unknown ones, for two people', () => {
    for (const birth_date of ['2001-02-04', null]) {
      const two = [1, 2].map((team, index) =>
        player(team, {
          name: 'Ann Lee',
          licence_number: '',
          birth_date: index === 0 ? '2001-02-03' : birth_date,
        }),
      )
      expect(eligibility({ ...free, one_team_per_player: true }, [1, 2], two)).toEqual([])
    }
  })

  test.each(['-', 'n/a', 'beantragt'])(
    'take %s in the place of a licence for nobody in particular',
    licence_number => {
      const two = [1, 2].map(team => player(team, { birth_date: null, licence_number }))
      expect(eligibility({ ...free, one_team_per_player: true }, [1, 2], two)).toEqual([])
    },
  )
})

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map(days => Temporal.PlainDate.from('1950-01-01').add({ days }).toString())
const limit = (most: number) => fc.option(fc.integer({ min: 0, max: most }))
const anyRules: fc.Arbitrary<EligibilityRules> = fc.record({
  minimum_age: limit(80),
  maximum_age: limit(80),
  age_on: day,
  minimum_roster: limit(8),
  maximum_roster: limit(8),
  one_team_per_player: fc.boolean(),
  licence_required: fc.boolean(),
})
const anyPlaces = fc.uniqueArray(
  fc.record({
    team_id: fc.integer({ min: 1, max: 4 }),
    player_id: fc.integer({ min: 1, max: 12 }),
    name: fc.constantFrom('Ann', 'Bob', ''),
    birth_date: fc.option(day),
    licence_number: fc.constantFrom('', '1', '2'),
    is_known: fc.boolean(),
  }),
  { selector: ({ team_id, player_id }) => `${team_id}/${player_id}`, maxLength: 30 },
)

describe('whatever the rosters', () => {
  test('an age is the number of whole years', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [birth, on] = [one, other].toSorted()
        const { years } = Temporal.PlainDate.from(birth ?? one).until(on ?? other, { largestUnit: 'years' })
        expect(ageOn(birth ?? one, on ?? other)).toBe(years)
      }),
    )
  })

  test('the order of players changes no warning', () => {
    fc.assert(
      fc.property(anyRules, anyPlaces, (rules, places) => {
        const told = (all: readonly RosterPlace[]) =>
          eligibility(rules, [1, 2], all)
            .map(one => JSON.stringify(one))
            .toSorted()
        expect(told(places.toReversed())).toEqual(told(places))
      }),
    )
  })

  test('each warning is of a team of the event, and of a player on its roster', () => {
    fc.assert(
      fc.property(anyRules, anyPlaces, (rules, places) => {
        for (const one of eligibility(rules, [1, 2], places)) {
          expect([1, 2]).toContain(one.team_id)
          if ('player_id' in one)
            expect(places).toContainEqual(
              expect.objectContaining({ team_id: one.team_id, player_id: one.player_id }),
            )
        }
      }),
    )
  })

  test('of two teams with one player each names the other', () => {
    fc.assert(
      fc.property(anyPlaces, places => {
        const found = eligibility({ ...free, one_team_per_player: true }, [1, 2, 3, 4], places)
        const pairs = found.flatMap(one =>
          one.kind === 'several teams' ? one.team_ids.map(other => `${one.team_id} ${other}`) : [],
        )
        const turned = pairs.map(pair => pair.split(' ').toReversed().join(' '))
        expect(new Set(turned)).toEqual(new Set(pairs))
      }),
    )
  })
})
