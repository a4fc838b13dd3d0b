/** As much of the library as `subset-fonts.ts` uses; it ships no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
