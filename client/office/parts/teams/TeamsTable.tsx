import { Button, Group } from '@mantine/core'
import { Link } from 'wouter'
import { sendChange } from '../../data/change.ts'
import type { UndoStep } from '../../data/undo-step.ts'
import { t } from '../../texts/t.ts'
import { cellOf, type CellColumn } from '../../frame/CellTable.tsx'
import { WrittenTable } from '../../frame/WrittenTable.tsx'
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

/** Teams with their names and seeds, edited like a spreadsheet. */
export function TeamsTable({ rows, tournamentId, seasonId }: TeamsTableProps) {
  const columns: CellColumn[] = [
    ...(tournamentId === null ? [] : [{ name: 'seed', title: t('teams.seed'), isNumber: true }]),
    { name: 'name', title: t('teams.name') },
    { name: 'division', title: t('lists.division') },
  ]
  const stored = rows.flatMap(({ id, name, division, entry }): [string, string][] => [
    [cellOf(String(id), 'name'), name],
    [cellOf(String(id), 'division'), division],
    ...(entry === null ? [] : [seedCell(id, entry.seed)]),
  ])
  const store = async (key: string, { name, division, seed }: TeamCells, step: UndoStep): Promise<void> => {
    const row = rows.find(({ id }) => String(id) === key)
    if (!row) return
    const labels = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(division === undefined ? {} : { division: division.trim() }),
    }
    if (Object.keys(labels).length > 0)
      await patch(`/v1/teams/${key}/`, labels, row.renamedAsOf ?? undefined, step)
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
      wrongIn={({ name, seed }) =>
        name?.trim() === ''
          ? t('teams.noName')
          : seed !== undefined && !/^\s*([1-9]\d{0,3})?\s*$/.test(seed)
            ? t('teams.notSeed')
            : undefined
      }
      store={store}
      rows={rows.map(row => ({
        key: String(row.id),
        title: row.hasLeft ? t('teams.hasLeft', { team: row.name }) : row.name,
        fixed: row.renamedAsOf === null ? ['name', 'division'] : [],
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

const seedCell = (id: number, seed: number | null): [string, string] => [
  cellOf(String(id), 'seed'),
  String(seed ?? ''),
]

const patch = (path: string, body: object, asOf: string | undefined, step: UndoStep) =>
  sendChange({ method: 'PATCH', path, body, ...(asOf === undefined ? {} : { asOf }) }, '', step)
