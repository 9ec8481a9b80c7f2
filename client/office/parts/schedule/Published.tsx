import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { NamedGame } from '../../data/game-names.ts'
import { momentText } from '../../data/history-text.ts'
import { publishedOf, publishing } from '../../data/published.ts'
import type { OfficeField } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import { isOwnerPublic, publicationOf, type Publication } from '../../data/publication.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { EventLink } from '../../frame/EventLink.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { Changes } from './Changes.tsx'

interface PublishedProps {
  readonly tournament: Tournament
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  /** Shows a game on the board. */
  readonly onShow: (gameId: number) => void
}

/**
 * The visibility of the schedule, and publishing it; changes since then, and confirming that everybody was
 * informed.
 */
export function Published({ tournament, games, fields, onShow }: PublishedProps) {
  const { id, season, time_last_updated, timezone } = tournament
  const { send, busy, problem } = useChange()
  const { data: published } = useQuery(publishedOf(id))
  const { data: isOpen } = useQuery(isOwnerPublic(season.league.id))
  const seenBy = isOpen === undefined ? null : publicationOf(tournament, isOpen)
  const publish = (): Promise<unknown> =>
    send({
      method: 'PATCH',
      path: `/v1/tournaments/${id}/`,
      body: { is_public: true, visibility: 'live' },
      asOf: time_last_updated,
    })
  const keep = (version: string): Promise<unknown> => send(publishing(id, version))
  return (
    <Stack gap="xs">
      <Group>
        {seenBy !== null && <Text>{seenText(seenBy)}</Text>}
        {published?.published_at != null && (
          <Text>
            {t('schedule.publishedBy', {
              when: momentText(published.published_at, timezone),
              person: bidiIsolate(published.person?.name || t('history.server')),
            })}
          </Text>
        )}
        {(seenBy === 'published' || seenBy === 'public') && (
          <Anchor component={Link} href={`/events/tournament:${id}/schedule`}>
            {t('schedule.whatAllSee')}
          </Anchor>
        )}
        {(seenBy === 'published' || seenBy === 'public') && <EventLink scope={tournamentScope(id)} />}
        {(seenBy === 'public' || seenBy === 'own') && (
          <SendButton busy={busy} onClick={() => void publish()}>
            {t(seenBy === 'public' ? 'schedule.publishSeen' : 'schedule.publish')}
          </SendButton>
        )}
        {seenBy === 'published' && published?.published_at === null && (
          <SendButton variant="default" busy={busy} onClick={() => void keep(published.version)}>
            {t('schedule.markFromNow')}
          </SendButton>
        )}
      </Group>
      <ProblemAlert problem={problem} />
      <Changes tournamentId={id} games={games} fields={fields} onShow={onShow} />
    </Stack>
  )
}

function seenText(by: Publication): string {
  switch (by) {
    case 'published':
      return t('schedule.isPublished')
    case 'public':
      return t('schedule.isPublic')
    case 'own':
      return t('schedule.isNotPublished')
  }
}
