import { useEffect, useState, type ComponentType } from 'react'

/** How it is with a component that is not there yet: an error, if it could not be loaded. */
type Arrival = 'expected' | 'there' | { readonly error: unknown }

/**
 * A component that is loaded when it is first shown, and shown as soon as it is there: React's `lazy` keeps
 * what comes after a sign of waiting back for up to 300 ms.
 * @param load if it fails, `LoadFailed` around the component says so, and it is tried again when the
 *   component is shown anew
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
        (error: unknown) => arrive({ error }),
      )
      return () => {
        isLeft = true
      }
    }, [])
    if (typeof arrival === 'object') throw arrival.error
    return Component ? <Component {...props} /> : <Waiting />
  }
}

const Nothing = (): null => null
