import { useEffect, useState } from 'react'

/** Long enough for a hand-held camera to read a code several times. */
const PACE = 900

/** The one of several items that is shown: each in turn automatically, or by hand. */
export interface Cycle {
  readonly at: number
  readonly runs: boolean
  readonly run: (runs: boolean) => void
  /** Steps forward or back by hand, and stays there. */
  readonly step: (by: 1 | -1) => void
}

export function useCycle(many: number): Cycle {
  const [at, setAt] = useState(0)
  const [runs, run] = useState(many > 1)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setAt(before => (before + 1) % many), PACE)
    return () => clearInterval(timer)
  }, [runs, many])
  const step = (by: 1 | -1): void => {
    run(false)
    setAt(before => (before + by + many) % many)
  }
  return { at, runs, run, step }
}
