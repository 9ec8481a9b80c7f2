import { Alert, List, Loader, Modal, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onJersey } from '../../../../shared-schema/rules/on-jersey.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { mergeOf, rostersOfPlayers, wouldMerge, type Person } from '../../data/players.ts'
import { t } from '../../texts/t.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { contradictions, movesOf, otherDetails } from './merge-text.ts'

interface MergeDialogProps {
  readonly two: readonly [Person, Person]
  readonly onClose: () => void
}

/** Merges two players: the one to keep is chosen, and the moved records are previewed. */
export function MergeDialog({ two, onClose }: MergeDialogProps) {
  const [one, other] = two
  const [keptId, setKeptId] = useState(likelySurvivor(two).id)
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one]
  const rosters = useQuery(rostersOfPlayers([one.id, other.id]))
  const { data, error } = useQuery(wouldMerge(kept.id, merged.id))
  const { send, busy, problem } = useChange()
  const go = async (): Promise<void> => {
    if (await send(mergeOf(kept.id, merged.id))) onClose()
  }
  const placesOf = (id: number): string =>
    (rosters.data ?? [])
      .filter(({ player_id }) => player_id === id)
      .map(({ team, ...place }) => {
        const number = onJersey(place)
        return [number === null ? null : `#${number}`, team?.name, team?.season?.name]
          .filter(Boolean)
          .join(' ')
      })
      .join(', ') || t('players.noRoster')
  return (
    <Modal opened onClose={onClose} title={t('players.mergeTitle')} size="lg">
      <Stack>
        <Radio.Group
          label={t('players.whoStays')}
          description={t('players.whoStaysWhat')}
          value={String(keptId)}
          onChange={value => setKeptId(Number(value))}
        >
          <Stack gap="xs" mt="xs">
            {two.map(player => (
              <Radio
                key={player.id}
                value={String(player.id)}
                size="md"
                label={`${playerName(player)} (${player.id})`}
                description={[
                  placesOf(player.id),
                  ...(player.is_claimed ? [t('players.hasAccount')] : []),
                  ...(player.is_walk_on === true ? [t('players.fromField')] : []),
                ].join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {error ? (
          <ProblemAlert problem={problemText(error)} />
        ) : data ? (
          <>
            <Stack gap={4} role="status">
              <Text fw={700}>{t('players.goesOver', { player: bidiIsolate(playerName(kept)) })}</Text>
              <List>
                {movesOf(data).map(move => (
                  <List.Item key={move}>{move}</List.Item>
                ))}
              </List>
            </Stack>
            {[...otherDetails(kept, merged), ...contradictions(data)].map(text => (
              <Alert key={text} color="yellow">
                {text}
              </Alert>
            ))}
          </>
        ) : (
          <Loader size="sm" role="status" aria-label={t('frame.asksWhatMoves')} />
        )}
        <Text>{t('players.forGood')}</Text>
        <ProblemAlert problem={problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton busy={busy} disabled={data === undefined || error !== null} onClick={() => void go()}>
            {t('players.merge')}
          </SendButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

/** Prefers a player who is not a walk-on, and one who has an account. */
const likelySurvivor = ([one, other]: readonly [Person, Person]): Person =>
  rankOf(other) > rankOf(one) ? other : one
const rankOf = ({ is_claimed, is_walk_on }: Person): number =>
  (is_claimed ? 2 : 0) + (is_walk_on === true ? 0 : 1)
