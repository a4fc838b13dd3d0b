import { lazy, memo, Suspense, useState } from 'react'
import { onceNear } from '#web/kit/browser/once-near.ts'
import { useIsHydrated } from '#web/kit/browser/use-is-hydrated.ts'

/** A quarter of a screen: somebody who comes to the field needs longer to type a CEP than its script to come. */
const NEAR = '25%'

// When the connection is lost, the field stays as it is; the next page tries again.
const load = () => import('#web/freight/cep/cep-quote.tsx').catch(() => new Promise<never>(() => {}))

async function loadWhenNear() {
  const served = import.meta.env.SSR ? null : document.querySelector('.cep-quote')
  if (served) await new Promise<void>((resolve) => onceNear(served, NEAR, resolve))
  return load()
}

const AtOnce = lazy(load)
const WhenNear = lazy(loadWhenNear)

/** The price of the delivery, asked on demand: the page itself is the same for everybody. */
export function CepBox() {
  const isInShop = useIsHydrated()
  // On a page that was opened within the shop nothing stands there yet, so it comes at once.
  const [Quote] = useState(() => (isInShop ? AtOnce : WhenNear))
  return <Boundary Quote={Quote} />
}

// Never drawn again: React would clear what the server sent while its script has not come.
const Boundary = memo(function Boundary({ Quote }: { Quote: typeof AtOnce }) {
  return (
    <Suspense>
      <Quote />
    </Suspense>
  )
})
