import { useState } from 'react'
import { Form, Link, useFetcher, useLocation, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { lostChange } from '#catalogue/products/storefront/failed-cart-change.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/overlays/confirm-dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { clearGuestCart } from './guest-changes.ts'

const FORM_ID = 'limpar-carrinho'
/** URL parameter that shows the confirmation on the page when JavaScript is unavailable. */
const QUESTION = 'limpar'

export function ClearCart() {
  const fetcher = useFetcher<FormAnswer>()
  const [isAsking, setAsking] = useState(false)
  useToastAnswer(fetcher.data, () => setAsking(false), lostChange)
  return (
    <>
      <Form action={pathTo('cart')}>
        <input type="hidden" name={QUESTION} value="sim" />
        <TextButton
          type="submit"
          className="muted"
          onClick={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          {cartCopy.clear}
        </TextButton>
      </Form>
      <fetcher.Form id={FORM_ID} method="post" action={pathTo('cart')}>
        <input type="hidden" name="intent" value="clear" />
      </fetcher.Form>
      <ClearDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={fetcher.state === 'submitting'}
        form={FORM_ID}
      />
    </>
  )
}

export function ClearQuestion() {
  const search = new URLSearchParams(useLocation().search)
  const fetcher = useFetcher<FormAnswer>()
  const navigate = useNavigate()
  useToastAnswer(fetcher.data, ({ ok }) => ok && navigate(pathTo('cart'), { replace: true }), lostChange)
  if (!search.has(QUESTION)) return null
  return (
    <Note>
      <fetcher.Form method="post" action={pathTo('cart')} className="cluster ends">
        <input type="hidden" name="intent" value="clear" />
        <span>{cartCopy.clearQuestion}</span>
        <span className="cluster">
          <Link to={pathTo('cart')}>{uiCopy.cancel}</Link>
          <Button type="submit" variant="danger" small>
            {cartCopy.clearConfirm}
          </Button>
        </span>
      </fetcher.Form>
    </Note>
  )
}

export function ClearGuestCart() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <TextButton className="muted" onClick={() => setAsking(true)}>
        {cartCopy.clear}
      </TextButton>
      <ClearDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          clearGuestCart()
          toast(cartCopy.cleared)
        }}
      />
    </>
  )
}

function ClearDialog(props: Pick<ConfirmDialogProps, 'open' | 'onClose' | 'busy' | 'form' | 'onConfirm'>) {
  return (
    <ConfirmDialog
      {...props}
      title={cartCopy.clear}
      question={cartCopy.clearQuestion}
      confirmLabel={cartCopy.clearConfirm}
      busyLabel={cartCopy.clearing}
    />
  )
}
