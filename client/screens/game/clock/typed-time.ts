/**
 * The seconds of a typed time. It takes `9:19`, `9.19` and `1:02:03`, and digits alone, because the numeric
 * keyboard of some tablets has nothing else: the last two are the seconds.
 * @returns null if it is not a time
 */
export function secondsTyped(text: string): number | null {
  const parts = partsOf(text.trim())
  if (!parts) return null
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse()
  if (seconds > 59 || (parts.length > 2 && minutes > 59)) return null
  return hours * 3600 + minutes * 60 + seconds
}

/** Hours if there are some, minutes and seconds. */
function partsOf(text: string): string[] | null {
  if (/^\d{1,4}$/.test(text)) return [text.slice(0, -2), text.slice(-2)]
  if (/^\d{5,6}$/.test(text)) return [text.slice(0, -4), text.slice(-4, -2), text.slice(-2)]
  const parts = text.split(/\s*[:.,;\s]\s*/)
  const isTime = parts.length >= 2 && parts.length <= 3 && parts.every(part => /^\d{1,3}$/.test(part))
  return isTime ? parts : null
}
