import type { EmphasisedWords } from '#settings/domain/brand-page.ts'

/** A title in which one word is set in italics, where it holds that word. */
export function EmphasisedTitle({ title, emphasis }: EmphasisedWords) {
  const place = emphasis ? title.indexOf(emphasis) : -1
  if (place < 0) return title
  return (
    <>
      {title.slice(0, place)}
      <em>{emphasis}</em>
      {title.slice(place + emphasis.length)}
    </>
  )
}
