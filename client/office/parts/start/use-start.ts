import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { createEvent, emptySetup, eventSetup, isComplete, type EventSetup } from '../../data/event-setup.ts'
import { findDuplicate, type Duplicate } from '../../data/find-duplicate.ts'
import type { FormField } from '../../../components/fields/form-field.ts'
import { useLastChange } from '../../frame/last-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { useSteps } from '../../frame/use-steps.ts'

const kept = z.object({ wanted: eventSetup })

/** The form of an event to start. @param organizationId the preselected one; empty for a new one */
export function useStart(organizationId: string) {
  const [, go] = useLocation()
  const first = { ...emptySetup(Temporal.Now.timeZoneId()), organizationId }
  const form = useEdits('start', { wanted: first }, kept)
  const { run, busy, problem } = useSteps()
  const { takeAlong } = useLastChange()
  const [namesake, setNamesake] = useState<Duplicate | null>(null)
  const [another, setAnother] = useState(false)
  const { wanted } = form.values
  const change = (some: Partial<EventSetup>): void => {
    setNamesake(null)
    setAnother(false)
    form.set('wanted', {
      ...wanted,
      ...some,
      attempt: wanted.attempt || crypto.randomUUID(),
      isSent: false,
    })
  }
  const make = async (): Promise<void> => {
    const sent = await run(async step => {
      // An earlier request without an answer may itself have created the record.
      const found = wanted.isSent ? null : await findDuplicate(wanted)
      if (found && !another) {
        setNamesake(found)
        return null
      }
      let sentSoFar = { ...wanted, isSent: true }
      form.set('wanted', sentSoFar)
      return createEvent(wanted, step, part => {
        sentSoFar = { ...sentSoFar, ...part }
        form.set('wanted', sentSoFar)
      })
    })
    const page = sent?.answer
    if (!page) return
    form.done()
    takeAlong(page)
    go(page)
  }
  return {
    wanted,
    change,
    field: <K extends keyof EventSetup>(name: K): FormField<EventSetup[K]> => ({
      value: wanted[name],
      set: value => change({ ...wanted, [name]: value }),
    }),
    /** An existing record of the same name, to be confirmed. */
    namesake,
    another: { value: another, set: setAnother },
    isReady: isComplete(wanted) && (namesake === null || another),
    make,
    busy,
    problem,
  }
}
