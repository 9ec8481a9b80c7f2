import { t } from '../texts/t.ts'

const systems = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const
const browsers = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Opera', /OPR/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const

/** `Chrome on Android`, from a browser's user agent. */
export function deviceText(userAgent: string | null): string {
  const named = (names: readonly (readonly [string, RegExp])[]): string | undefined =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const [browser, system] = [named(browsers), named(systems)]
  if (browser === undefined) return t('account.noBrowser')
  return system === undefined ? browser : t('account.browser', { browser, system })
}
