import type { EmphasisedWords } from '#settings/domain/brand-page.ts'

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
