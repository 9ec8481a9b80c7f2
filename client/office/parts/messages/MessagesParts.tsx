import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { entrantsOf, playingIn } from '../../data/entrants.ts'
import { messagesOf, type MessageEvent } from '../../data/messages.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { SentMessage } from './SentMessage.tsx'
import { WriteMessage } from './WriteMessage.tsx'

/** The messages to the teams and scorekeepers of a tournament. */
export function TournamentMessages({ subject: { id } }: { subject: Tournament }) {
  const entrants = useQuery(entrantsOf(id))
  return (
    <QueryResult query={entrants}>
      {found => <Messages event={{ family: 'tournaments', id }} teams={playingIn(found)} />}
    </QueryResult>
  )
}

/** The messages to the teams and scorekeepers of a season. */
export function SeasonMessages({ subject: { id } }: { subject: Season }) {
  const teams = useQuery(teamsOfSeason(id))
  return (
    <QueryResult query={teams}>
      {found => (
        <Messages
          event={{ family: 'seasons', id }}
          teams={found.filter(({ status }) => status === 'playing')}
        />
      )}
    </QueryResult>
  )
}

interface MessagesProps {
  readonly event: MessageEvent
  readonly teams: readonly { readonly id: number; readonly name: string }[]
}

function Messages({ event, teams }: MessagesProps) {
  const sent = useQuery(messagesOf(event))
  return (
    <Stack maw={760}>
      <Title order={2}>{t('messages.title')}</Title>
      <Text>{t('messages.what')}</Text>
      <div>
        <WriteMessage name={t('messages.write')} event={event} teams={teams} variant="filled" />
      </div>
      <QueryResult query={sent}>
        {({ messages }) =>
          messages.length === 0 ? (
            <Text>{t('messages.none')}</Text>
          ) : (
            messages.map(message => <SentMessage key={message.id} message={message} event={event} />)
          )
        }
      </QueryResult>
    </Stack>
  )
}
