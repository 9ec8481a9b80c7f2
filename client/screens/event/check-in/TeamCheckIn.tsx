import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { hasBegun } from '../../../../shared-schema/rules/progress/game-status.ts'
import { isLate, type TeamToCheckIn } from '../../../reading/events/check-in.ts'
import { t } from '../../../texts/t.ts'
import type { CheckInThem } from './use-check-in.ts'
import classes from './check-in.module.css'

interface TeamCheckInProps {
  readonly team: TeamToCheckIn
  readonly now: number
  readonly checkIn: CheckInThem
}

/** A team with its next game, whether it is there, and on demand its players. */
export function TeamCheckIn({ team, now, checkIn }: TeamCheckInProps) {
  const [isOpen, open] = useState(false)
  const { id, name, game, players } = team
  const here = players.filter(({ isHere }) => isHere === true).length
  const isHere = team.isHere === true
  return (
    <li className={classes.team} data-here={isHere || undefined}>
      <div className={classes.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{[game.time, game.field].filter(Boolean).join(' · ')}</p>
        <State team={team} now={now} />
      </div>
      <div className={classes.buttons}>
        {/* A team that plays is there: nothing else can be said about it. */}
        {!hasBegun(game.status) && (
          <UnstyledButton
            className={classes.here}
            aria-pressed={isHere}
            aria-label={t('checkIn.teamIsHere', { team: name })}
            onClick={() => checkIn(game, [{ team_id: id, player_id: null }], !isHere)}
          >
            {isHere && <IconCheck aria-hidden />}
            {t('checkIn.here')}
          </UnstyledButton>
        )}
        {players.length > 0 && game.status !== 'final' && (
          <Button
            variant="default"
            size="lg"
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp /> : <IconChevronDown />}
            onClick={() => open(!isOpen)}
          >
            {t('checkIn.players', { here, count: players.length })}
          </Button>
        )}
      </div>
      {isOpen && game.status !== 'final' && (
        <div className={classes.players} role="group" aria-label={t('checkIn.playersOf', { team: name })}>
          {here < players.length && (
            <Button
              className={classes.all}
              variant="default"
              size="lg"
              onClick={() =>
                checkIn(
                  game,
                  [
                    ...(isHere ? [] : [{ team_id: id, player_id: null }]),
                    ...players
                      .filter(player => player.isHere !== true)
                      .map(player => ({ team_id: id, player_id: player.id })),
                  ],
                  true,
                )
              }
            >
              {t('checkIn.allHere')}
            </Button>
          )}
          {players.map(player => (
            <UnstyledButton
              key={player.id}
              className={classes.player}
              aria-pressed={player.isHere === true}
              onClick={() => checkIn(game, [{ team_id: id, player_id: player.id }], player.isHere !== true)}
            >
              <bdi>{player.label}</bdi>
              {player.isHere === true && <IconCheck aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      )}
    </li>
  )
}

function State({ team, now }: { team: TeamToCheckIn; now: number }) {
  if (team.isHere === true)
    return (
      <p className={classes.isHere}>
        <IconCheck size={20} aria-hidden /> {t('checkIn.isHere')}
      </p>
    )
  if (isLate(team, now))
    return (
      <p className={classes.isLate}>
        <IconAlertTriangle size={20} aria-hidden /> {t('checkIn.isLate')}
      </p>
    )
  return <p>{t('checkIn.notYet')}</p>
}
