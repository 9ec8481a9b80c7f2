import type { Random } from '../../../server/rules/random.ts'

/** The faults of a request with one answer, with their probability in percent. */
const ofRequests = [
  ['none', 50],
  ['refused', 10],
  ['status 503', 5],
  ['answer lost', 10],
  ['no answer', 2],
  ['answer halved', 10],
  ['request late', 6],
  ['answer late', 7],
] as const

/** The faults of a stream. */
const ofStreams = [
  ['none', 25],
  ['stream refused', 20],
  ['stream cut', 25],
  ['event halved', 12],
  ['stream silent', 6],
  ['stream late', 12],
] as const

export type RequestFault = (typeof ofRequests)[number][0]
export type StreamFault = (typeof ofStreams)[number][0]

/** A fault, and after how long it strikes, or how long what it delays is late. */
export interface Drawn<Fault> {
  readonly fault: Fault
  readonly ms: number
}

export const drawRequestFault = (random: Random): Drawn<RequestFault> => ({
  fault: random.weighted(ofRequests, ([, percent]) => percent)[0],
  ms: random.between(100, 2500),
})

export const drawStreamFault = (random: Random): Drawn<StreamFault> => ({
  fault: random.weighted(ofStreams, ([, percent]) => percent)[0],
  ms: random.between(200, 4000),
})
