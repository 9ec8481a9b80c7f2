import { Button } from '@mantine/core'
import { useState } from 'react'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { breakKind, chosenPlay, otherKinds, questionsOf } from '../../scoring/play-choices.ts'
import { kindText } from '../../scoring/play-text.ts'
import { ForfeitGame } from './ForfeitGame.tsx'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface MorePlaysProps {
  readonly view: GameView
  readonly game: Game
  readonly onChosen: () => void
}

/** The plays beside those that score, for each team, recorded at the tap like these; and a game that is not played out. */
export function MorePlays({ view, game, onChosen }: MorePlaysProps) {
  const [one, two] = view.sides
  const [forfeiting, setForfeiting] = useState(false)
  const kinds = otherKinds(view.sport)
  const ending = breakKind(view.sport)
  return (
    <section className={classes.picker} aria-label={t('game.morePlays')}>
      <div className={classes.columns}>
        {view.sides.map(({ id, name }, index) => (
          <div
            key={index}
            className={classes.morePlays}
            role="group"
            aria-label={t('game.playsOf', { team: name })}
          >
            <strong className={classes.teamName} data-side={index + 1}>
              <span className={classes.clamped}>{name}</span>
            </strong>
            {id !== null &&
              kinds.map(kind => (
                <Button
                  key={kind.type}
                  variant="default"
                  px={4}
                  aria-label={t('game.playFor', { play: kindText(kind), team: name })}
                  onClick={() => {
                    onChosen()
                    const play = chosenPlay(kind, id, index === 0 ? two.id : one.id)
                    void (questionsOf(kind).length === 0
                      ? game.record({ kind: 'play', data: play })
                      : game.play(play))
                  }}
                >
                  {kindText(kind)}
                </Button>
              ))}
          </div>
        ))}
      </div>
      {ending && (
        <Button
          fullWidth
          variant="default"
          onClick={() => {
            onChosen()
            void game.record({ kind: 'play', data: playOf(ending.type, {}) })
          }}
        >
          {kindText(ending)}
        </Button>
      )}
      {one.id !== null && two.id !== null && (
        <Button fullWidth variant="default" onClick={() => setForfeiting(true)}>
          {t('game.forfeitOffer')}
        </Button>
      )}
      {forfeiting && (
        <ForfeitGame view={view} game={game} onClose={() => setForfeiting(false)} onDone={onChosen} />
      )}
    </section>
  )
}
