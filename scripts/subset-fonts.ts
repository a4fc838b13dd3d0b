/**
 * Reduces the display font to the characters and weights in use, which saves a third. Its licence allows
 * subsets under the original name. Run `node scripts/subset-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { displayCharacters } from '#ui/styles/fonts/display-characters.ts'

const target = 'src/ui/styles/fonts'

/** Kerning, ligatures, contextual letters, and lining figures (`font-variant-numeric: lining-nums`). */
const keepFeatures = ['kern', 'liga', 'calt', 'lnum']
const styles = {
  normal: {
    source: import.meta.resolve(
      '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    ),
    wght: { min: 300, max: 500 },
  },
  italic: {
    source: import.meta.resolve(
      '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
    ),
    wght: { min: 400, max: 500 },
  },
}

for (const [style, { source, wght }] of Object.entries(styles)) {
  const whole = await readFile(new URL(source))
  const part = await subsetFont(whole, displayCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
  await writeFile(`${target}/cormorant-garamond-${style}.woff2`, part)
  console.log(`${style}: ${part.length.toLocaleString('en')} of ${whole.length.toLocaleString('en')} bytes`)
}
// TTF for sharp, which reads no WOFF2. One weight, because sharp finds this font by one name only.
const font = await subsetFont(await readFile(new URL(styles.normal.source)), displayCharacters, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 500 },
  keepFeatures,
})
await writeFile('design/brand/open-graph-letters.ttf', font)
const licence = import.meta.resolve('@fontsource-variable/cormorant-garamond/LICENSE')
await copyFile(new URL(licence), `${target}/OFL-cormorant-garamond.txt`)
