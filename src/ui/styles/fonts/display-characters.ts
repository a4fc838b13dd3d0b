/** What the display font can write; anything else is written in the next font of its family's list. */
export const displayCharacters = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€™−'].join(
  '',
)

function* between(first: number, last: number) {
  for (let code = first; code <= last; code += 1) yield String.fromCodePoint(code)
}
