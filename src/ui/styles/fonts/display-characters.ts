/** Glyphs of the display font; other characters use the next font of the family list. */
export const displayCharacters = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€™−'].join(
  '',
)

function* between(first: number, last: number) {
  for (let code = first; code <= last; code += 1) yield String.fromCodePoint(code)
}
