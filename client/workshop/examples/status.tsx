import { firstReport, type Report } from '../../sync/replication/report.ts'
import { ScopeDetails } from '../../components/status/ScopeDetails.tsx'
import { SyncButton } from '../../components/status/SyncButton.tsx'
import { SyncDetails } from '../../components/status/SyncDetails.tsx'
import { WhoRecords } from '../../components/status/WhoRecords.tsx'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { UnsentEvent } from './UnsentEvent.tsx'
import { nothing } from './nothing.ts'

const lastContact = Date.UTC(2026, 5, 2, 9, 30)

const Details = ({ unsent, report }: { unsent: number; report: Partial<Report> }) => (
  <UnsentEvent>
    {open => (
      <ScopeDetails
        standing={{ open, unsent, report: { ...firstReport, lastContact, ...report } }}
        onLeave={nothing}
      />
    )}
  </UnsentEvent>
)

export const statusExamples: ExampleList = {
  'components/status/ScopeDetails': {
    'All sent': () => <Details unsent={0} report={{ connection: 'reached' }} />,
    'Offline, with unsent entries': () => <Details unsent={31} report={{ connection: 'unreachable' }} />,
    'Behind the server': () => (
      <Details unsent={0} report={{ connection: 'reached', head: 812, position: 790 }} />
    ),
    'Sends again what the server lost': () => (
      <Details
        unsent={4}
        report={{ connection: 'reached', again: { at: lastContact, many: 4, isDone: false } }}
      />
    ),
    'Held back by the server': () => (
      <Details unsent={1} report={{ connection: 'reached', heldBack: 'The game has too many entries.' }} />
    ),
  },
  'components/status/SyncButton': {
    'Offline, with unsent entries': () => <UnsentEvent>{() => <SyncButton />}</UnsentEvent>,
  },
  'components/status/SyncDetails': {
    'Offline, with unsent entries': () => (
      <UnsentEvent>
        {() => (
          <SyncDetails
            onClose={nothing}
            sync={{ state: 'offline', unsent: 2, words: t('status.short.offlineSaved', { count: 2 }) }}
          />
        )}
      </UnsentEvent>
    ),
    'Signed out': () => (
      <SyncDetails
        onClose={nothing}
        sync={{ state: 'sign-in', unsent: 2, words: t('status.short.signIn') }}
      />
    ),
  },
  'components/status/WhoRecords': { 'Two pass holders': () => <WhoRecords onLeave={nothing} /> },
}
