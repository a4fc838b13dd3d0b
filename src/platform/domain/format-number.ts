/**
 * '1.234', character for character as Intl writes it in Brazil. By hand, because the first formatter of Intl costs a phone a tenth
 * of a second, and counts and prices are on nearly every page.
 */
export function formatWhole(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** '0,250'. Half is rounded up, as Intl does: `toFixed` alone would write 9,4 for 9.45. */
export function formatDecimal(value: number, { least = 0, most = 3 } = {}): string {
  const rounded = Math.round(value * 10 ** most) / 10 ** most
  const [whole = '', digits = ''] = rounded.toFixed(most).split('.')
  const decimals = digits.replace(/0+$/, '').padEnd(least, '0')
  return decimals === '' ? whole : `${whole},${decimals}`
}
