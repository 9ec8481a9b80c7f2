import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { gamesOfTournament } from '../../data/games.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'
import { ToDecide } from '../../frame/ToDecide.tsx'

interface LateTeamProps {
  readonly tournamentId: number
  readonly teamId: number
  readonly team: string
  readonly nameOf: (gameId: number) => string | undefined
}

/**
 * A team that was entered after the games were made: it gets its games in a pool, or a bye in the last round.
 */
export function LateTeam({ tournamentId, teamId, team, nameOf }: LateTeamProps) {
  const { data } = useQuery(gamesOfTournament(tournamentId))
  const path = `/v1/tournaments/${tournamentId}/late_teams/`
  return (
    <ToDecide title={t('decisions.withoutGames', { team })}>
      <Group>
        {data?.pools.map(({ id, name }) => (
          <ConfirmWithPreview
            key={id}
            name={t('decisions.addToPool', { team, pool: name })}
            change={{ method: 'POST', path, body: { team_id: teamId, pool_id: id } }}
            nameOf={nameOf}
          />
        ))}
        {data && data.pools.length === 0 && data.swissRounds.length > 0 && (
          <ConfirmWithPreview
            name={t('decisions.giveBye', { team })}
            change={{ method: 'POST', path, body: { team_id: teamId } }}
            nameOf={nameOf}
          />
        )}
      </Group>
    </ToDecide>
  )
}
