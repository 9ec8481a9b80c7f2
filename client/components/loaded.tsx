import { useEffect, useState, type ComponentType } from 'react'
import { messageOf } from '../base/formats/message-of.ts'

/** Thrown by a component that could not be loaded. */
export class NotLoaded extends Error {}

/** The state of a component that is being loaded. */
type Arrival = 'expected' | 'there' | NotLoaded

/**
 * A component that is loaded when first shown, and shown as soon as it is there: React's `lazy` holds content
 * after a loading indicator back for up to 300 ms.
 * @param load if it fails, `LoadFailed` around the component shows it
 * @param Waiting shown until then; nothing if left out
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
