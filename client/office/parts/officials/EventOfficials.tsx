import { Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Officiating } from '../../../../shared-schema/api/officiating.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { SegmentField } from '../../../components/fields/SegmentField.tsx'
import { officiatingTable, type OfficiatedEvent } from '../../data/officials.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { AssignDialog, type ChosenSlot } from './AssignDialog.tsx'
import { GameSlots } from './GameSlots.tsx'
import { Loads } from './Loads.tsx'
import { PlanOfficials } from './PlanOfficials.tsx'
import { WantedRoles } from './WantedRoles.tsx'

interface EventOfficialsProps {
  readonly event: OfficiatedEvent
  readonly subject: Tournament | Season
  readonly officiating: Officiating
}

/** The games of an event with the roles that it wants, filled or open. */
export function EventOfficials({ event, subject, officiating }: EventOfficialsProps) {
  const { games, conflicts, loads } = officiating
  const [shown, setShown] = useState<'all' | 'todo'>('all')
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  const byGame = groupBy(conflicts, ({ game_id }) => game_id)
  const isToDo = ({ game_id, is_to_come, slots }: Officiating['games'][number]): boolean =>
    byGame.has(game_id) || (is_to_come && slots.some(({ assignment_id }) => assignment_id === null))
  const toDo = games.filter(isToDo)
  const listed = shown === 'all' ? games : toDo
  const days = groupBy(listed, ({ start_time }) => start_time.slice(0, 10))
  return (
    <Stack maw={900}>
      <Title order={2}>{t('officials.title')}</Title>
      <Text>{t('officials.what')}</Text>
      <WantedRoles event={event} subject={subject} />
      {games.length === 0 && <Text>{t('officials.noGames')}</Text>}
      {games.length > 0 && (
        <>
          <Group>
            <PlanOfficials event={event} hasWishes={subject.officials_wanted.length > 0} />
            <ExportTable title={t('officials.title')} table={() => officiatingTable(games)} />
          </Group>
          <SegmentField
            label={t('officials.shown')}
            field={{ value: shown, set: setShown }}
            options={[
              { value: 'all', label: t('officials.allGames', { count: games.length }) },
              { value: 'todo', label: t('officials.toDo', { count: toDo.length }) },
            ]}
          />
          <Loads loads={loads} />
        </>
      )}
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} component="section" gap="xs" aria-label={dayHeading(day)}>
          <Title order={3}>{dayHeading(day)}</Title>
          {ofDay.map(game => (
            <GameSlots
              key={game.game_id}
              game={game}
              conflicts={byGame.get(game.game_id) ?? []}
              onChoose={slot => setChosen({ game, slot })}
            />
          ))}
        </Stack>
      ))}
      {chosen && <AssignDialog event={event} chosen={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  )
}
