import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { sharp } from './sharp-engine.ts'

/** Font subset created by `scripts/subset-fonts.ts`, so that rendering needs no system font. */
const LETTERS_FILE = join(projectRoot, 'design/brand/open-graph-letters.ttf')
/** The family name inside the file; the comma prevents 'Light' from being parsed as a weight. */
const LETTERS = 'Cormorant Garamond Light, Medium'
const INK = '#2c1d14'

export async function drawText(text: string, size: number, width: number, ink = INK) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${markup(text)}</span>`,
      font: `${LETTERS} ${size}`,
      fontfile: LETTERS_FILE,
      width,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Strips markup and characters without a glyph from user-given names. */
function markup(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return (plain || ' ').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
