/**
 * '1.234', identical to Intl for pt-BR. Written by hand, because creating an Intl formatter takes 100 ms
 * on a phone.
 */
export function formatWhole(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** '0,250'. Rounds half up like Intl; `toFixed` alone would give 9,4 for 9.45. */
export function formatDecimal(value: number, { least = 0, most = 3 } = {}): string {
  const rounded = Math.round(value * 10 ** most) / 10 ** most
  const [whole = '', digits = ''] = rounded.toFixed(most).split('.')
  const decimals = digits.replace(/0+$/, '').padEnd(least, '0')
  return decimals === '' ? whole : `${whole},${decimals}`
}
