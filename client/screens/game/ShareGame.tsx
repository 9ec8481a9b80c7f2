import { ShareButtons } from '../../components/ShareButtons.tsx'
import { gamesPicture } from '../../reading/events/pictures/games-picture.ts'
import type { GameView } from '../../scoring/game-view.ts'

/** Shares a game: its public address, or its score as a picture. */
export function ShareGame({ view: { sides, where, status }, gameId }: { view: GameView; gameId: number }) {
  const [one, two] = sides
  const title = `${one.name} – ${two.name}`
  return (
    <ShareButtons
      title={title}
      path={`/games/${gameId}/`}
      picture={() =>
        gamesPicture(title, where, [
          {
            ...{ time: '', field: '', status },
            teams: [one.name, two.name],
            score: [one.score, two.score],
            shootout: one.shootout === null || two.shootout === null ? null : [one.shootout, two.shootout],
          },
        ])
      }
    />
  )
}
