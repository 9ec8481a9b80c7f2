import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Line } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { isInLine, lineChanges } from '../../scoring/line-ups.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'
import { LineUp } from './LineUp.tsx'
import type { Game } from './use-recording.ts'

interface LineOffersProps {
  readonly view: GameView
  readonly game: Game
  readonly lines: readonly Line[]
}

/** Lines that played before, for each team: a tap brings one on. Any other line is chosen player by player. */
export function LineOffers({ view, game, lines }: LineOffersProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={classes.often} aria-label={t('game.lines')}>
      <div className={classes.columns}>
        {view.sides.map((side, index) => (
          <div
            key={index}
            className={classes.morePlays}
            role="group"
            aria-label={t('game.linesOf', { team: side.name })}
          >
            {lines
              .filter(line => line.side === index)
              .map(({ players }) => {
                const isIn = isInLine(players, view)
                const numbers = side.roster
                  .filter(({ reference }) => isIn(reference))
                  .map(({ number, name }) => number ?? name)
                return (
                  <Button
                    key={players.join(' ')}
                    className={classes.playButton}
                    variant="default"
                    px={4}
                    onClick={() => void game.record(...lineChanges(side, isIn, view))}
                  >
                    {t('game.lineOf', { numbers: numbers.join(' ') })}
                  </Button>
                )
              })}
          </div>
        ))}
      </div>
      <Button fullWidth variant="default" mt={8} onClick={() => setChoosing(true)}>
        {t('game.lineUpOffer')}
      </Button>
      {isChoosing && <LineUp view={view} game={game} onClose={() => setChoosing(false)} />}
    </section>
  )
}
