import { Button } from '@mantine/core'
import { useState } from 'react'
import { otherSide } from '../../../shared-schema/sports/model/course.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
import type {
  Fact,
  PlayerInRole,
  SideNumber,
  Situation,
} from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { assigningKind, chosenPlay, type PlayChoice } from '../../scoring/play-choices.ts'
import { capital } from '../../base/formats/capital.ts'
import { sharedFilled, sharedT, t } from '../../texts/t.ts'
import { BasesPicture, type RunnerOnBase } from './BasesPicture.tsx'
import { CourtPositions } from './CourtPositions.tsx'
import { RunnerPlays } from './RunnerPlays.tsx'
import { PlayersOut, SuspendedPlayers } from './SuspendedPlayers.tsx'
import classes from './situation.module.css'
import type { Game } from './use-recording.ts'

interface SituationBoardProps {
  /** The parts of the situation that are shown. */
  readonly situation: Situation
  readonly view: GameView
  readonly game: Game
  readonly deviceId: string
  /** False while this device does not keep the score: the names keep their place. */
  readonly enabled: boolean
  readonly onChoose: (choice: PlayChoice, own: number, other: number | null) => void
}

/**
 * The situation of the game below its score: for each team its numbers and the players in a role, in the
 * middle what belongs to both. A tap on a player chooses another one. After the end it is empty, and keeps its
 * place for the buttons below it not to move.
 */
export function SituationBoard(props: SituationBoardProps) {
  const { situation, view, game, enabled, onChoose } = props
  const { facts, bases, recent, players, suspended, onTurn, positions } = situation
  const { strength } = view.sport
  const [moving, setMoving] = useState<RunnerOnBase | null>(null)
  const [atBat, fielding] = onTurn === 1 ? [view.sides[1], view.sides[0]] : view.sides
  const factsOf = (side: SideNumber | null) =>
    facts
      .filter(fact => fact.side === side)
      .map(fact =>
        fact.setBy === undefined ? (
          <span key={fact.word} className={classes.fact} data-testid="fact">
            {factText(fact)}
          </span>
        ) : (
          <SetFact key={fact.word} fact={fact} view={view} game={game} enabled={enabled} />
        ),
      )
  const ofSide = (side: SideNumber) => (
    <div className={classes.side} data-side={side + 1} data-turn={onTurn === side || undefined}>
      {factsOf(side)}
      {!strength && <PlayersOut view={view} suspended={suspended.filter(one => one.side === side)} />}
      {players.map(
        one =>
          one.side === side && (
            <RolePlayer key={one.role} inRole={one} view={view} game={game} enabled={enabled} />
          ),
      )}
      {positions?.some(known => known !== null) && (
        <CourtPositions
          positions={positions[side] ?? []}
          side={side}
          view={view}
          game={game}
          enabled={enabled}
        />
      )}
    </div>
  )
  const ofBoth = factsOf(null)
  return (
    <section
      className={classes.situation}
      aria-label={t('game.situation')}
      data-testid="situation"
      data-over={view.status === 'final' || undefined}
      data-set={facts.some(({ setBy }) => setBy !== undefined) || undefined}
    >
      {ofSide(0)}
      {(bases || ofBoth.length > 0 || recent.length > 0) && (
        <div className={classes.both}>
          {bases && (
            <BasesPicture bases={bases} names={view.names} onRunner={enabled ? setMoving : undefined} />
          )}
          {ofBoth}
          <Recent facts={recent} />
        </div>
      )}
      {ofSide(1)}
      {strength && <SuspendedPlayers {...props} strength={strength} suspended={suspended} />}
      {moving && enabled && bases?.[moving.base - 1]?.player === moving.player && (
        <RunnerPlays
          runner={moving}
          view={view}
          onClose={() => setMoving(null)}
          onChoose={choice => {
            setMoving(null)
            if (atBat?.id != null) onChoose(choice, atBat.id, fielding?.id ?? null)
          }}
        />
      )}
    </section>
  )
}

const factText = ({ word, numbers }: Fact): string => sharedFilled(`board.${word}`, numbers)

interface SetFactProps extends Omit<SituationBoardProps, 'situation' | 'onChoose' | 'deviceId'> {
  readonly fact: Fact
}

/** A number of the board that a tap sets. */
function SetFact({ fact, view, game, enabled }: SetFactProps) {
  const kind = fact.setBy === undefined ? undefined : kindOf(view.sport.rules, { type: fact.setBy })
  const side = fact.side ?? view.board.situation.onTurn
  const own = side === null ? null : view.sides[side]
  return (
    <Button
      className={classes.set}
      data-testid="fact"
      variant="default"
      size="compact-md"
      aria-label={
        fact.side === null || !own
          ? factText(fact)
          : t('game.playFor', { play: factText(fact), team: own.name })
      }
      disabled={!enabled || !kind || own?.id == null}
      onClick={() => {
        if (!kind || side === null || own?.id == null) return
        void game.play(chosenPlay({ kind, preset: {} }, own.id, view.sides[otherSide(side)].id))
      }}
    >
      {factText(fact)}
    </Button>
  )
}

/** The latest plays in a row: those before them are cut off, not the last one. */
function Recent({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ol className={classes.recent} aria-label={t('game.recent')}>
      {facts.map((fact, place) => (
        <li key={place}>{factText(fact)}</li>
      ))}
    </ol>
  )
}

interface RolePlayerProps extends Pick<SituationBoardProps, 'view' | 'game' | 'enabled'> {
  readonly inRole: PlayerInRole
}

/** A player in a role; a tap records another one and asks who it is. */
function RolePlayer({ inRole: { role, side, player, isVacant }, view, game, enabled }: RolePlayerProps) {
  const kind = assigningKind(view.sport, role)
  const own = view.sides[side].id
  const word = capital(sharedT(`roles.${role}`))
  const name = player === null ? (isVacant ? '–' : '?') : view.names.player(player)
  return (
    <Button
      className={classes.player}
      variant="default"
      size="compact-md"
      aria-label={t('game.playFor', {
        play: t('game.roleIs', { role: word, player: name }),
        team: view.sides[side].name,
      })}
      disabled={!enabled || !kind || own === null}
      onClick={() => {
        const other = view.sides[otherSide(side)].id
        if (kind && own !== null) void game.play(chosenPlay({ kind, preset: {} }, own, other))
      }}
    >
      <span className={classes.role}>{word}</span>
      <span className={classes.name}>{name}</span>
    </Button>
  )
}
