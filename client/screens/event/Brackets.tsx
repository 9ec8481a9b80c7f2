import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { bracketPicture } from '../../reading/events/pictures/bracket-picture.ts'
import { stacked } from '../../reading/events/pictures/picture.ts'
import { publicPath } from '../../reading/events/public-path.ts'
import { drawnBrackets } from '../../reading/events/bracket-columns.ts'
import type { EventDetails } from '../../reading/events/event-view.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { BracketSection } from '../../components/brackets/BracketSection.tsx'
import { t } from '../../texts/t.ts'

interface BracketsProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly scope: Scope
  /** The name of the event. */
  readonly event: string
}

/** The brackets of the event: trees to be moved sideways if the screen is narrow. */
export function Brackets({ details, records, scope, event }: BracketsProps) {
  const brackets = useMemo(() => drawnBrackets(details, records), [details, records])
  if (brackets.length === 0) return <Text>{t('events.noBrackets')}</Text>
  return (
    <>
      {brackets.map(bracket => (
        <BracketSection key={bracket.id} bracket={bracket} pageOf={id => `/events/${scope}/games/${id}`} />
      ))}
      <ShareButtons
        title={event}
        path={publicPath(scope, 'brackets')}
        picture={() =>
          stacked(
            `${event} ${t('events.brackets')}`,
            brackets.map(bracket => bracketPicture(bracket, event)),
          )
        }
      />
    </>
  )
}
