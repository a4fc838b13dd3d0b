import { tooManyUnitsCopy as words } from '#copy/checkout/checkout.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Note } from '#web/kit/feedback/note.tsx'

/** She wants more than a first purchase may hold: a person answers, so the way to one stands beside the sentence. */
export function TooManyUnits({ sentence }: { sentence: string }) {
  const shop = useRootData()?.shop
  return (
    <Note tone="danger" live>
      <p>{sentence}</p>
      {shop && (
        <p>
          <a href={`mailto:${shop.email}?subject=${encodeURIComponent(words.subject)}`}>{shop.email}</a> ·{' '}
          <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
        </p>
      )}
    </Note>
  )
}
