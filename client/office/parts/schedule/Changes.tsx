import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { entrantsOf, playingIn } from '../../data/entrants.ts'
import type { NamedGame } from '../../data/game-names.ts'
import { publishedOf, publishing } from '../../data/published.ts'
import type { OfficeField } from '../../data/schedule.ts'
import { useChange } from '../../frame/use-change.ts'
import { ChangedGames } from './ChangedGames.tsx'

interface ChangesProps {
  readonly tournamentId: number
  /** The name of the division on a board of several. */
  readonly title?: string
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly onShow: (gameId: number) => void
}

/** The changes since the schedule of a tournament was published, until everybody knows of them; else nothing. */
export function Changes({ tournamentId, title, games, fields, onShow }: ChangesProps) {
  const { send, busy, problem } = useChange()
  const { data: published } = useQuery(publishedOf(tournamentId))
  const { data: entrants } = useQuery(entrantsOf(tournamentId))
  if (!published || published.changes.length === 0) return null
  return (
    <Stack gap="xs">
      {title !== undefined && (
        <Title order={2} size="h4">
          {title}
        </Title>
      )}
      <ProblemAlert problem={problem} />
      <ChangedGames
        tournamentId={tournamentId}
        published={published}
        teams={playingIn(entrants ?? [])}
        games={games}
        fields={fields}
        busy={busy}
        onShow={onShow}
        onAcknowledge={() => void send(publishing(tournamentId, published.version))}
      />
    </Stack>
  )
}
