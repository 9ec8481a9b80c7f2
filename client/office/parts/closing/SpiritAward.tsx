import { useQuery } from '@tanstack/react-query'
import { tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { eventQuery } from '../../../reading/desk/event-query.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { awardsOf } from '../../data/awards.ts'
import { spiritOf, spiritWinners } from '../../data/spirit.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

/** Offers the award for fair play to the teams with the best spirit, one tap each. */
export function SpiritAward({ tournamentId }: { tournamentId: number }) {
  const scope = tournamentScope(tournamentId)
  const { data: spirit } = useQuery(spiritOf(tournamentId))
  const { data: awards } = useQuery(awardsOf(scope))
  const { send, busy, problem } = useChange()
  if (!spirit || !awards || awards.some(({ kind }) => kind === 'fair play')) return null
  return (
    <>
      {spiritWinners(spirit.ranking).map(({ team_id, team }) => (
        <SendButton
          key={team_id}
          variant="default"
          busy={busy}
          onClick={() =>
            void send({
              ...{ method: 'POST', path: '/v1/awards/' },
              body: { ...eventQuery(scope), kind: 'fair play', team_id },
            })
          }
        >
          {t('closing.spiritAward', { team: bidiIsolate(team?.name ?? '') })}
        </SendButton>
      ))}
      <ProblemAlert problem={problem} />
    </>
  )
}
