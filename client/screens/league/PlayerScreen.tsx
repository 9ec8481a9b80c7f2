import { fetchPlayerPage } from '../../reading/league/player-page.ts'
import { playerName, seasonName } from '../../reading/league/record-shapes.ts'
import { t } from '../../texts/t.ts'
import { FigureTables } from './FigureTables.tsx'
import { LinkList } from './LinkList.tsx'
import { RecordPage } from './RecordPage.tsx'

/** A player's teams, and what was counted in each season. */
export function PlayerScreen({ id }: { id: number }) {
  return (
    <RecordPage
      kind={t('league.player')}
      id={id}
      fetchPage={fetchPlayerPage}
      nameOf={({ player }) => playerName(player)}
      pictureOf={({ player }) => player.profile_image_200}
    >
      {({ teams, figures }) => (
        <>
          <LinkList
            title={t('league.teams')}
            none={t('league.onNoRoster')}
            links={teams.map(({ number, team }) => ({
              to: `/teams/${team.id}/`,
              name: team.name,
              more: [team.season && seasonName(team.season), number !== null && `#${number}`]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
          <FigureTables lines={figures} />
        </>
      )}
    </RecordPage>
  )
}
