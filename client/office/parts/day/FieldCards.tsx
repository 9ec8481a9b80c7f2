import { Text, Title } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'wouter'
import { startWithZone } from '../../../base/formats/event-clock.ts'
import type { FieldNow } from '../../data/day-games.ts'
import { pairText, scoreText, type NamedGame } from '../../data/game-names.ts'
import { dueText } from '../../data/overdue-text.ts'
import { t } from '../../texts/t.ts'
import classes from './day.module.css'

interface FieldCardsProps {
  readonly fields: readonly FieldNow[]
  readonly now: number
  /** The pages of a game's event: `/office/tournaments/5`. */
  readonly officeOf: (game: NamedGame) => string
  /** True for the fields of several divisions: each game is shown with the name of its part. */
  readonly isOfDivisions?: boolean
}

/** Every field with its game now and the next one. */
export function FieldCards({ fields, now, officeOf, isOfDivisions = false }: FieldCardsProps) {
  return (
    <>
      <Title order={2} size="h3">
        {t('day.fields')}
      </Title>
      {fields.length === 0 && <Text>{t('day.noFields')}</Text>}
      <ul className={classes.fields}>
        {fields.map(({ id, field, now: current, next }) => (
          <li key={id} data-live={current?.game.status === 'live' || undefined}>
            <b>{field}</b>
            {current ? (
              <GameLine
                named={current}
                part={isOfDivisions ? current.part : ''}
                office={officeOf(current)}
                text={current.game.status === 'live' ? scoreText(current.game) : dueText(current, now)}
              />
            ) : (
              <span>{t('day.free')}</span>
            )}
            {next && (
              <GameLine
                named={next}
                part={isOfDivisions ? next.part : ''}
                office={officeOf(next)}
                text={t('day.next', { time: startWithZone(next.game.start_time) })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface GameLineProps {
  readonly named: NamedGame
  /** The division and the pool, bracket or round; empty to leave it out. */
  readonly part: string
  readonly text: string
  readonly office: string
}

const GameLine = memo(function GameLine({ named, part, text, office }: GameLineProps) {
  return (
    <Link href={`${office}/results?game=${named.game.id}`}>
      <span>{pairText(named)}</span> <span>{[part, text].filter(Boolean).join(' · ')}</span>
    </Link>
  )
})
