import { type FormEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { exportCopy as copy } from '#fulfilment/orders/copy/admin-orders.ts'
import { downloadFile } from '#ui/admin/download-file.ts'
import { adminErrorTitle } from '#ui/copy/admin-frame.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'

export function ExportOrders({ months }: { months: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { month = '', payments = '' } = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const isDownloaded = await downloadFile(
      pathTo('adminOrdersCsv', {}, { month: `${month}`, payments: `${payments}` }),
    )
    setBusy(false)
    if (isDownloaded) setOpen(false)
    else toast({ title: adminErrorTitle, text: copy.failed, tone: 'destructive' })
  }

  return (
    <>
      <Button variant="ghost" small onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.title} description={copy.text} size="s">
        <form method="get" action={pathTo('adminOrdersCsv')} onSubmit={download}>
          <DialogBody className="stack">
            <SelectField
              label={copy.month}
              name="month"
              // Default is the previous month, the one accountants ask for.
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
            <Button type="submit" busy={busy} busyLabel={copy.downloading}>
              {copy.download}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
    </>
  )
}
