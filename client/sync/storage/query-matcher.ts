type Test<Value> = (value: Value) => boolean

const isEqual = (value: unknown, wanted: unknown): boolean => (value ?? null) === (wanted ?? null)

const isAbove = (value: unknown, limit: unknown): boolean =>
  (typeof value === 'number' && typeof limit === 'number' && value > limit) ||
  (typeof value === 'string' && typeof limit === 'string' && value > limit)

/** All operators used on fields, by the tablet and by RxDB itself. */
const operators: Readonly<Record<string, (wanted: unknown) => Test<unknown>>> = {
  $eq: wanted => value => isEqual(value, wanted),
  $in: wanted => value => Array.isArray(wanted) && wanted.some(one => isEqual(value, one)),
  $gt: limit => value => isAbove(value, limit),
  $lt: limit => value => isAbove(limit, value),
  $gte: limit => value => isAbove(value, limit) || isEqual(value, limit),
  $lte: limit => value => isAbove(limit, value) || isEqual(value, limit),
}

/**
 * Tests documents against a query. The build puts it in place of RxDB's own matcher (vite.config.ts), which
 * brings a library with many more operators; a test ensures that both agree.
 * @throws Error if the query uses another operator
 */
export const getMingoQuery = (selector: object): { test: Test<object> } => ({ test: matcherOf(selector) })

function matcherOf(selector: object): Test<object> {
  const conditions = Object.entries(selector).map(([field, condition]: [string, unknown]): Test<object> => {
    if (field === '$or' && Array.isArray(condition)) {
      const choices = condition.map(matcherOf)
      return document => choices.some(holds => holds(document))
    }
    const tests = testsOf(condition)
    const path = field.split('.')
    return document => {
      const value = path.reduce<unknown>(within, document)
      return tests.every(holds => holds(value))
    }
  })
  return document => conditions.every(holds => holds(document))
}

const testsOf = (condition: unknown): Test<unknown>[] =>
  Object.entries(isObject(condition) ? condition : { $eq: condition }).map(
    ([name, wanted]: [string, unknown]) => {
      const test = operators[name]
      if (!test) throw new Error(`A query asks by ${name}, which the tablet does not know`)
      return test(wanted)
    },
  )

const within = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
