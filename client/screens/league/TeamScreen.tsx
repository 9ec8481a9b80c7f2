import { Stack, Text, Title } from '@mantine/core'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import { shootoutOf } from '../../../shared-schema/rules/standings/score-text.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { startWithZone } from '../../base/formats/event-clock.ts'
import type { GameLine } from '../../reading/events/event-view.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import type { GameRecord } from '../../reading/league/game-record.ts'
import { playerName, seasonName, type Team } from '../../reading/league/record-shapes.ts'
import { fetchTeamPage } from '../../reading/league/team-page.ts'
import { GameCard } from '../event/GameCard.tsx'
import eventClasses from '../event/event.module.css'
import { t } from '../../texts/t.ts'
import { FigureTables } from './FigureTables.tsx'
import { LinkList } from './LinkList.tsx'
import { RecordPage } from './RecordPage.tsx'

/** A team's games, its roster and what it did. */
export function TeamScreen({ id }: { id: number }) {
  return (
    <RecordPage
      kind={t('league.team')}
      id={id}
      fetchPage={fetchTeamPage}
      nameOf={({ team }) => team.name}
      pictureOf={({ team }) => team.profile_image_200}
    >
      {({ team, games, roster, figures }) => (
        <>
          <Text fz="lg">
            {team.season && `${bidiIsolate(seasonName(team.season))} · `}
            {record(team)}
          </Text>
          <Stack component="section" aria-label={t('league.games')} gap="xs">
            <Title order={2}>{t('league.games')}</Title>
            {games.length === 0 && <Text>{t('league.noGames')}</Text>}
            <div className={eventClasses.games}>
              {games.map(game => (
                <GameCard key={game.id} game={lineOf(game)} scope={game.scope} />
              ))}
            </div>
          </Stack>
          <LinkList
            title={t('league.roster')}
            none={t('league.noPlayers')}
            links={roster.map(({ number, player }) => ({
              to: `/players/${player.id}/`,
              name: `${number === null ? '' : `#${number} `}${playerName(player)}`,
            }))}
          />
          <FigureTables lines={figures} />
        </>
      )}
    </RecordPage>
  )
}

function record(team: Pick<Team, 'wins' | 'losses' | 'ties'>): string {
  const wins = t('league.wins', { count: team.wins })
  const losses = t('league.losses', { count: team.losses })
  return team.ties === 0
    ? t('league.record', { wins, losses })
    : t('league.recordWithTies', { wins, losses, ties: t('league.ties', { count: team.ties }) })
}

function lineOf(game: GameRecord): GameLine {
  const day = game.start_time.slice(0, 10)
  const time = startWithZone(game.start_time)
  return {
    id: game.id,
    day,
    time,
    starts: Date.parse(game.start_time),
    field: [
      waitsForDay(game) ? '' : `${shortDay(day)} ${time}`,
      game.tournament && bidiIsolate(game.tournament.name),
      bidiIsolate(game.name),
    ]
      .filter(Boolean)
      .join(' · '),
    teamIds: [game.team_1?.id ?? null, game.team_2?.id ?? null],
    teams: [game.team_1?.name ?? t('scoring.toBeDecided'), game.team_2?.name ?? t('scoring.toBeDecided')],
    score: [game.team_1_score, game.team_2_score],
    shootout: shootoutOf(game),
    status: game.status,
    isForfeit: game.forfeit_team_ids.length > 0,
    ruling: game.ruling,
    needsDecision: false,
  }
}
