import { lazy, Suspense } from 'react'

// As for the story: a lost connection leaves the form that the server sent, which works without its script.
const RestockForm = lazy(() =>
  import('#web/restock/restock-form.tsx').catch(() => new Promise<never>(() => {})),
)

/** Few candles are sold out, so what is offered then comes with its own script. */
export function SoldOut({ product }: { product: { id: string } }) {
  return (
    <Suspense>
      <RestockForm productId={product.id} />
    </Suspense>
  )
}
