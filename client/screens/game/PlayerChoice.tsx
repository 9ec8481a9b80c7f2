import { Button, Group } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { Side as SideOfPlay } from '../../../shared-schema/sports/model/play-kind.ts'
import { later } from '../../components/later.tsx'
import { absentPlayers } from '../../base/device/absent-players.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { teamOf } from '../../scoring/play-choices.ts'
import { capital } from '../../base/formats/capital.ts'
import { roleText } from '../../scoring/play-text.ts'
import type { Question } from '../../scoring/questions.ts'
import type { RosterPlayer } from '../../scoring/roster.ts'
import { offeredInTurn } from '../../scoring/roster-order.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
import { isSought, nobody, type Sought } from './sought.ts'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

const PlayerSearch = later(async () => (await import('./PlayerSearch.tsx')).PlayerSearch)
const WalkOnForm = later(async () => (await import('./WalkOnForm.tsx')).WalkOnForm)

interface PlayerChoiceProps {
  readonly question: Extract<Question, { asks: 'player' }>
  /** Those who have another part in the play. */
  readonly taken: readonly PlayerReference[]
  readonly play: Play
  readonly view: GameView
  readonly game: Game
  readonly onAnswer: (play: Play) => Promise<void>
  /** Players who are offered after the others. */
  readonly later?: readonly PlayerReference[]
  /** The players who are shown without a search; by default all. */
  readonly isShown?: ((player: PlayerReference) => boolean) | undefined
}

/**
 * The players of a team, to choose the one who took part in a play: all of them, or those with the number or
 * name that is typed.
 */
export function PlayerChoice({
  question,
  taken,
  play,
  view,
  game,
  onAnswer,
  later,
  isShown,
}: PlayerChoiceProps) {
  const { of, role } = question
  const side = sideOf(view, teamOf(view.sport, play), role.side)
  const [absent] = useState(() => new Set(absentPlayers(view.id)))
  const [search, setSearch] = useState<Sought | null>(null)
  const isAbsent = ({ reference }: RosterPlayer): boolean => absent.has(reference)
  // In the order at the time of the question: nobody moves under the finger when one of them is named.
  const [order] = useState(
    () =>
      new Map(
        offeredInTurn(side?.roster ?? [], view, view.board.situation, isAbsent, later).map(
          ({ reference }, place) => [reference, place],
        ),
      ),
  )
  const place = ({ reference }: RosterPlayer): number => order.get(reference) ?? order.size
  const players = [...(side?.roster ?? [])].sort((a, b) => place(a) - place(b))
  const chosen = play[of]
  const name = useCallback(
    (player: PlayerReference | null): Promise<void> => {
      setSearch(before => before && nobody)
      return onAnswer({ ...play, [of]: player })
    },
    [play, of, onAnswer],
  )
  return (
    <>
      {search && <PlayerSearch search={search} onSeek={setSearch} />}
      <div
        key={search ? 'found' : 'all'}
        className={classes.chips}
        role="group"
        aria-label={capital(roleText(role))}
      >
        {players
          .filter(player => (search ? isSought(player, search) : (isShown?.(player.reference) ?? true)))
          .map(player => (
            <PlayerChip
              key={player.reference}
              player={player.reference}
              number={player.number}
              name={player.name}
              isChosen={isOneOf(view, player.reference, [chosen])}
              isTaken={isOneOf(view, player.reference, taken)}
              away={view.isOut(player.reference) ? 'out' : isAbsent(player) ? 'absent' : null}
              onTap={name}
            />
          ))}
        {!search && (
          <Button variant="default" className={classes.chip} onClick={() => void name(null)}>
            {t('game.unknownPlayer')}
          </Button>
        )}
      </div>
      <Group gap="xs">
        <Button
          variant="subtle"
          leftSection={<IconKeyboard />}
          aria-pressed={search !== null}
          onClick={() => setSearch(search ? null : nobody)}
        >
          {search ? t('game.allPlayers') : t('game.findPlayer')}
        </Button>
        {side && side.id !== null && (
          <WalkOnForm
            key={side.id}
            teamId={side.id}
            teamName={side.name}
            onAdd={data => game.record({ kind: 'walk_on', data })}
          />
        )}
      </Group>
    </>
  )
}

function sideOf(view: GameView, team: number | null, requestedSide: SideOfPlay) {
  return view.sides.find(side => (requestedSide === 'own' ? side.id === team : side.id !== team))
}

/**
 * A play may name a walk-on by the entry that brought the player while the roster has the server's id
 * already.
 */
const isOneOf = (
  view: GameView,
  reference: PlayerReference,
  named: readonly (PlayerReference | null)[],
): boolean => named.some(one => one !== null && (one === reference || view.samePlayer(reference, one)))
