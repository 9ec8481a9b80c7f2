import { isSport, type Sport } from '../../shared-schema/sports/index.ts'

/** A league's sport, as the program knows it. */
export function sportOf(name: string): Sport {
  if (!isSport(name)) throw new Error(`The league's sport "${name}" is not known`)
  return name
}
