import { useState } from 'react'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { PlayerInRole } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { missingRole } from '../../scoring/missing-role.ts'
import { capital } from '../../base/formats/capital.ts'
import { roleText } from '../../scoring/play-text.ts'
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
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const missing = missingRole(view, level, one => skipped.includes(turnOf(one)))
  if (!missing) return null
  const { inRole, team, play, question } = missing
  const turn = turnOf(inRole)
  const others = view.board.situation.players.filter(({ side }) => side === inRole.side)
  const heading = t('game.whoHasRole', { role: capital(roleText(question.role)), team })
  return (
    <section className={classes.picker} aria-label={heading}>
      <strong className={classes.pickerTitle}>{heading}</strong>
      <PlayerChoice
        key={turn}
        question={question}
        taken={others.flatMap(({ player }) => player ?? [])}
        play={play}
        view={view}
        game={game}
        later={inRole.before ?? []}
        onAnswer={async data => {
          if (data.player_1_id === null) setSkipped([...skipped, turn])
          else await game.record({ kind: 'play', data })
        }}
      />
    </section>
  )
}

/** The turn of a role: the next batter is another question. */
const turnOf = ({ role, side, before = [] }: PlayerInRole): string => [role, side, ...before].join()
