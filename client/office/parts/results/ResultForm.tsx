import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { pairText, scoreText, type NamedGame } from '../../data/game-names.ts'
import { previewOf } from '../../data/previews.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { statusText } from '../../../scoring/play-text.ts'
import { Consequences } from '../../frame/Consequences.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { SegmentField } from '../../../components/fields/SegmentField.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { ForfeitFields } from './ForfeitFields.tsx'
import { hasShootout, resultEnds, resultNow, scoreBody, writtenResult } from './result-form.ts'
import { ScoreFields } from './ScoreFields.tsx'

/** The id of a stored result, for undo. */
const stored = z.object({ id: z.int() })

export interface ResultFormProps {
  readonly named: NamedGame
  readonly nameOf: (gameId: number) => string | undefined
  /** Whether the effects of a change can be previewed. */
  readonly hasPreviews: boolean
  readonly onStored: (scoreId: number, text: string) => void
  /** The game's own page. */
  readonly page: string
}

/** The result of a game: its effects are previewed before it is stored. */
export function ResultForm({ named, nameOf, hasPreviews, onStored, page }: ResultFormProps) {
  const { game, teams } = named
  const form = useEdits(`result/${game.id}`, resultNow(game), writtenResult)
  const { values } = form
  const { send, busy, problem, isChangedSince } = useChange()
  const body = scoreBody(game, values)
  const [settled] = useDebouncedValue(body, 250)
  const preview = useQuery({
    ...previewOf({ method: 'POST', path: '/v1/game_scores/', body: settled }),
    enabled: hasPreviews && settled !== null,
  })
  const store = async (): Promise<void> => {
    if (body === null) return
    const sent = await send({
      method: 'POST',
      path: '/v1/game_scores/',
      body: { ...body, seen_version: game.result_version },
      shape: stored,
    })
    if (!sent) return
    form.done()
    onStored(sent.answer.id, pairText(named))
  }
  if (game.team_1_id === null || game.team_2_id === null) return <Text>{t('results.nobodyPlaysYet')}</Text>
  return (
    <Form onSend={store}>
      <Group justify="space-between">
        <Text>
          {[named.part, named.field, statusText(game.status, game.forfeit_team_ids.length > 0, game.ruling)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Link href={page}>{t('results.gamePage')}</Link>
      </Group>
      <SegmentField
        label={t('results.howItEnds')}
        field={form.field('ends')}
        options={resultEnds.map(value => ({ value, label: t(`results.ends.${value}`) }))}
      />
      {values.ends === 'forfeit' ? (
        <ForfeitFields form={form} teams={teams} />
      ) : (
        <ScoreFields form={form} names={['one', 'two']} labels={teams} />
      )}
      {hasShootout(values) && (
        <ScoreFields
          form={form}
          names={['shootoutOne', 'shootoutTwo']}
          labels={teams.map(team => t('results.shootout', { team: bidiIsolate(team) }))}
          description={t('results.shootoutWhat')}
        />
      )}
      <ProblemAlert
        problem={isChangedSince ? t('results.changedSince', { score: scoreText(game) }) : problem}
      />
      <Group>
        <SendButton busy={busy} disabled={body === null}>
          {t('results.store')}
        </SendButton>
        {Object.keys(form.unsent).length > 0 && (
          <Button variant="default" onClick={form.done}>
            {t('results.forget')}
          </Button>
        )}
      </Group>
      {/* Below the buttons: it comes while they are tapped, and must not move them. */}
      {hasPreviews && settled !== null && (
        <Consequences query={preview} nameOf={id => (id === game.id ? undefined : nameOf(id))} />
      )}
    </Form>
  )
}
