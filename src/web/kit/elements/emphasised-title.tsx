import type { EmphasisedWords } from '#domain/settings/brand-page.ts'

/** A title in which one word is set in italics, where it holds that word. */
export function EmphasisedTitle({ title, emphasis }: EmphasisedWords) {
  if (!emphasis || !title.includes(emphasis)) return title
  const [before = '', after = ''] = title.split(emphasis)
  return (
    <>
      {before}
      <em>{emphasis}</em>
      {after}
    </>
  )
}
