import { useCallback, type ReactNode } from 'react'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useServices } from '../../components/services.ts'
import { useAnswer } from '../../components/use-answer.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { OpenScopes } from '../../sync/scopes/open-scopes.ts'
import { EVENT } from '../event.ts'

let opening: Promise<OpenScope> | undefined

/** Shows its children for an event that holds entries that this device cannot send. */
export function UnsentEvent({ children }: { children: (open: OpenScope) => ReactNode }) {
  const { scopes } = useServices()
  const open = useAnswer(useCallback(() => (opening ??= openUnsent(scopes)), [scopes]))
  return <QueryResult query={open}>{children}</QueryResult>
}

async function openUnsent(scopes: OpenScopes): Promise<OpenScope> {
  const open = await scopes.view(EVENT)
  if (open.unsent.ids$.value.size === 0)
    await open.recorder.record(
      { id: 1, team_1_id: 1, team_2_id: 2 },
      {
        kind: 'score',
        data: { team_1_score: 3, team_2_score: 1, is_final: false, game_sets: [], what_happened: '' },
      },
    )
  return open
}
