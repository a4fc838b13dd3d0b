import { plainNote } from '#catalogue/products/domain/scent-notes.ts'

/** The first match wins, so 'verde-musgo' is not simply green. */
const colours: readonly [words: RegExp, colour: string][] = [
  [/verde-musgo|oliva/, '#6b7250'],
  [/verde-agua|menta/, '#8fb3a6'],
  [/verde/, '#71896a'],
  [/ambar|mel\b/, '#b5661a'],
  [/lilas|lavanda|violeta|roxo/, '#a596ab'],
  [/rosa/, '#d29c90'],
  [/terracota|barro|tijolo/, '#b4694b'],
  [/azul/, '#7a8f9d'],
  [/amarel|dourad/, '#c99a3e'],
  [/vermelh|bordo|vinho/, '#94423c'],
  [/marrom|cafe|madeira/, '#7b5238'],
  [/pret[ao]|grafite/, '#4a4541'],
  [/fume|cinza/, '#8b8580'],
  [/branc|creme|areia|bege|cru\b|natural/, '#cdbfa9'],
]

/** Clear glass and unknown words take the colour of wax. */
const WAX_COLOUR = '#c4b08f'

export function vesselColour(description: string): string {
  const plain = plainNote(description)
  return colours.find(([words]) => words.test(plain))?.[1] ?? WAX_COLOUR
}
