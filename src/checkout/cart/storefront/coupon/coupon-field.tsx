import { type RefObject, useRef } from 'react'
import { type FetcherWithComponents, useFetcher, useLocation, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { couponFieldCopy as words } from '#orders/coupons/copy.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { type AppliedCartCoupon, COUPON_PARAMETER } from './cart-coupon.ts'

type CouponFetcher = FetcherWithComponents<FormAnswer>

export function CouponField({ coupon: { applied, entered } }: { coupon: AppliedCartCoupon }) {
  // One fetcher for applying and removing, so that only the latest message is shown.
  const fetcher = useFetcher<FormAnswer>()
  const input = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()
  const goOn = ({ ok }: FormAnswer) => {
    if (ok) return
    input.current?.focus()
    // The router revalidates only after success, but the server may have applied the change before the
    // response was lost.
    revalidate()
  }
  useToastAnswer(fetcher.data, goOn, (intent) => (intent === 'coupon' ? words.lost.apply : words.lost.remove))
  return (
    <div className="coupon grid g3 mt5" id="cupom">
      {applied?.isByItself && <p className="hint">{words.byItself(applied.label)}</p>}
      {entered ? (
        <SavedCoupon {...entered} fetcher={fetcher} />
      ) : (
        <CouponForm fetcher={fetcher} input={input} />
      )}
    </div>
  )
}

interface CouponFormProps {
  fetcher: CouponFetcher
  input: RefObject<HTMLInputElement | null>
}

function CouponForm({ fetcher, input }: CouponFormProps) {
  const typed = new URLSearchParams(useLocation().search).get(COUPON_PARAMETER) ?? ''
  const isBusy = fetcher.state !== 'idle'
  const refusal = fetcher.data?.ok === false && !isBusy ? fetcher.data.toast?.text : null
  return (
    <details open={typed !== '' || undefined}>
      <summary>{words.open}</summary>
      <fetcher.Form method="post" action={pathTo('cart')} className="coupon__form grid g3">
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          ref={input}
          label={words.label}
          name="code"
          defaultValue={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={refusal}
        />
        <Button type="submit" variant="ghost" small busy={isBusy} busyLabel={words.applying}>
          {words.apply}
        </Button>
      </fetcher.Form>
    </details>
  )
}

function SavedCoupon({
  label,
  problem,
  fetcher,
}: NonNullable<AppliedCartCoupon['entered']> & { fetcher: CouponFetcher }) {
  return (
    <fetcher.Form method="post" action={pathTo('cart')} className="strip g4 ends baseline">
      <input type="hidden" name="intent" value="drop-coupon" />
      <span>
        <b>{label}</b>
        {problem && <output className="coupon__problem">{problem}</output>}
      </span>
      <TextButton type="submit" aria-label={words.removeNamed(label)} disabled={fetcher.state !== 'idle'}>
        {words.remove}
      </TextButton>
    </fetcher.Form>
  )
}
