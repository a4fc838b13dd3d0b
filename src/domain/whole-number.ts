/**
 * '1.234', letter for letter as Intl writes it in Brazil. By hand, because the first formatter of Intl costs a phone a tenth
 * of a second, and counts and prices are on nearly every page.
 */
export function formatWhole(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** '8,5', with as many decimals as the number has. */
export function formatMeasure(number: number): string {
  const [whole = '', decimals] = String(number).split('.')
  return decimals === undefined ? formatWhole(number) : `${formatWhole(Number(whole))},${decimals}`
}
