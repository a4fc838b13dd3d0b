import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderAuditWords } from '#copy/admin-order-details.ts'
import { orderCorrectionCopy as copy, freightDifference } from '#copy/order-correction.ts'
import { uiCopy } from '#copy/ui.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/dialog.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Note } from '#web/kit/note.tsx'
import { VersionConflict } from '../version-conflict.tsx'
import { CorrectionFields } from './correction-fields.tsx'
import type { OrderAnswer } from './order-answers.ts'
import { useCorrection } from './use-correction.ts'

const FORM_ID = 'order-correction'

interface CorrectOrderDialogProps {
  order: AdminOrder
  /** Of the form, where it was sent without a script. */
  answer: OrderAnswer | undefined
  onClose: () => void
}

export function CorrectOrderDialog({ order, answer: first, onClose }: CorrectOrderDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const answer = fetcher.data ?? first
  const [sent] = useState(first?.correction?.typed)
  // The version that the fields were filled with, whatever is loaded behind them later.
  const [version] = useState(sent?.version ?? order.correctVersion)
  const form = useRef<HTMLFormElement>(null)
  const correction = useCorrection(order, sent)
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), copy.failed)
  useFaultFocus(form.current, fetcher.data)
  const address = pathTo('adminOrder', { id: order.id }, { view: 'correct' })
  const { freight, problem, faults = [] } = answer?.correction ?? {}
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(order.orderNumber)}
      description={order.deliveryWay === 'pickup' ? copy.pickupLead : copy.lead}
    >
      <fetcher.Form ref={form} id={FORM_ID} method="post" action={address} noValidate>
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="version" value={version} />
        {freight && <input type="hidden" name="toldFreight" value={freight.now} />}
        <DialogBody className="stack">
          {answer?.conflict && (
            <VersionConflict
              conflict={answer.conflict}
              copy={copy.conflict}
              actions={orderAuditWords.actions}
              fieldWords={orderAuditWords}
              address={address}
              form={FORM_ID}
            />
          )}
          {problem && (
            <Note tone="danger" live>
              {problem}
            </Note>
          )}
          <CorrectionFields order={order} correction={correction} faults={faults} />
          <Checkbox name="tells" label={copy.tell} defaultChecked={sent?.tells ?? true} />
          {freight && (
            <Note live>
              <b>{freightDifference(freight)}</b>
            </Note>
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
            {freight ? copy.saveTold : copy.save}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

/** The first field that is not right is where she goes on typing. */
function useFaultFocus(form: HTMLFormElement | null, answer: OrderAnswer | undefined) {
  useEffect(() => {
    if (answer?.correction?.faults) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, answer])
}
