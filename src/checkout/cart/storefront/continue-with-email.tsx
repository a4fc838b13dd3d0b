import { useNavigate, useRevalidator } from 'react-router'
import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { CodeSignIn } from '#accounts/sign-in/storefront/code-sign-in.tsx'
import { pathTo } from '#addresses.ts'
import { rememberedCep } from '#delivery/freight/storefront/remembered-cep.ts'
import { authPath } from '#ui/browser/auth-path.ts'

const ownPath = pathTo('cart')

export default function ContinueWithEmail() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (
    <CodeSignIn
      redirectTo={ownPath}
      staysHere
      words={signInCodeCopy.inCart}
      onSignedIn={() => void goOn(revalidate)}
      onSecondFactor={() => navigate(authPath(ownPath, { fator: 'entrar' }))}
    />
  )
}

/** Merges the guest cart before revalidating, so that the customer never sees an empty cart. */
async function goOn(revalidate: () => Promise<void>): Promise<void> {
  const [merging] = await Promise.allSettled([
    import('./merge-into-account.ts'),
    import('./customer-cart-page.tsx'),
  ])
  if (merging.status === 'fulfilled') await merging.value.mergeIntoAccount(() => undefined)
  void revalidate()
  standAtDelivery(MAX_FRAMES)
}

/** About ten seconds at 60 fps: the signed-in page may load slowly. */
const MAX_FRAMES = 600

function standAtDelivery(framesLeft: number): void {
  const heading = document.getElementById('entrega')
  if (heading) {
    heading.tabIndex = -1
    const cep = heading.closest('section')?.querySelector<HTMLInputElement>('[autocomplete="postal-code"]')
    // An effect fills in the remembered CEP, possibly after this frame.
    const isCepMissing = cep && !cep.value && !rememberedCep()
    const next = isCepMissing && !cep.matches(':disabled') ? cep : heading
    next.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  } else if (framesLeft > 0) requestAnimationFrame(() => standAtDelivery(framesLeft - 1))
}
