import { useEffect, useState } from 'react'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { keepStorage } from '../base/device/keep-storage.ts'
import type { OpenScope } from '../sync/scopes/open-scope.ts'
import { watchName } from '../reading/events/watch-event.ts'
import { messageOf } from '../base/formats/message-of.ts'
import { useServices } from './services.ts'

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly open: OpenScope }
  | { readonly state: 'failed'; readonly why: string }

/** Opens the scope of a screen, and adds it to this device's list of events. */
export function useOpenScope(scope: Scope): Opening {
  const { scopes, known } = useServices()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let wanted = true
    let unname = (): void => undefined
    scopes
      .view(scope)
      .then(open => {
        if (!wanted) return
        known.opened(scope)
        void keepStorage()
        const naming = watchName(open.database, scope).subscribe(name => {
          if (name !== undefined) known.renamed(scope, name)
        })
        unname = () => naming.unsubscribe()
        setOpening({ state: 'open', open })
      })
      .catch((error: unknown) => {
        if (wanted) setOpening({ state: 'failed', why: messageOf(error) })
      })
    return () => {
      wanted = false
      unname()
      setOpening({ state: 'opening' })
    }
  }, [scope, scopes, known])
  return opening
}
