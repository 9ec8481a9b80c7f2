/**
 * A decimal as the wire writes swiss scores: whole numbers bare ("7", "-6"), others with two
 * digits ("6.50", "0.44").
 * Source: wire.md 3.5, decimals from 2013 on.
 */
export function decimalText(value: number): string {
  return twoDigits(value).replace('.00', '')
}

/**
 * A decimal with always two digits ("4.00"), as the wire writes average goal differences. Source: wire.md
 * 3.5.
 */
export function twoDigits(value: number): string {
  const text = value.toFixed(2)
  return text === '-0.00' ? '0.00' : text
}
