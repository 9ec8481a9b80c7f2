import { Button, Group } from '@mantine/core'
import { Link } from 'wouter'
import { sendChange } from '../../data/change.ts'
import type { UndoStep } from '../../data/undo-step.ts'
import { t } from '../../texts/t.ts'
import { cellOf, type CellColumn } from '../../frame/CellTable.tsx'
import { WrittenTable } from '../../frame/WrittenTable.tsx'
import { isEmail } from '../../rosters/is-email.ts'
import { RemoveTeam } from './RemoveTeam.tsx'
import { TeamMenu } from './TeamMenu.tsx'
import type { TeamRow } from './team-rows.ts'

interface TeamsTableProps {
  readonly rows: readonly TeamRow[]
  /** Null for the teams of a season. */
  readonly tournamentId: number | null
  readonly seasonId: number
}

type TeamCells = Partial<Readonly<Record<string, string>>>

const labels = ['name', 'division', 'contact_name', 'contact_email'] as const

/** Teams with their names and seeds, edited like a spreadsheet. */
export function TeamsTable({ rows, tournamentId, seasonId }: TeamsTableProps) {
  const columns: CellColumn[] = [
    ...(tournamentId === null ? [] : [{ name: 'seed', title: t('teams.seed'), isNumber: true }]),
    { name: 'name', title: t('teams.name') },
    { name: 'division', title: t('lists.division') },
    { name: 'contact_name', title: t('lists.contact_name') },
    { name: 'contact_email', title: t('lists.contact_email') },
  ]
  const stored = rows.flatMap((row): [string, string][] => [
    ...labels.map((name): [string, string] => [cellOf(String(row.id), name), row[name]]),
    ...(row.entry === null ? [] : [seedCell(row.id, row.entry.seed)]),
  ])
  const store = async (key: string, { seed, ...cells }: TeamCells, step: UndoStep): Promise<void> => {
    const row = rows.find(({ id }) => String(id) === key)
    if (!row) return
    const changed = Object.fromEntries(
      labels.flatMap(name => (cells[name] === undefined ? [] : [[name, cells[name].trim()]])),
    )
    if (Object.keys(changed).length > 0)
      await patch(`/v1/teams/${key}/`, changed, row.renamedAsOf ?? undefined, step)
    if (seed !== undefined)
      await patch(
        `/v1/tournament_teams/${tournamentId}/${key}/`,
        { seed: seed.trim() === '' ? null : Number(seed) },
        row.entry?.asOf,
        step,
      )
  }
  const place = { season_id: seasonId, tournament_id: tournamentId }
  return (
    <WrittenTable
      label={t('teams.table')}
      kept={`teams/${tournamentId === null ? `season/${seasonId}` : tournamentId}`}
      columns={columns}
      actions={t('teams.more')}
      now={Object.fromEntries(stored)}
      wrongIn={wrongIn}
      store={store}
      rows={rows.map(row => ({
        key: String(row.id),
        title: row.hasLeft ? t('teams.hasLeft', { team: row.name }) : row.name,
        fixed: row.renamedAsOf === null ? labels : [],
        actions: (
          <Group gap="xs" wrap="nowrap">
            <Button
              component={Link}
              href={`?team=${row.id}`}
              variant="default"
              size="md"
              aria-label={t('teams.rosterOf', { team: row.name })}
            >
              {t('teams.roster')}
            </Button>
            <TeamMenu team={row} place={place} entered={rows.map(({ id }) => id)} />
            <RemoveTeam team={row} place={place} />
          </Group>
        ),
      }))}
    />
  )
}

function wrongIn({ name, seed, contact_email }: TeamCells): string | undefined {
  if (name?.trim() === '') return t('teams.noName')
  if (seed !== undefined && !/^\s*([1-9]\d{0,3})?\s*$/.test(seed)) return t('teams.notSeed')
  if (!isEmail(contact_email ?? '')) return t('lists.notEmail')
  return undefined
}

const seedCell = (id: number, seed: number | null): [string, string] => [
  cellOf(String(id), 'seed'),
  String(seed ?? ''),
]

const patch = (path: string, body: object, asOf: string | undefined, step: UndoStep) =>
  sendChange({ method: 'PATCH', path, body, ...(asOf === undefined ? {} : { asOf }) }, '', step)
