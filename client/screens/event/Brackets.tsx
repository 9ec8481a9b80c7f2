import { Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { drawnBrackets } from '../../events/bracket-columns.ts'
import type { EventDetails } from '../../events/event-view.ts'
import type { TournamentRecords } from '../../storage/tournament-records.ts'
import { BracketGameCard } from './BracketGameCard.tsx'
import classes from './event.module.css'
import { t } from '../../texts/t.ts'

interface BracketsProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly scope: string
}

/** The brackets of the event: rounds side by side, to be moved sideways if the screen is narrow. */
export function Brackets({ details, records, scope }: BracketsProps) {
  const brackets = useMemo(() => drawnBrackets(details, records), [details, records])
  if (brackets.length === 0) return <Text>{t('events.noBrackets')}</Text>
  return brackets.map(({ id, name, rounds }) => (
    <section key={id} aria-label={name}>
      <Title order={2} size="h3" mb="xs">
        {name}
      </Title>
      <div
        className={classes.bracket}
        tabIndex={0}
        role="group"
        aria-label={t('events.roundsOf', { bracket: name })}
      >
        {rounds.map(({ title, games }, index) => (
          <div key={index} className={classes.round}>
            {title !== '' && (
              <Title order={3} size="h5">
                {title}
              </Title>
            )}
            <div className={classes.roundGames}>
              {games.map(game => (
                <BracketGameCard key={game.id} game={game} scope={scope} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  ))
}
