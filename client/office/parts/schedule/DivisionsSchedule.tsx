import { Alert, Anchor, Button, Group, List, Menu, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { divisionGames } from '../../data/division-games.ts'
import { gamesTable } from '../../data/games-table.ts'
import type { EventGames } from '../../data/games.ts'
import { inNumberOrder, type BoardEvent, type OfficeField } from '../../data/schedule.ts'
import { boardDays, clashesOfPlaced, isOnBoard, takenPlaces } from '../../data/schedule-board.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { BoardDays } from './BoardDays.tsx'
import { Changes } from './Changes.tsx'
import { Conflicts } from './Conflicts.tsx'
import { PlaceRest } from './PlaceRest.tsx'
import { ScheduleBoard } from './ScheduleBoard.tsx'
import { ShiftGames, type ShiftStart } from './ShiftGames.tsx'
import { useDivisionsFindings } from './use-divisions-findings.ts'
import { useShownGame } from './use-shown-game.ts'

interface DivisionsScheduleProps {
  readonly meet: Meet
  readonly divisions: readonly Tournament[]
  /** The games of each division. */
  readonly found: readonly EventGames[]
  /** The fields of each division. */
  readonly fields: readonly (readonly OfficeField[])[]
}

/** The board of an event with divisions. */
export function DivisionsSchedule({ meet, divisions, found, fields: sites }: DivisionsScheduleProps) {
  const [wanted, choose] = useSearchChoices()
  const [placing, setPlacing] = useState<number | null>(null)
  const [shift, setShift] = useState<ShiftStart | null>(null)
  const fields = useMemo(
    () => inNumberOrder([...new Map(sites.flat().map(one => [one.id, one])).values()]),
    [sites],
  )
  const games = useMemo(
    () => divisionGames(divisions, found).filter(({ game }) => isOnBoard(game)),
    [divisions, found],
  )
  const records = games.map(({ game }) => game)
  const days = boardDays(meet.start_date, meet.end_date, records)
  const day = days.find(one => one === wanted.get('day')) ?? days[0]
  const { conflicts, taken, changed, officials } = useDivisionsFindings(divisions, day)
  const clashes = clashesOfPlaced(conflicts ?? [], records, fields)
  const event: BoardEvent = {
    ...{ family: 'meets', id: meet.id },
    game_minutes: Math.max(...divisions.map(({ game_minutes }) => game_minutes)),
  }
  const { show, showDay } = useShownGame(games, day, value => choose({ day: value }))
  const gamesOf = (id: number) => games.filter(({ game }) => game.tournament_id === id)
  const placed = divisions.find(({ id }) => id === placing)
  if (games.length === 0) return <NoGames divisions={divisions} />
  if (day === undefined) return <Text>{t('schedule.noDay')}</Text>
  return (
    <Stack>
      {divisions.map(({ id, name }) => (
        <Changes key={id} tournamentId={id} title={name} games={gamesOf(id)} fields={fields} onShow={show} />
      ))}
      {fields.length === 0 && <Alert color="yellow">{t('schedule.noFields')}</Alert>}
      <Group justify="space-between">
        <BoardDays days={days} day={day} onChoose={showDay} />
        <Group>
          <Menu>
            <Menu.Target>
              <Button variant="default">{t('schedule.placeRest')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {divisions.map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => setPlacing(id)}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="default" onClick={() => setShift({ from: '', field: '' })}>
            {t('schedule.shift')}
          </Button>
          <ExportTable title={t('schedule.title')} table={() => gamesTable(games, officials)} />
        </Group>
      </Group>
      <ScheduleBoard
        key={day}
        event={event}
        games={games}
        fields={fields}
        days={days}
        day={day}
        conflicts={clashes}
        taken={takenPlaces(taken, day, fields)}
        changed={changed}
        officials={officials}
        onShift={setShift}
      />
      {placed && (
        <PlaceRest
          tournament={placed}
          day={day}
          games={gamesOf(placed.id)}
          fields={inNumberOrder(sites[divisions.indexOf(placed)] ?? [])}
          onClose={() => setPlacing(null)}
        />
      )}
      {shift && (
        <ShiftGames
          event={event}
          day={day}
          games={games}
          fields={fields}
          start={shift}
          onClose={() => setShift(null)}
        />
      )}
      <Conflicts found={conflicts} shown={clashes} />
    </Stack>
  )
}

/** The way to the format of each division. */
const NoGames = ({ divisions }: Pick<DivisionsScheduleProps, 'divisions'>) => (
  <Stack>
    <Text>{t('schedule.noGames')}</Text>
    <List>
      {divisions.map(({ id, name }) => (
        <List.Item key={id}>
          <Anchor component={Link} href={`/office/tournaments/${id}/format`}>
            {`${name} · ${t('format.choose')}`}
          </Anchor>
        </List.Item>
      ))}
    </List>
  </Stack>
)
