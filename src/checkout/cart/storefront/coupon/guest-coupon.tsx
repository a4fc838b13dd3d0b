import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { couponFieldCopy as words } from '#orders/coupons/copy.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

/**
 * Guest codes are only validated after sign-in, because coupons may be limited to certain customers.
 * Lazy-loaded.
 */
export default function GuestCoupon(): ReactNode {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.keepFailed, text: connectionLost })
  return (
    <details className="coupon grid g3 mt5">
      <summary>{words.open}</summary>
      <fetcher.Form method="post" action={pathTo('cart')} className="coupon__form grid g3">
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          label={words.label}
          name="code"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={words.guestHint}
        />
        <Button
          type="submit"
          variant="ghost"
          small
          busy={fetcher.state !== 'idle'}
          busyLabel={words.applying}
        >
          {words.keep}
        </Button>
      </fetcher.Form>
    </details>
  )
}
