import { pathTo } from '#addresses.ts'
import { selectionCopy as copy } from '#fulfilment/shipping/copy/admin-dispatch.ts'

/** The form that the ticks of the rows belong to. */
export const PICK_FORM = 'chosen-orders'

/** The same three things for a page without a script: there the bar is always on it. */
export function PlainPick() {
  return (
    <form id={PICK_FORM} className="plain-pick" method="get" action={pathTo('adminDispatch')}>
      <noscript>
        <div className="row">
          <button type="submit" className="btn btn--ghost" formAction={pathTo('adminPackingSlips')}>
            {copy.print}
          </button>
          <button type="submit" className="btn btn--ghost" formMethod="post" name="intent" value="pack">
            {copy.pack}
          </button>
          <button type="submit" className="btn">
            {copy.ship}
          </button>
        </div>
      </noscript>
    </form>
  )
}
