/**
 * The element of `list` at `index`, which the caller knows to exist.
 * @throws RangeError when it does not: a fault in the calling rule, never in its input.
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`)
  return element
}
