import { Stack, Text, Title } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { divisionsOf, ownDivisionsOf } from '../../data/divisions.ts'
import { entrantsOf, playingIn } from '../../data/entrants.ts'
import { jointAnswer } from '../../data/joint-answer.ts'
import type { MessageTeam } from '../../data/message-parts.ts'
import { messagesOf, type MessageEvent } from '../../data/messages.ts'
import type { Meet, Season, Tournament } from '../../data/shapes.ts'
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

/** The messages to the teams, scorekeepers and officials of all divisions of an event. */
export function MeetMessages({ subject }: { subject: Meet }) {
  const divisions = useQuery(divisionsOf(subject.id))
  const own = useQuery(ownDivisionsOf(subject))
  const entrants = useQueries({
    queries: (own.data ?? []).map(({ id }) => entrantsOf(id)),
    combine: jointAnswer,
  })
  return (
    <QueryResult query={own}>
      {found =>
        found.length === 0 ? (
          <Text>{t('divisions.none')}</Text>
        ) : (
          <QueryResult query={entrants}>
            {teams => (
              <Messages
                event={{ family: 'meets', id: subject.id }}
                teams={teamsOfDivisions(found, teams.map(playingIn))}
                divisions={divisions.data}
              />
            )}
          </QueryResult>
        )
      }
    </QueryResult>
  )
}

/** The teams of all divisions, each once and named with its division: two divisions may have teams of one name. */
function teamsOfDivisions(divisions: readonly Tournament[], teams: readonly (readonly MessageTeam[])[]) {
  const all = divisions.flatMap(({ name: division }, at) =>
    (teams[at] ?? []).map(({ id, name }) => ({
      id,
      name: t('messages.teamOf', { division: bidiIsolate(division), team: bidiIsolate(name) }),
    })),
  )
  return [...new Map(all.map(team => [team.id, team])).values()]
}

interface MessagesProps {
  readonly event: MessageEvent
  readonly teams: readonly MessageTeam[]
  readonly divisions?: readonly { readonly id: number; readonly name: string }[] | undefined
}

function Messages({ event, teams, divisions }: MessagesProps) {
  const sent = useQuery(messagesOf(event))
  return (
    <Stack maw={760}>
      <Title order={2}>{t('messages.title')}</Title>
      <Text>{t(event.family === 'meets' ? 'messages.whatOfMeet' : 'messages.what')}</Text>
      <div>
        <WriteMessage
          name={t('messages.write')}
          event={event}
          teams={teams}
          variant="filled"
          {...(divisions && { divisions })}
        />
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
