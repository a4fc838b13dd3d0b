import { useState } from 'react'
import { exportCopy as copy } from '#copy/admin-orders.ts'
import { pathTo } from '#web/route-table.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** The accountant's file: one month, or everything. A plain form, so that the browser downloads it. */
export function ExportOrders({ months }: { months: readonly string[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" small onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.title} description={copy.text} size="s">
        <form method="get" action={pathTo('adminOrdersCsv')} onSubmit={() => setOpen(false)}>
          <DialogBody className="stack">
            <SelectField
              label={copy.month}
              name="month"
              // Accountants ask for the month that is over.
              defaultValue={months[1]}
              options={[
                ...months.map((month) => ({ value: month, label: copy.monthName(month) })),
                { value: '', label: copy.everything },
              ]}
            />
            <SelectField
              label={copy.payments}
              name="payments"
              defaultValue="settled"
              options={[
                { value: 'settled', label: copy.paymentChoices.settled },
                { value: 'all', label: copy.paymentChoices.all },
              ]}
            />
          </DialogBody>
          <DialogFoot>
            <Button type="submit">{copy.download}</Button>
          </DialogFoot>
        </form>
      </Dialog>
    </>
  )
}
