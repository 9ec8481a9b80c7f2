import type { Answer } from '../../components/use-answer.ts'

/** The answers to several requests as one: there once all of them are. */
export const jointAnswer = <T>(answers: readonly Answer<T>[]): Answer<T[]> => ({
  data: answers.every(({ data }) => data !== undefined)
    ? answers.flatMap(({ data }) => (data === undefined ? [] : [data]))
    : undefined,
  error: answers.find(({ error }) => error !== null)?.error ?? null,
  isFetching: answers.some(({ isFetching }) => isFetching),
  refetch: () => answers.map(({ refetch }) => refetch()),
})
