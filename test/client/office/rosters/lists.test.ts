import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOfText } from '../../../../client/office/rosters/cells.ts'
import { likelyTeam } from '../../../../client/office/rosters/likely-team.ts'
import { linesOf } from '../../../../client/office/rosters/lines.ts'
import {
  changesIn,
  planOf,
  severalMeant,
  teamsMeant,
  type KnownTeam,
  type Plan,
} from '../../../../client/office/rosters/plan.ts'
import { teamKey } from '../../../../client/office/rosters/team-key.ts'
import { guessedColumns, sheetOf } from '../../../../client/office/rosters/sheet.ts'

const linesIn = (text: string) => {
  const sheet = sheetOf(cellsOfText(text))
  return linesOf(sheet, guessedColumns(sheet))
}
const known = (name: string, more: Partial<KnownTeam> = {}): KnownTeam => ({
  id: 1,
  name,
  division: '',
  contact: { contact_name: '', contact_email: '' },
  isIn: true,
  seed: null,
  roster: [],
  ...more,
})

describe('a list of names', () => {
  test('has a team in each line, also with commas in its name', () => {
    expect(linesIn('Dogs, Cats & Co\n\n Lions \n').map(({ team }) => team)).toEqual([
      'Dogs, Cats & Co',
      'Lions',
    ])
  })

  test('may have a heading', () => {
    expect(linesIn('Team\nLions').map(({ team, line }) => [line, team])).toEqual([[2, 'Lions']])
  })

  test('names the rows that are wrong, and what is wrong with them', () => {
    expect(linesIn('Lions\nlions').map(({ wrong }) => wrong)).toEqual([[], ['twice']])
  })
})

describe('a list of players', () => {
  test.each([
    ['Team\tNo.\tFirst name\tLast name\nLions\t7\tAnn\tde Boer', 'pasted from a spreadsheet'],
    ['Team,No.,First name,Last name\nLions,7,Ann,de Boer', 'as CSV'],
    ['Mannschaft;Rückennummer;Vorname;Nachname\nLions;7;Ann;de Boer', 'as CSV with semicolons, in German'],
    ['Équipe;N°;Nom;Prénom\nLions;7;de Boer;Ann', 'in another order, in French'],
    ['Equipo;Dorsal;Jugador\nLions;7;Ann de Boer', 'with whole names, in Spanish'],
    ['Team,Number,Player\nLions,7,"de Boer, Ann"', 'with the last name first'],
  ])('is read: %j', text => {
    expect(linesIn(text)).toMatchObject([
      { team: 'Lions', player: { first_name: 'Ann', last_name: 'de Boer', number: '7' }, wrong: [] },
    ])
  })

  test.each([
    ['Team;Player;Licence;Guardian;Guardian’s contact'],
    ['Team;Spieler;Spielerpass;Eltern oder Vormund;Kontakt der Eltern'],
    ['Équipe;Joueuse;Numéro de licence;Responsable légal;Contact du responsable'],
    ['Equipo;Jugadora;Ficha;Tutor legal;Contacto del tutor'],
    ['Team;Player;License No.;Parent;Emergency contact'],
    ['Team;Spieler;Lizenznummer;Erziehungsberechtigte;Notfallkontakt'],
  ])('may have licences and guardians: %s', headings => {
    expect(linesIn(`${headings}\nLions;Ann Lee;0815;Gala Lee;+31 6 12`)).toMatchObject([
      {
        player: { licence_number: '0815', guardian_name: 'Gala Lee', guardian_contact: '+31 6 12' },
        wrong: [],
      },
    ])
    const long = `${headings}\nLions;Ann Lee;${'1'.repeat(51)};;`
    expect(linesIn(long).map(({ wrong }) => wrong)).toEqual([['tooLong']])
  })

  test.each([
    ['Gender', ['m', 'Female', 'X', '', 'not stated', '?'], [1, 2, 9, null, null, null]],
    ['Geschlecht', ['m', 'w', 'd', 'weiblich', 'männlich'], [1, 2, 9, 2, 1]],
    ['Sexe', ['H', 'F', 'femme'], [1, 2, 2]],
    ['Sexe', ['H', 'M', 'F'], [1, 1, 2]],
    ['Sexo', ['H', 'M', 'mujer'], [1, 2, 2]],
    ['Sexo', ['M', 'M'], [2, 2]],
    ['Género', ['M', 'F'], [1, 2]],
  ])('may have genders: %s %j', (heading, cells, genders) => {
    const rows = cells.map((cell, at) => `Lions\tAnn ${at}\t${cell}`).join('\n')
    const lines = linesIn(`Team\tName\t${heading}\n${rows}`)
    expect(lines.map(({ player }) => player?.gender)).toEqual(genders)
    expect(lines.filter(({ hints }) => hints.includes('gender'))).toHaveLength(
      cells.filter(cell => cell === '?').length,
    )
  })

  test('has a player with a row for each parent once, with the first of them', () => {
    const lines = linesIn('Team;Player;Guardian\nLions;Ann Lee;Gala Lee\nLions;Ann Lee;Otto Lee')
    expect(lines.map(({ player, wrong }) => [player?.guardian_name, wrong])).toEqual([
      ['Gala Lee', []],
      ['Otto Lee', ['twice']],
    ])
  })

  test('is read whole if its lines end in several ways', () => {
    expect(
      linesIn('Team;Number;Player\r\nLions;7;Ann\nLions;8;Bob\rLions;9;Cas').map(({ line }) => line),
    ).toEqual([2, 3, 4])
  })

  test('says of each row what is wrong', () => {
    const text = [
      'Team,Seed,Number,First name',
      ...[',1,8,Bob', 'Lions,1,7,Ann', 'Bears,1,9,Cas', 'Lions,one,x,Dee', 'Lions,1,5,', 'Lions,1,7,Ann'],
      `Lions,1,3,${'x'.repeat(201)}`,
    ].join('\n')
    expect(linesIn(text).map(({ line, wrong }) => [line, wrong])).toEqual([
      [2, ['noTeam']],
      [3, []],
      [4, ['seedTaken']],
      [5, ['seed', 'number']],
      [6, ['noName']],
      [7, ['twice']],
      [8, ['tooLong']],
    ])
  })
})

