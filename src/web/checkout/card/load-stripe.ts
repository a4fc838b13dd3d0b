import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

// Its fraud signals would watch the visitor on every page; the card form works without.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

let loading: Promise<Stripe | null> | null = null

/** Null when the script did not come; it is fetched once per page. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= new Promise((resolve) => {
    // With load parameters the loader waits for ever for a script that failed, so its failure is noticed here.
    const onScriptError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/'))
        resolve(null)
    }
    window.addEventListener('error', onScriptError, { capture: true })
    loadStripe(publishableKey)
      .then(resolve, () => resolve(null))
      .finally(() => window.removeEventListener('error', onScriptError, { capture: true }))
  })
  return loading
}
