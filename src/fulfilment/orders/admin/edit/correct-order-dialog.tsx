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
  /** Of the form, where it was sent without a script. */
  answer: OrderAnswer | undefined
  onClose: () => void
}

export function CorrectOrderDialog({ order, answer: first, onClose }: CorrectOrderDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  // The last answer of the server: a request that failed on its way changes nothing.
  const [answer, setAnswer] = useState(first)
  const [sent] = useState(first?.correction?.typed)
  // The version that the fields were filled with, whatever is loaded behind them later.
  const [version] = useState(sent?.version ?? order.correctVersion)
  const form = useRef<HTMLFormElement>(null)
  const correction = useCorrection(order, sent)
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
          {order.customerEmail && (
            <Checkbox name="tells" label={copy.tell} defaultChecked={sent?.tells ?? true} />
          )}
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

/** The first field that is not right, else what was said: both may be out of sight on a phone. */
function useAnswerFocus(form: RefObject<HTMLFormElement | null>, answer: CorrectionAnswer | undefined) {
  useEffect(() => {
    const wanted = answer?.faults ? '[aria-invalid]' : '[data-answer]'
    if (answer) form.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [form, answer])
}

/** Who receives it and where; what is fetched at the workshop has only a contact. */
function CorrectionFields({ order, correction, faults }: CorrectionFieldsProps) {
  const { draft, edit, cep } = correction
  // The browser's own suggestions would be the owner's address, not the customer's.
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
