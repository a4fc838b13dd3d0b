import { Link, useLocation } from 'react-router'
import { buyCopy } from '#copy/cart.ts'
import { DialogBody } from '#web/kit/dialog.tsx'
import { Note } from '#web/kit/note.tsx'

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
