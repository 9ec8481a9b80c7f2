// Like `at`, one function for each kind of array: called with one kind only, each is twice as fast.

/** The number at `index`, which the caller knows to be there. */
export function float(list: Float64Array, index: number): number {
  const element = list[index]
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`)
  return element
}

/** The integer at `index`, which the caller knows to be there. */
export function int(list: Int32Array, index: number): number {
  const element = list[index]
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`)
  return element
}
