import { Link, useLocation } from 'react-router'
import { buyCopy } from '#checkout/purchase/copy/checkout.ts'
import { Note } from '#ui/feedback/note.tsx'
import { DialogBody } from '#ui/overlays/dialog.tsx'

/** The provider's script, or our own dialog, did not come. Only loading the page again brings it. */
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

/** The same inside the dialog. */
export function UnavailableStep() {
  return (
    <DialogBody>
      <PaymentUnavailable />
    </DialogBody>
  )
}
