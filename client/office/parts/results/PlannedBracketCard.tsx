import { Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { PlannedBracket } from '../../../../shared-schema/resources/planned-bracket.ts'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import type { Entrant } from '../../data/entrants.ts'
import { makingBracket } from '../../data/new-parts.ts'
import { areRoundsDrawn } from '../../data/planned-brackets.ts'
import type { Tournament } from '../../data/shapes.ts'
import type { SwissRound } from '../../data/swiss-rounds.ts'
import { t } from '../../texts/t.ts'
import { usualStart } from '../../data/usual-start.ts'
import { MakePart } from '../../frame/MakePart.tsx'

interface PlannedBracketCardProps {
  readonly tournament: Tournament
  readonly planned: PlannedBracket
  readonly rounds: readonly SwissRound[]
  readonly entrants: readonly Entrant[]
}

/** A bracket that waits for the swiss rounds: its games, and the button that makes it. */
export function PlannedBracketCard({ tournament, planned, rounds, entrants }: PlannedBracketCardProps) {
  const { from_place: from, to_place: to } = planned
  const title = t('swiss.cut', { from, to })
  const last = rounds.at(-1)
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack>
        <Title order={2} size="h3">
          {title}
        </Title>
        {last && areRoundsDrawn(tournament, rounds.length) ? (
          <MakeBracket tournament={tournament} planned={planned} last={last} entrants={entrants} />
        ) : (
          <Text>{t('swiss.cutLater', { number: tournament.number_of_swiss_rounds ?? rounds.length })}</Text>
        )}
      </Stack>
    </Paper>
  )
}

interface MakeBracketProps extends Omit<PlannedBracketCardProps, 'rounds'> {
  readonly last: SwissRound
}

function MakeBracket({ tournament, planned, last, entrants }: MakeBracketProps) {
  const [chosenStart, setChosenStart] = useState<string | null>(null)
  const start_time = chosenStart ?? usualStart(tournament, last)
  const { kind, from_place, to_place } = planned
  const teams = { swiss_round_id: last.id, from_place, to_place }
  return (
    <>
      <TimeField
        type="datetime-local"
        label={t('swiss.start')}
        field={{ value: start_time, set: setChosenStart }}
      />
      {start_time !== '' && (
        <MakePart
          part={makingBracket(tournament, { kind, first_place: from_place, start_time, teams })}
          entrants={entrants}
          name={t('swiss.makeCut')}
        />
      )}
    </>
  )
}
