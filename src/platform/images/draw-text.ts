import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { sharp } from './sharp-engine.ts'

/** Made by `scripts/subset-fonts.ts`: no font of the machine is asked for. */
const LETTERS_FILE = join(projectRoot, 'design/brand/open-graph-letters.ttf')
/** As the file calls itself, whatever its weight; the comma ends the name, in which a 'Light' would be a weight. */
const LETTERS = 'Cormorant Garamond Light, Medium'
const INK = '#2c1d14'

/** Words in the shop's letters, on nothing, broken where the width ends. */
export async function drawText(text: string, size: number, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${INK}">${markup(text)}</span>`,
      font: `${LETTERS} ${size}`,
      fontfile: LETTERS_FILE,
      width,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
      // One point is one pixel.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What somebody named a candle is words only: neither markup nor a character that has no shape. */
function markup(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return (plain || ' ').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
