import { Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { PlannedBracket } from '../../../../shared-schema/resources/planned-bracket.ts'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { playingIn, type Entrant } from '../../data/entrants.ts'
import { makingBracket } from '../../data/new-parts.ts'
import { areRoundsDrawn } from '../../data/planned-brackets.ts'
import type { Tournament } from '../../data/shapes.ts'
import type { SwissRound } from '../../data/swiss-rounds.ts'
import { t } from '../../texts/t.ts'
import { MakePart } from '../../frame/MakePart.tsx'
import { useFreeStart } from '../../frame/use-free-start.ts'

interface PlannedBracketCardProps {
  readonly tournament: Tournament
  readonly planned: PlannedBracket
  readonly rounds: readonly SwissRound[]
  /** The game that the bracket follows, or the last round if that has none. */
  readonly after: { readonly start_time: string | null } | undefined
  readonly entrants: readonly Entrant[]
}

/** A bracket that waits for the swiss rounds: its games, and the button that makes it. */
export function PlannedBracketCard(props: PlannedBracketCardProps) {
  const { tournament, planned, rounds } = props
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
          <MakeBracket {...props} last={last} />
        ) : (
          <Text>{t('swiss.cutLater', { number: tournament.number_of_swiss_rounds ?? rounds.length })}</Text>
        )}
      </Stack>
    </Paper>
  )
}

interface MakeBracketProps extends PlannedBracketCardProps {
  readonly last: SwissRound
}

function MakeBracket({ tournament, planned, last, after, entrants }: MakeBracketProps) {
  const [chosenStart, setChosenStart] = useState<string | null>(null)
  const { kind, from_place, to_place } = planned
  const teamsIn = Math.min(to_place, playingIn(entrants).length) - from_place + 1
  const usual = useFreeStart(tournament, after, Math.floor(teamsIn / 2))
  const start_time = chosenStart ?? usual
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
