import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import { spiritCategories } from '../../../shared-schema/rules/spirit/read-spirit.ts'
import { spiritScore, type ReceivedSpirit } from '../../scoring/spirit-sheet.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { sharedT, t } from '../../texts/t.ts'

interface SpiritFormProps {
  readonly receiver: 1 | 2
  /** The teams that give and receive the score. */
  readonly by: string
  readonly to: string
  /** The earlier score to correct. */
  readonly before: ReceivedSpirit | null
  readonly game: Game
  readonly onDone: () => void
}

const levels = [0, 1, 2, 3, 4] as const

/** The five categories, none of them filled in beforehand: a team says what it thinks. */
export function SpiritForm({ receiver, by, to, before, game, onDone }: SpiritFormProps) {
  const [points, setPoints] = useState<readonly (number | null)[]>(
    before?.points ?? spiritCategories.map(() => null),
  )
  const [comment, setComment] = useState(before?.comment ?? '')
  const given = points.filter(point => point !== null)
  const isComplete = given.length === spiritCategories.length
  const save = async (): Promise<void> => {
    if (await game.record(spiritScore(receiver, given, comment.trim(), before?.own ?? null))) onDone()
  }
  return (
    <section className={classes.spiritCard} aria-label={t('spirit.byOn', { by, to })}>
      <Text lh={1.2}>
        <Tagged text="spirit.byOnBold" values={{ by, to }} />
      </Text>
      <Text>{t('spirit.scale')}</Text>
      {spiritCategories.map((name, index) => (
        <div key={name} role="group" aria-label={sharedT(`spirit.category.${name}`)}>
          <Text fw={700} mb={4}>
            {sharedT(`spirit.category.${name}`)}
          </Text>
          <div className={classes.spiritPoints}>
            {levels.map(level => (
              <Button
                key={level}
                variant={points[index] === level ? 'filled' : 'default'}
                aria-pressed={points[index] === level}
                onClick={() => setPoints(points.with(index, level))}
              >
                {level}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <Textarea
        label={t('spirit.comment')}
        autosize
        minRows={2}
        maxLength={5000}
        value={comment}
        onChange={event => setComment(event.currentTarget.value)}
      />
      <Text fz="xl" fw={800} role="status">
        {isComplete
          ? t('spirit.total', { total: given.reduce((sum, point) => sum + point, 0) })
          : t('spirit.given', { given: given.length, all: spiritCategories.length })}
      </Text>
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!isComplete} onClick={() => void save()}>
          {t('spirit.save')}
        </Button>
      </Group>
    </section>
  )
}
