import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy as words } from '#copy/admin/orders/pix.ts'
import { formatBrl } from '#domain/money.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { BULK_FORM } from './pix-tick.tsx'
import type { Ticks } from './use-ticks.ts'

/** One press for everything that is ticked; the ticks stand in the rows and belong to this form. */
export function BulkForm({ chosen }: Pick<Ticks, 'chosen'>) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed.confirm)
  const amount = chosen.reduce((sum, row) => sum + row.amount, 0)
  return (
    <fetcher.Form id={BULK_FORM} method="post" action={pathTo('adminPix')} className="form-foot pix-bulk">
      <input type="hidden" name="intent" value="confirm" />
      <span className="small muted" role="status">
        {chosen.length > 0 ? words.bulk.chosen(chosen.length, formatBrl(amount)) : words.bulk.none}
      </span>
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.confirming}>
        {words.bulk.confirm}
      </Button>
    </fetcher.Form>
  )
}
