import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/accounts.ts'
import { cartCopy } from '#copy/cart.ts'
import { signInCodeCopy } from '#copy/sign-in-code.ts'
import { authPath } from '#web/kit/auth-path.ts'
import { LinkButton } from '#web/kit/button.tsx'

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
