import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Positions, SideNumber } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { capital } from '../../base/formats/capital.ts'
import { sharedT, t } from '../../texts/t.ts'
import { rowsOfCourt, standIn } from '../../scoring/positions.ts'
import { Rotation } from './Rotation.tsx'
import classes from './situation.module.css'
import type { Game } from './use-recording.ts'

interface CourtPositionsProps {
  readonly positions: Positions
  readonly side: SideNumber
  readonly view: GameView
  readonly game: Game
  readonly enabled: boolean
}

/** The players of a team in their places on the court; a tap changes them. */
export function CourtPositions({ positions, side, view, game, enabled }: CourtPositionsProps) {
  const [changing, setChanging] = useState(false)
  const { name, roster } = view.sides[side]
  const numberOf = (position: number): string => {
    const player = positions[position - 1]
    const listed = roster.find(({ reference }) => reference === player)
    return listed?.number ?? (player == null ? '–' : (listed?.name ?? '?'))
  }
  /** The first letter of the role that a player has there for a time: L of a libero. */
  const markOf = (position: number): string => {
    const found = standIn(positions[position - 1] ?? null, side, view)
    return found?.inPlaceOf == null ? '' : capital(sharedT(`roles.${found.role}`)).charAt(0)
  }
  return (
    <>
      <UnstyledButton
        className={classes.court}
        aria-label={t('game.positionsOf', {
          team: name,
          numbers: [1, 2, 3, 4, 5, 6].map(position => numberOf(position) + markOf(position)).join(' '),
        })}
        disabled={!enabled}
        onClick={() => setChanging(true)}
      >
        {rowsOfCourt.map(position => (
          <span key={position} data-position={position}>
            {numberOf(position)}
            <small>{markOf(position)}</small>
          </span>
        ))}
      </UnstyledButton>
      {changing && <Rotation view={view} game={game} first={side} onClose={() => setChanging(false)} />}
    </>
  )
}
