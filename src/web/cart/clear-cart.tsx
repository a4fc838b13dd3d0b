import { useState } from 'react'
import { useFetcher } from 'react-router'
import { cartCopy } from '#copy/cart.ts'
import { pathTo } from '../route-table.ts'
import { TextButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { CartAnswer } from './cart-answer.ts'
import { useToastAnswer } from './use-toast-answer.ts'

const FORM_ID = 'limpar-carrinho'

/** Asks first where it can; without a script the button is the form's own. */
export function ClearCart() {
  const fetcher = useFetcher<CartAnswer>()
  const [isAsking, setAsking] = useState(false)
  useToastAnswer(fetcher.data, () => setAsking(false))
  return (
    <fetcher.Form id={FORM_ID} method="post" action={pathTo('cart')}>
      <input type="hidden" name="intent" value="clear" />
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
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={cartCopy.clear}
        question={cartCopy.clearQuestion}
        confirmLabel={cartCopy.clearConfirm}
        busy={fetcher.state === 'submitting'}
        busyLabel={cartCopy.clearing}
        form={FORM_ID}
      />
    </fetcher.Form>
  )
}
