import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/account/accounts.ts'
import { signInCodeCopy } from '#copy/account/sign-in-code.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'

const here = pathTo('cart')

// Where it does not arrive, the page for codes does the same.
const ContinueWithEmail = lazy(() =>
  import('./continue-with-email.tsx').catch(() => ({ default: WayToCodes })),
)

function WayToCodes() {
  return (
    <LinkButton to={authPath(here, { modo: 'codigo' })} variant="flame" block>
      {signInCodeCopy.inCart.send}
    </LinkButton>
  )
}

/** The ways on for who has not signed in: a code, where she stands; or the password. */
export function GuestEntrance() {
  return (
    <div className="guest-entrance mt5">
      <Suspense fallback={<WayToCodes />}>
        <ContinueWithEmail />
      </Suspense>
      <p className="or">{accessCopy.or}</p>
      <p className="small">{cartCopy.empty.text}</p>
      <LinkButton to={authPath(here)} variant="ghost" block>
        {signInCodeCopy.inCart.withPassword}
      </LinkButton>
    </div>
  )
}
