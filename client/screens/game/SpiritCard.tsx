import { Button, Text } from '@mantine/core'
import type { ReceivedSpirit } from '../../scoring/spirit-sheet.ts'
import classes from './game.module.css'
import { MarkText } from './MarkText.tsx'

interface SpiritCardProps {
  /** The teams that give and receive the score. */
  readonly by: string
  readonly to: string
  readonly received: ReceivedSpirit | null
  readonly onGive: () => void
}

/** The score that one team gives the other: what it is, or that it is awaited. */
export function SpiritCard({ by, to, received, onGive }: SpiritCardProps) {
  return (
    <section className={classes.spiritCard} aria-label={`Spirit of ${to}`} data-mark={received?.mark}>
      <Text lh={1.2}><b>{by}</b> on the spirit of <b>{to}</b></Text>
      {received ? (
        <>
          <Text fz="xl" fw={800}>{received.text}{received.points && <Text span fz="md" fw={500}> ({received.points.join(', ')})</Text>}</Text>
          {received.comment !== '' && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{received.comment}</Text>}
          <MarkText mark={received.mark} />
          {received.reason !== null && <Text fw={700} c="#8a0019">{received.reason}</Text>}
          {received.own !== null && <Button variant="default" onClick={onGive}>Change</Button>}
        </>
      ) : (
        <>
          <Text>Waiting for {by}. What was given on another device shows once both teams have scored.</Text>
          <Button onClick={onGive}>Score by {by}</Button>
        </>
      )}
    </section>
  )
}
