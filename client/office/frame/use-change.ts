import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sent } from '../../components/use-request.ts'
import { sendChange, type AnsweredChange, type Change } from '../data/change.ts'
import { Sending } from '../data/sending.ts'
import type { UndoStep } from '../data/undo-step.ts'
import { useSteps } from './use-steps.ts'

interface Variables {
  readonly change: Change
  readonly key: string
  readonly step: UndoStep
}

/** Sends changes to the server, each as a step of its own, and only once however often it is requested. */
export function useChange() {
  const { run, ...state } = useSteps()
  const [sending] = useState(() => new Sending())
  // The client sends a change again if the server was out of reach.
  const { mutateAsync } = useMutation({
    mutationFn: ({ change, key, step }: Variables) => sendChange(change, key, step),
  })
  return { ...state, send }

  function send<Answer>(change: AnsweredChange<Answer>): Promise<Sent<Answer>>
  function send(change: Change): Promise<Sent<unknown>>
  function send(change: Change): Promise<Sent<unknown>> {
    const { method, path, body } = change
    return run(
      step => sending.send(change, key => mutateAsync({ change, key, step })),
      JSON.stringify([method, path, body]),
    )
  }
}
