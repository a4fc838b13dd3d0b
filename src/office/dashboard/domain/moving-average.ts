/** Trailing mean over `width` values; the first ones average fewer. */
export function movingAverage(values: readonly number[], width: number): number[] {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index + 1 - width), index + 1)
    return window.reduce((sum, value) => sum + value, 0) / window.length
  })
}
