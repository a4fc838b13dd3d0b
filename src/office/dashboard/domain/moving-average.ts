/** For each value the mean of itself and the ones before it, `width` in all; the first ones have fewer to lean on. */
export function movingAverage(values: readonly number[], width: number): number[] {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index + 1 - width), index + 1)
    return window.reduce((sum, value) => sum + value, 0) / window.length
  })
}
