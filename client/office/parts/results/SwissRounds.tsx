import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { startWithZone } from '../../../base/formats/event-clock.ts'
import { playingIn, type Entrant } from '../../data/entrants.ts'
import { pairText, scoreText, type NamedGame } from '../../data/game-names.ts'
import { gamesTable } from '../../data/games-table.ts'
import { areRoundsDrawn, bracketsToMake } from '../../data/planned-brackets.ts'
import { swissRoundsOf, type SwissRound } from '../../data/swiss-rounds.ts'
import type { Tournament } from '../../data/shapes.ts'
import { lastOfRound } from '../../data/usual-start.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'
import { DrawRound } from './DrawRound.tsx'
import { HowManyRounds } from './HowManyRounds.tsx'
import { PlannedBracketCard } from './PlannedBracketCard.tsx'
import { RedrawRound } from './RedrawRound.tsx'

interface SwissRoundsProps {
  readonly tournament: Tournament
  readonly games: readonly NamedGame[]
  readonly teams: ReadonlyMap<number, string>
  readonly entrants: readonly Entrant[]
  readonly nameOf: (gameId: number) => string | undefined
}

/**
 * The swiss rounds of a tournament: drawn one after another, hidden until published; the last one can be
 * redrawn.
 */
export function SwissRounds({ tournament, games, teams, entrants, nameOf }: SwissRoundsProps) {
  const query = useQuery(swissRoundsOf(tournament.id))
  const [redrawn, setRedrawn] = useState<SwissRound | null>(null)
  /** The number of rounds after which somebody asked for one more than planned. */
  const [oneMoreAfter, setOneMoreAfter] = useState<number | null>(null)
  const all = games.map(({ game }) => game)
  const after = (rounds: readonly SwissRound[]) => {
    const last = rounds.at(-1)
    return last && lastOfRound(last, all)
  }
  return (
    <QueryResult query={query}>
      {rounds => (
        <Stack>
          {rounds.map(round => (
            <Round
              key={round.id}
              round={round}
              games={games.filter(({ game }) => game.swiss_round_id === round.id)}
              isLast={round === rounds.at(-1)}
              onRedraw={() => setRedrawn(round)}
              nameOf={nameOf}
            />
          ))}
          {rounds.length > 0 && (
            <ExportTable
              title={t('results.swiss')}
              table={() => gamesTable(games.filter(({ game }) => game.swiss_round_id !== null))}
            />
          )}
          <HowManyRounds tournament={tournament} drawn={rounds.length} nameOf={nameOf} />
          {bracketsToMake(tournament, all).map(planned => (
            <PlannedBracketCard
              key={`${planned.from_place} ${planned.to_place}`}
              tournament={tournament}
              planned={planned}
              rounds={rounds}
              after={after(rounds)}
              entrants={entrants}
            />
          ))}
          {areRoundsDrawn(tournament, rounds.length) && oneMoreAfter !== rounds.length ? (
            <div>
              <Button variant="default" onClick={() => setOneMoreAfter(rounds.length)}>
                {t('swiss.oneMore')}
              </Button>
            </div>
          ) : (
            <DrawRound
              tournament={tournament}
              last={rounds.at(-1)}
              teams={teams}
              after={after(rounds)}
              games={Math.floor(playingIn(entrants).length / 2)}
            />
          )}
          {redrawn && <RedrawRound round={redrawn} onClose={() => setRedrawn(null)} />}
        </Stack>
      )}
    </QueryResult>
  )
}

interface RoundProps {
  readonly round: SwissRound
  readonly games: readonly NamedGame[]
  readonly isLast: boolean
  readonly onRedraw: () => void
  readonly nameOf: (gameId: number) => string | undefined
}

function Round({ round, games, isLast, onRedraw, nameOf }: RoundProps) {
  const path = `/v1/swiss_rounds/${round.id}/`
  const asOf = round.time_last_updated
  const isHidden = round.visibility === 'hidden'
  // A bye is over before it begins.
  const hasBegun = games.some(
    ({ game: { status, team_2_id } }) => team_2_id !== null && status !== 'scheduled',
  )
  const reasonOf = ({ game }: NamedGame): string | undefined =>
    round.pairings.find(({ team_1_id }) => team_1_id === game.team_1_id || team_1_id === game.team_2_id)
      ?.reason
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-label={clientT('events.swissRound', { number: round.round_number })}
    >
      <Stack gap="xs">
        <Title order={2} size="h3">
          {clientT('events.swissRound', { number: round.round_number })}
          {isHidden && ` · ${t('swiss.hidden')}`}
        </Title>
        {round.start_time !== null && (
          <Text>
            {dayHeading(round.start_time.slice(0, 10))} {startWithZone(round.start_time)}
          </Text>
        )}
        <ul>
          {games.map(one => (
            <li key={one.game.id}>
              <b>{pairText(one)}</b> {scoreText(one.game)} <small>{reasonOf(one)}</small>
            </li>
          ))}
        </ul>
        <Group>
          <ConfirmWithPreview
            name={isHidden ? t('swiss.reveal') : t('swiss.hide')}
            change={{ method: 'PATCH', path, body: { visibility: isHidden ? 'live' : 'hidden' }, asOf }}
            nameOf={nameOf}
          >
            <Text>{isHidden ? t('swiss.revealWhat') : t('swiss.hideWhat')}</Text>
          </ConfirmWithPreview>
          {isLast && !hasBegun && (
            <>
              <Button variant="default" onClick={onRedraw}>
                {t('swiss.redraw', { number: round.round_number })}
              </Button>
              <ConfirmWithPreview
                name={t('swiss.delete', { number: round.round_number })}
                change={{ method: 'DELETE', path: `${path}?cascade=true`, asOf }}
                nameOf={nameOf}
              />
            </>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}
