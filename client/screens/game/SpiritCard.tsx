import { Button, Text } from '@mantine/core'
import { Tagged } from '../../components/Tagged.tsx'
import type { ReceivedSpirit } from '../../scoring/spirit-sheet.ts'
import classes from './game.module.css'
import { MarkText } from './MarkText.tsx'
import { t } from '../../texts/t.ts'

interface SpiritCardProps {
  /** The teams that give and receive the score. */
  readonly by: string
  readonly to: string
  readonly received: ReceivedSpirit | null
  /** Whether one that was given here is not to be seen yet. */
  readonly isSecret: boolean
  /** Asks for it; absent for those who only watch. */
  readonly onGive: (() => void) | undefined
}

/** The score that one team gives the other: what it is, or that it is awaited. */
export function SpiritCard({ by, to, received, isSecret, onGive }: SpiritCardProps) {
  return (
    <section
      className={classes.spiritCard}
      aria-label={t('spirit.of', { team: to })}
      data-mark={received?.mark}
    >
      <Text lh={1.2}>
        <Tagged text="spirit.byOnBold" values={{ by, to }} />
      </Text>
      {received?.own && isSecret ? (
        <>
          <Text>{t('spirit.secret')}</Text>
          <MarkText mark={received.mark} />
          {received.reason !== null && (
            <Text fw={700} c="var(--bad)">
              {received.reason}
            </Text>
          )}
          {onGive && (
            <Button variant="default" onClick={onGive}>
              {t('spirit.showAndChange')}
            </Button>
          )}
        </>
      ) : received ? (
        <>
          <Text fz="xl" fw={800}>
            {received.total === null ? received.written : t('spirit.points', { total: received.total })}
            {received.points && (
              <Text span fz="md" fw={500}>
                {' '}
                ({received.points.join(', ')})
              </Text>
            )}
          </Text>
          {received.comment !== '' && (
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{received.comment}</Text>
          )}
          <MarkText mark={received.mark} />
          {received.reason !== null && (
            <Text fw={700} c="var(--bad)">
              {received.reason}
            </Text>
          )}
          {received.own !== null && onGive && (
            <Button variant="default" onClick={onGive}>
              {t('common.change')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Text>{t('spirit.waiting', { team: by })}</Text>
          {onGive && <Button onClick={onGive}>{t('spirit.scoreBy', { team: by })}</Button>}
        </>
      )}
    </section>
  )
}
