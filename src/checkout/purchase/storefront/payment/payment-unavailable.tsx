import { Link, useLocation } from 'react-router'
import { buyCopy } from '#checkout/purchase/copy/checkout.ts'
import { Note } from '#ui/feedback/note.tsx'
import { DialogBody } from '#ui/overlays/dialog.tsx'

export function PaymentUnavailable() {
  const { pathname, search } = useLocation()
  return (
    <Note tone="danger" live className="mt4">
      {buyCopy.unavailable}{' '}
      <Link to={pathname + search} reloadDocument>
        {buyCopy.retry}
      </Link>
    </Note>
  )
}

export function UnavailableStep() {
  return (
    <DialogBody>
      <PaymentUnavailable />
    </DialogBody>
  )
}
