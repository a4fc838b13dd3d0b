import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import type { CorrectionAnswer, OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import {
  orderCorrectionCopy as copy,
  freightDifference,
} from '#fulfilment/orders/copy/admin-order-correction.ts'
import { orderAuditWords } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { useCorrection } from './use-correction.ts'

interface CorrectionFieldsProps {
  order: Pick<AdminOrder, 'deliveryWay'>
  correction: ReturnType<typeof useCorrection>
  faults: readonly CorrectionField[]
}

const FORM_ID = 'order-correction'

interface CorrectOrderDialogProps {
  order: AdminOrder
  onClose: () => void
}

export function CorrectOrderDialog({ order, onClose }: CorrectOrderDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const [answer, setAnswer] = useState<OrderAnswer>()
  const [version] = useState(order.correctVersion)
  const form = useRef<HTMLFormElement>(null)
  const correction = useCorrection(order)
  function onAnswer(newAnswer: OrderAnswer) {
    if (newAnswer.ok) onClose()
    else if (!isFailedAnswer(newAnswer)) setAnswer(newAnswer)
  }
  useToastAnswer(fetcher.data, onAnswer, copy.failed)
  useAnswerFocus(form, answer?.correction)
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
        {freight && <input type="hidden" name="seenFreight" value={freight.now} />}
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
          {(problem || freight) && (
            <div tabIndex={-1} data-answer>
              <Note tone={problem ? 'danger' : 'info'} live>
                {problem ?? (freight && <b>{freightDifference(freight)}</b>)}
              </Note>
            </div>
          )}
          <CorrectionFields order={order} correction={correction} faults={faults} />
          {order.customerEmail && <Checkbox name="tells" label={copy.tell} defaultChecked />}
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
            {freight ? copy.saveAnyway : copy.save}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

/** Focuses the first invalid field, otherwise the message, because both may be off-screen on a phone. */
function useAnswerFocus(form: RefObject<HTMLFormElement | null>, answer: CorrectionAnswer | undefined) {
  useEffect(() => {
    const selector = answer?.faults ? '[aria-invalid]' : '[data-answer]'
    if (answer) form.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [form, answer])
}

function CorrectionFields({ order, correction, faults }: CorrectionFieldsProps) {
  const { draft, edit, cep } = correction
  // Disables autofill, because browsers would suggest the owner's address.
  const part = (name: CorrectionField) => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    autoComplete: 'off',
    error: faults.includes(name) ? copy.faults[name] : null,
    onChange: ({ target }: { target: HTMLInputElement }) => edit(name, target.value),
  })
  return (
    <>
      <fieldset className="stack">
        <legend className="legend">{copy.contact}</legend>
        <div className="fields">
          <TextField {...part('name')} required maxLength={120} />
          <TextField
            {...part('email')}
            required
            type="email"
            inputMode="email"
            maxLength={255}
            hint={copy.emailHint}
          />
          <TextField {...part('phone')} optional span={4} type="tel" numeric maxLength={20} />
        </div>
      </fieldset>
      {order.deliveryWay !== 'pickup' && (
        <fieldset className="stack">
          <legend className="legend">{copy.address}</legend>
          <div className="fields">
            <TextField
              {...part('postalCode')}
              required
              span={3}
              numeric
              hint={cep.hint}
              {...cepInput(draft.postalCode, (text) => edit('postalCode', text))}
              autoComplete="off"
              error={cep.error ?? part('postalCode').error}
            />
            <TextField {...part('number')} required span={3} maxLength={20} />
            <TextField {...part('street')} required maxLength={160} />
            <TextField {...part('complement')} optional span={3} className="fr" maxLength={100} />
            <TextField {...part('neighborhood')} span={3} className="fr" maxLength={100} />
            <TextField {...part('city')} required span={4} maxLength={100} />
            <TextField {...part('state')} required span={2} autoCapitalize="characters" maxLength={2} />
          </div>
          <p className="sr" role="status">
            {cep.error ?? cep.hint}
          </p>
        </fieldset>
      )}
    </>
  )
}