describe('a plan', () => {
  test('makes what is missing, and leaves what there is', () => {
    const lions = known('Lions', {
      seed: 3,
      roster: [
        {
          player_id: 5,
          first_name: 'Ann',
          last_name: 'Lee',
          nickname: '',
          number: '7',
          birth_date: null,
          email: '',
          gender: null,
          licence_number: '',
          guardian_name: '',
          guardian_contact: '',
        },
      ],
    })
    const lines = linesIn('Team\tSeed\tNumber\tName\nLIONS\t1\t8\tann  lee\nBears\t2\t4\tBob Ox')
    expect(planOf(lines, [lions], true)).toMatchObject({
      newTeams: [{ team: 'Bears' }],
      entries: [{ team: 'Bears', seed: 2, isNew: true }],
      seeds: [{ team_id: 1, seed: 1 }],
      newPlayers: [{ team: 'Bears', first_name: 'Bob', last_name: 'Ox', number: '4' }],
      numbers: [{ team_id: 1, player_id: 5, number: '8' }],
    })
  })

  test('has a team of the season come in, with the next seed', () => {
    const plan = planOf(
      linesIn('Lions\nBears'),
      [known('Lions', { isIn: false }), known('Cats', { id: 2, seed: 4 })],
      true,
    )
    expect(plan).toMatchObject({
      newTeams: [{ team: 'Bears' }],
      entries: [
        { team: 'Lions', seed: 5, isNew: false },
        { team: 'Bears', seed: 6, isNew: true },
      ],
    })
  })

  test('of a list that was taken in already is empty', () => {
    const word = fc.constantFrom('Ann', 'Bob', 'Cas', 'ann ', 'Bo', '')
    const row = fc.record({
      team: fc.constantFrom('Lions', 'lions', 'Bears', 'Cats 2'),
      first: word,
      last: word,
      division: fc.constantFrom('', 'North', 'South'),
      number: fc.option(fc.constantFrom('0', '00', '7', '07'), { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), rows => {
        const text = [
          'Team\tDivision\tFirst name\tLast name\tNumber',
          ...rows.map(({ team, division, first, last, number }) =>
            [team, division, first, last, number ?? ''].join('\t'),
          ),
        ].join('\n')
        const lines = linesIn(text).filter(({ wrong }) => wrong.length === 0)
        const before = [known('Bears', { isIn: false })]
        const after = stored(planOf(lines, before, true), before)
        expect(changesIn(planOf(lines, after, true))).toBe(0)
      }),
    )
  })
})

describe('two teams of one name in two divisions', () => {
  const two = [known('Lions', { division: 'North' }), known('Lions', { id: 2, division: 'South' })]

  test('are two teams, each with its players', () => {
    const lines = linesIn('Division\tTeam\tName\nNorth\tLions\tNora Low\nSouth\tLions\tSam Sun')
    expect(planOf(lines, [], true)).toMatchObject({
      newTeams: [
        { team: 'Lions', division: 'North' },
        { team: 'Lions', division: 'South' },
      ],
      newPlayers: [
        { division: 'North', first_name: 'Nora' },
        { division: 'South', first_name: 'Sam' },
      ],
    })
    expect(planOf(lines, two, true)).toMatchObject({ newTeams: [], entries: [], divisions: [] })
  })

  test('are asked about if a list does not say which one it means', () => {
    expect(severalMeant(linesIn('Team\tName\nLions\tNora Low'), two)).toEqual(new Set([2]))
    expect(severalMeant(linesIn('Team\tName\nLions\tNora Low'), [known('Lions')])).toEqual(new Set())
  })

  test('come of one without a division, which gets that of the first', () => {
    const plan = planOf(linesIn('Team\tDivision\nLions\tNorth\nLions\tSouth'), [known('Lions')], true)
    expect(plan).toMatchObject({
      divisions: [{ team_id: 1, division: 'North' }],
      newTeams: [{ team: 'Lions', division: 'South' }],
    })
  })
})

test('a name that is nearly that of a team is asked about, unless they differ in a figure', () => {
  const teams = [known('Sexy Legs'), known('Lions 1')]
  expect(likelyTeam('Sexy Lgs', teams)?.name).toBe('Sexy Legs')
  expect(likelyTeam('Lions 2', teams)).toBeUndefined()
  expect(likelyTeam('Rusty Bikes', teams)).toBeUndefined()
})

/** The records once a plan is stored. */
function stored(
  { newTeams, entries, divisions, newPlayers, numbers }: Plan,
  before: readonly KnownTeam[],
): KnownTeam[] {
  const teams = [
    ...before.map(team => ({
      ...team,
      division: divisions.find(({ team_id }) => team_id === team.id)?.division ?? team.division,
    })),
    ...newTeams.map(({ team, division }, at) => known(team, { id: 100 + at, division, isIn: false })),
  ]
  const ids = teamsMeant([...newTeams, ...entries, ...newPlayers], teams)
  return teams.map(team => {
    const entry = entries.find(one => ids.get(teamKey(one)) === team)
    const joined = newPlayers.filter(one => ids.get(teamKey(one)) === team)
    return {
      ...team,
      isIn: team.isIn || entry !== undefined,
      seed: entry?.seed ?? team.seed,
      roster: [
        ...team.roster.map(one => ({
          ...one,
          number: numbers.find(other => other.player_id === one.player_id)?.number ?? one.number,
        })),
        ...joined.map((one, at) => ({ ...one, player_id: 1000 * team.id + at })),
      ],
    }
  })
}

describe('the contact of a team', () => {
  const contact = { contact_name: 'Ann', contact_email: 'ann@example.org' }

  test('comes with a new team, from the first of its rows that gives it', () => {
    const lines = linesIn(
      'Team\tContact\tContact e-mail\tFirst name\nLions\t\t\tBob\nLions\tAnn\tann@example.org\tCleo',
    )
    expect(planOf(lines, [], false).newTeams).toEqual([{ team: 'Lions', division: '', ...contact }])
  })

  test('changes that of a team that is there, but not of a guest', () => {
    const lines = linesIn('Mannschaft\tAnsprechpartnerin\tKontakt-E-Mail\nLions\tAnn\tann@example.org')
    const before = { contact: { ...contact, contact_email: 'old@example.org' } }
    const plan = planOf(lines, [known('Lions', before)], false)
    expect(plan.contacts).toEqual([{ team_id: 1, contact_email: 'ann@example.org' }])
    expect(plan.does.get(2)).toEqual(['newContact'])
    expect(planOf(lines, [known('Lions', { contact })], false).contacts).toEqual([])
    expect(planOf(lines, [known('Lions', { contact: null })], false).contacts).toEqual([])
  })

  test('without an address that is none, with a hint', () => {
    const [line] = linesIn('Team\tContact\tTeam e-mail\nLions\tAnn\tby phone')
    expect(line).toMatchObject({ contact: { contact_name: 'Ann', contact_email: '' }, hints: ['email'] })
  })
})
