import { Button } from '@mantine/core'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { SideNumber } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { kindText } from '../../scoring/play-text.ts'
import classes from './game.module.css'
import { t } from '../../texts/t.ts'

interface PlayGridProps {
  readonly kinds: readonly PlayKind[]
  readonly view: GameView
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
  /** The only side with these plays; by default both have them. */
  readonly only?: SideNumber | null
  /** The plays of each side, if they are not the same. */
  readonly kindsOf?: readonly (readonly PlayKind[])[] | undefined
}

/** Buttons of plays, for each team on its side; those of one team alone over the whole width. */
export function PlayGrid({ kinds, view: { sides }, onChoose, only = null, kindsOf }: PlayGridProps) {
  return (
    <div className={only === null ? classes.columns : undefined}>
      {sides.map(
        ({ id, name }, index) =>
          (only === null || only === index) && (
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
                (kindsOf?.[index] ?? kinds).map(kind => (
                  <Button
                    key={kind.type}
                    className={classes.playButton}
                    variant="default"
                    aria-label={t('game.playFor', { play: kindText(kind), team: name })}
                    onClick={() => onChoose(kind, id, sides[1 - index]?.id ?? null)}
                  >
                    {kindText(kind)}
                  </Button>
                ))}
            </div>
          ),
      )}
    </div>
  )
}
