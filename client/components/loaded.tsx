import { useEffect, useState, type ComponentType } from 'react'
import { messageOf } from '../base/formats/message-of.ts'

/** What a component throws that could not be loaded. */
export class NotLoaded extends Error {}

/** How it is with a component that is not there yet. */
type Arrival = 'expected' | 'there' | NotLoaded

/**
 * A component that is loaded when it is first shown, and shown as soon as it is there: React's `lazy` keeps
 * what comes after a sign of waiting back for up to 300 ms.
 * @param load if it fails, `LoadFailed` around the component says so
 * @param Waiting what is shown until then; nothing if it is left out
 */
export function loaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Nothing,
): ComponentType<P> {
  let Component: ComponentType<P> | undefined
  return function Loaded(props: P) {
    const [arrival, setArrival] = useState<Arrival>('expected')
    useEffect(() => {
      if (Component) return
      let isLeft = false
      const arrive = (how: Arrival): void => {
        if (!isLeft) setArrival(how)
      }
      load().then(
        component => {
          Component = component
          arrive('there')
        },
        (error: unknown) => arrive(new NotLoaded(messageOf(error), { cause: error })),
      )
      return () => {
        isLeft = true
      }
    }, [])
    if (arrival instanceof NotLoaded) throw arrival
    return Component ? <Component {...props} /> : <Waiting />
  }
}

const Nothing = (): null => null
