import { useState } from 'react'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { missingRole } from '../../scoring/missing-role.ts'
import { capital, roleText } from '../../scoring/play-text.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'
import { PlayerChoice } from './PlayerChoice.tsx'
import type { Game } from './use-recording.ts'

interface RoleQuestionProps {
  readonly view: GameView
  readonly game: Game
  readonly level: Level
}

/** Asks between two plays for a player of the next ones, such as the batter. No answer is required. */
export function RoleQuestion({ view, game, level }: RoleQuestionProps) {
  const [skipped, setSkipped] = useState('')
  const missing = missingRole(view, level)
  if (!missing) return null
  const { inRole, team, play, question } = missing
  const before = inRole.before ?? []
  const turn = [inRole.role, inRole.side, ...before].join()
  if (turn === skipped) return null
  const heading = t('game.whoHasRole', { role: capital(roleText(question.role)), team })
  return (
    <section className={classes.picker} aria-label={heading}>
      <strong className={classes.pickerTitle}>{heading}</strong>
      <PlayerChoice
        key={turn}
        question={question}
        taken={[]}
        play={play}
        view={view}
        game={game}
        later={before}
        onAnswer={async data => {
          if (data.player_1_id === null) setSkipped(turn)
          else await game.record({ kind: 'play', data })
        }}
      />
    </section>
  )
}
