import { describe } from 'vitest'

/**
 * Declares the tests of many cases of one kind: every nth case is in `npm test` or `npm run test:long`, the others
 * are in `npm run test:thorough`.
 * @param nth a number that divides no period of the cases, so that those in the suites differ in every way
 */
export function spread<Case>(
  nth: number,
  cases: readonly Case[],
  declare: (some: readonly Case[]) => void,
): void {
  declare(cases.filter((_, index) => index % nth === 0))
  describe('the other cases:', { tags: ['thorough'] }, () => {
    declare(cases.filter((_, index) => index % nth !== 0))
  })
}
