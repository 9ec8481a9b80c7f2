import { Button } from '@mantine/core'
import { teamOfPlay } from '../../../shared-schema/sports/model/play-kind.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
import { changedPlay } from '../../scoring/changed-play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { playOfNext, type NextByPlayer } from '../../scoring/next-player.ts'
import { capital } from '../../base/formats/capital.ts'
import { kindText, roleText } from '../../scoring/play-text.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'
import { PlayerChoice } from './PlayerChoice.tsx'
import { recordNext } from './record-choice.ts'
import { recordCorrection } from './record-correction.ts'
import type { Game } from './use-recording.ts'

interface NextPlayerProps {
  readonly next: NextByPlayer
  readonly view: GameView
  readonly game: Game
}

/** The players who can take part in the next play: a tap on one of them records it. */
export function NextPlayer({ next, view, game }: NextPlayerProps) {
  const { side, place } = next
  const { roster, name } = view.sides[side]
  const play = playOfNext(next, view, view.board.situation)
  const kind = kindOf(view.sport.rules, next)
  const role = kind?.roles[place - 1]
  if (!role) return null
  const of = `player_${place}_id` as const
  const onField = roster.filter(({ reference }) => view.isOnField(reference))
  const isWhole = onField.length >= view.sport.structure.players
  const heading = t('game.whoHasRole', {
    role: place === 1 ? kindText(kind) : capital(roleText(role)),
    team: name,
  })
  return (
    <section className={classes.picker} aria-label={heading}>
      <strong className={classes.pickerTitle}>{heading}</strong>
      <PlayerChoice
        key={[side, ...onField.map(({ reference }) => reference)].join(' ')}
        question={{ asks: 'player', of, role }}
        taken={[play.player_1_id, play.player_2_id, play.player_3_id].flatMap(player => player ?? [])}
        play={play}
        view={view}
        game={game}
        isShown={isWhole ? view.isOnField : undefined}
        onAnswer={async answered => recordNext({ shown: next, player: answered[of] }, view, game)}
      />
      <TurnedOut view={view} game={game} />
    </section>
  )
}

/** The last play may turn out to be another one: the receiver of a pass has scored. */
function TurnedOut({ view, game }: Pick<NextPlayerProps, 'view' | 'game'>) {
  const last = view.lines.findLast(({ mark }) => mark !== 'undone')
  const play = last?.entry.kind === 'play' ? last.entry.data : null
  const kind = play && kindOf(view.sport.rules, play)
  if (!last || !play || !kind?.mayBe) return null
  const own = teamOfPlay(kind, play)
  if (own === null) return null
  const player = play.player_2_id
  return view.sport.rules.kinds
    .filter(({ word }) => kind.mayBe?.includes(word))
    .map(other => (
      <Button
        key={other.type}
        variant="default"
        size="lg"
        onClick={() => {
          const changed = changedPlay(view.sport, play, { kind: other, preset: {} }, own, null)
          void recordCorrection(last.root.id, changed, view, game)
        }}
      >
        {t('game.roleIs', {
          role: kindText(other),
          player: player === null ? '?' : view.names.player(player),
        })}
      </Button>
    ))
}
