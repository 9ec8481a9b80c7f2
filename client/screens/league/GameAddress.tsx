import { Redirect } from 'wouter'
import { fetchScopeOf } from '../../reading/league/game-record.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'

/** Leads from a game's own address to the game within its event. */
export function GameAddress({ id }: { id: number }) {
  const answer = useQuery({ queryKey: ['scope', id], queryFn: ({ signal }) => fetchScopeOf(id, signal) })
  return (
    <Page title={t('game.game')} back={{ to: '/', name: t('common.allEvents') }}>
      <QueryResult query={answer}>
        {scope => <Redirect to={`/events/${scope}/games/${id}`} replace />}
      </QueryResult>
    </Page>
  )
}
