import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Look } from '../app/Look.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { ServicesContext, type Services } from '../components/services.ts'
import { newQueryClient } from '../office/data/query-client.ts'
import type { Shown } from './choice.ts'
import { examples } from './examples.ts'

/** One example, with everything around it that components expect. */
export function Example({ shown, services }: { shown: Shown; services: Services }) {
  const [client] = useState(newQueryClient)
  // A link must not lead the frame away from the example.
  const [{ hook }] = useState(() => memoryLocation({ path: '/office/tournaments/5/teams' }))
  const Component = examples[shown.component]?.[shown.example]
  useEffect(() => {
    // For the test of all examples.
    document.documentElement.dataset['shown'] = new URLSearchParams(shown).toString()
  }, [shown])
  return (
    <Look>
      <ServicesContext value={services}>
        <QueryClientProvider client={client}>
          <Router hook={hook}>
            <LoadFailed>{Component && <Component />}</LoadFailed>
          </Router>
        </QueryClientProvider>
      </ServicesContext>
    </Look>
  )
}
