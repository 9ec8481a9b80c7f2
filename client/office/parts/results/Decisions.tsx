import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OpenDecision } from '../../../../shared-schema/api/standings.ts'
import type { NamedGame } from '../../data/game-names.ts'
import { pairText } from '../../data/game-names.ts'
import { openDecisionsOf } from '../../data/open-decisions.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'
import { ToDecide } from '../../frame/ToDecide.tsx'
import { LateTeam } from './LateTeam.tsx'
import { Tie } from './Tie.tsx'

export interface DecisionsProps {
  readonly tournamentId: number
  readonly games: readonly NamedGame[]
  readonly teams: ReadonlyMap<number, string>
  readonly nameOf: (gameId: number) => string | undefined
  readonly onAsk: (gameId: number) => void
}

/** The open decisions of a tournament, each with the available actions. */
export function Decisions(props: DecisionsProps) {
  const { data } = useQuery(openDecisionsOf(props.tournamentId))
  const open = data?.open_decisions ?? []
  return (
    <Stack component="section" aria-label={t('decisions.title')}>
      {open.map(one => (
        <Decision
          key={JSON.stringify([one.kind, one.game_id, one.pool_id, one.team_ids])}
          one={one}
          {...props}
        />
      ))}
      {data?.teams_without_games.map(({ team_id }) => (
        <LateTeam
          key={team_id}
          tournamentId={props.tournamentId}
          teamId={team_id}
          team={props.teams.get(team_id) ?? ''}
          nameOf={props.nameOf}
        />
      ))}
    </Stack>
  )
}

function Decision({
  one,
  tournamentId,
  games,
  teams,
  nameOf,
  onAsk,
}: DecisionsProps & { one: OpenDecision }) {
  const named = games.find(({ game }) => game.id === one.game_id)
  const teamName = (id: number | undefined): string => teams.get(id ?? 0) ?? ''
  switch (one.kind) {
    case 'tie':
      return (
        <ToDecide title={t('decisions.tie', { teams: one.team_ids.map(teamName) })}>
          <Tie
            tournamentId={tournamentId}
            poolId={one.pool_id}
            teamIds={one.team_ids}
            teams={teams}
            nameOf={nameOf}
          />
        </ToDecide>
      )
    case 'no winner':
      return (
        <ToDecide title={t('decisions.noWinner', { game: named ? pairText(named) : '' })}>
          <Text>{t('decisions.noWinnerWhat')}</Text>
          <Group>
            <Button variant="default" onClick={() => onAsk(one.game_id ?? 0)}>
              {t('decisions.enterResult')}
            </Button>
            {named?.game.status === 'final' && (
              <ConfirmWithPreview
                name={t('decisions.nobodyGoesOn')}
                change={{
                  method: 'POST',
                  path: '/v1/game_scores/',
                  body: {
                    game_id: named.game.id,
                    team_1_score: named.game.team_1_score,
                    team_2_score: named.game.team_2_score,
                    forfeit_team_ids: one.team_ids,
                    seen_version: named.game.result_version,
                  },
                }}
                nameOf={nameOf}
              >
                <Text>{t('decisions.nobodyGoesOnWhat')}</Text>
              </ConfirmWithPreview>
            )}
          </Group>
        </ToDecide>
      )
    case 'teams of a game': {
      const [playing, sent] = one.team_ids
      const path = `/v1/games/${one.game_id}/`
      const slot = named?.game.team_1_id === playing ? 'team_1_id' : 'team_2_id'
      const asOf = named === undefined ? {} : { asOf: named.game.time_last_updated }
      if (sent === undefined)
        return (
          <ToDecide title={t('decisions.noTeam', { game: named ? pairText(named) : '' })}>
            <Text>{one.text}</Text>
            <ConfirmWithPreview
              name={t('decisions.nobodyComes')}
              change={{ method: 'PATCH', path, body: { teams_decided: true }, ...asOf }}
              nameOf={nameOf}
            />
          </ToDecide>
        )
      return (
        <ToDecide
          title={t('decisions.wrongTeam', {
            game: named ? [named.part, pairText(named)].filter(Boolean).join(', ') : '',
            playing: teamName(playing),
            sent: teamName(sent),
          })}
        >
          <Group>
            <ConfirmWithPreview
              name={t('decisions.letStand', { playing: teamName(playing) })}
              change={{ method: 'PATCH', path, body: { teams_decided: true }, ...asOf }}
              nameOf={nameOf}
            />
            <ConfirmWithPreview
              name={t('decisions.putIn', { sent: teamName(sent) })}
              change={{ method: 'PATCH', path, body: { [slot]: sent }, ...asOf }}
              nameOf={nameOf}
            >
              <Text>{t('decisions.putInWhat')}</Text>
            </ConfirmWithPreview>
          </Group>
        </ToDecide>
      )
    }
  }
}
