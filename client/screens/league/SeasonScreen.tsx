import { seasonScope, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { fetchSeasonPage } from '../../reading/league/season-page.ts'
import { t } from '../../texts/t.ts'
import { LinkList } from './LinkList.tsx'
import { RecordPage } from './RecordPage.tsx'

/** A season: what can be opened of it, and its teams. */
export function SeasonScreen({ id }: { id: number }) {
  return (
    <RecordPage
      kind={t('league.season')}
      id={id}
      fetchPage={fetchSeasonPage}
      nameOf={({ name }) => name}
      pictureOf={({ picture }) => picture}
    >
      {({ tournaments, teams, hasOwnGames }) => (
        <>
          <LinkList
            title={t('league.gamesAndTables')}
            none=""
            links={[
              ...tournaments.map(tournament => ({
                to: `/events/${tournamentScope(tournament.id)}`,
                name: tournament.name,
              })),
              ...(hasOwnGames || tournaments.length === 0
                ? [
                    {
                      to: `/events/${seasonScope(id)}`,
                      name: tournaments.length === 0 ? t('league.gamesOfSeason') : t('league.gamesOutside'),
                    },
                  ]
                : []),
            ]}
          />
          <LinkList
            title={t('league.teams')}
            none={t('league.noTeams')}
            links={teams.map(team => ({
              to: `/teams/${team.id}/`,
              name: team.name,
              more: `${team.wins}–${team.losses}${team.ties > 0 ? `–${team.ties}` : ''}`,
            }))}
          />
        </>
      )}
    </RecordPage>
  )
}
