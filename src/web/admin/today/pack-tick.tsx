import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dispatchCopy } from '#copy/admin/orders/dispatch.ts'
import { todayCopy } from '#copy/admin/today.ts'
import type { PackRow } from '#shop/admin/today/arrange-today.ts'
import { Image } from '#web/kit/elements/image.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

const copy = todayCopy.pack

/** The whole row is the tick. It stands with the orders on the server: a reload and another telephone show the same. */
export function PackTick({ row }: { row: PackRow }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, dispatchCopy.pickFailed)
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'pick' : row.picked === row.quantity
  const missing = row.picked > 0 && !isOn ? row.quantity - row.picked : 0
  const details = copy.row(row.variantName, row.orders)
  return (
    <li>
      <fetcher.Form method="post" action={pathTo('adminDispatch')} preventScrollReset>
        <input type="hidden" name="ids" value={row.itemIds.join(',')} />
        <button
          type="submit"
          name="intent"
          value={isOn ? 'put-back' : 'pick'}
          className="pack__row"
          aria-pressed={isOn}
        >
          <Image image={row.image} sizes="4rem" alt="" />
          <span>
            <b>{row.name}</b>
            <small>{missing > 0 ? `${details}, ${copy.missing(missing)}` : details}</small>
          </span>
          <span className="pack__q num">{row.quantity}×</span>
          <span className="bigtick" aria-hidden="true" />
        </button>
      </fetcher.Form>
    </li>
  )
}
