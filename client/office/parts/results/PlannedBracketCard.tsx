import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedBracket } from '../../../../shared-schema/resources/planned-bracket.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import type { Entrant } from '../../data/entrants.ts'
import { madeBracket, structureOf } from '../../data/formats.ts'
import { areRoundsDrawn, bracketPreview, makingBracket } from '../../data/planned-brackets.ts'
import type { Tournament } from '../../data/shapes.ts'
import type { SwissRound } from '../../data/swiss-rounds.ts'
import { problemText } from '../../frame/problem-text.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { DrawnStructure } from '../../frame/DrawnStructure.tsx'
import { usualStart } from './usual-start.ts'

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
  const start = chosenStart ?? usualStart(tournament, last)
  const making = makingBracket(tournament, planned, last.id, start)
  const { data, error } = useQuery({ ...bracketPreview(making), enabled: start !== '' })
  const { send, busy, problem } = useChange()
  return (
    <>
      <TimeField
        type="datetime-local"
        label={t('swiss.start')}
        field={{ value: start, set: setChosenStart }}
      />
      {error && <ProblemAlert problem={problemText(error)} />}
      {data && (
        <DrawnStructure
          structure={structureOf({ pools: [], brackets: [data] })}
          entrants={entrants}
          pageOf={() => null}
        />
      )}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton
          busy={busy}
          disabled={data === undefined}
          onClick={() => void send({ ...making, shape: madeBracket })}
        >
          {t('swiss.makeCut')}
        </SendButton>
      </div>
    </>
  )
}
