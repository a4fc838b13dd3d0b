import { lazy, memo, Suspense } from 'react'

// A line that breaks leaves the field as it stands; the next page tries again.
const CepQuote = lazy(() => import('#web/freight/cep-quote.tsx').catch(() => new Promise<never>(() => {})))

/** The price of the delivery, asked on demand: the page itself is the same for everybody. Its script comes after the page. */
export const CepBox = memo(function CepBox() {
  return (
    <Suspense>
      <CepQuote />
    </Suspense>
  )
})
