import { freeFreightCopy as words } from '#delivery/freight/copy/free-freight.ts'
import { type FreeAbove, isFreightFree } from '#delivery/freight/domain/free-freight.ts'
import type { Centavos } from '#platform/domain/money.ts'

export function FreeFreightHint({ freeAbove, subtotal }: { freeAbove: FreeAbove; subtotal: Centavos }) {
  if (freeAbove === null) return null
  const isFree = isFreightFree(freeAbove, subtotal)
  return (
    <div className="free-freight mt4 fs-small">
      <p role="status">{isFree ? words.reached(freeAbove) : words.missing(freeAbove - subtotal)}</p>
      <progress
        value={Math.min(subtotal, freeAbove)}
        max={freeAbove}
        aria-label={words.progress(freeAbove)}
      />
    </div>
  )
}
