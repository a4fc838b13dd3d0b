import type { EmphasisedTitle as Title } from '#copy/brand/shapes.ts'

/** A title in which one word is set in italics. */
export function EmphasisedTitle({ title, emphasis }: Title) {
  const [before = '', after = ''] = title.split(emphasis)
  return (
    <>
      {before}
      <em>{emphasis}</em>
      {after}
    </>
  )
}
