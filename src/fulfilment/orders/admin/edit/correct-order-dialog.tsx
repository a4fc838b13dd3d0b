import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import {
  orderCorrectionCopy as copy,
  freightDifference,
} from '#fulfilment/orders/copy/admin-order-correction.ts'
import { orderAuditWords } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCorrection } from './use-correction.ts'

interface CorrectionFieldsProps {
  order: Pick<AdminOrder, 'deliveryWay'>
  correction: ReturnType<typeof useCorrection>
  errorOf: (field: string) => string | undefined
}

const FORM_ID = 'order-correction'

interface CorrectOrderDialogProps {
  order: AdminOrder
  onClose: () => void
}

export function CorrectOrderDialog({ order, onClose }: CorrectOrderDialogProps) {
  const [freight, setFreight] = useState<{ charged: Centavos; now: Centavos }>()
  const correction = useCorrection(order)
  const address = pathTo('adminOrder', { id: order.id }, { view: 'correct' })
  return (
    <AdminDialogForm<OrderAnswer>
      id={FORM_ID}
      title={copy.title(order.orderNumber)}
      description={order.deliveryWay === 'pickup' ? copy.pickupLead : copy.lead}
      action={address}
      intent="correct"
      hidden={{ version: order.correctVersion }}
      failed={copy.failed}
      faultOf={({ correction }, field) => faultIn(correction?.faults, field)}
      onAnswer={(answer) => !isFailedAnswer(answer) && setFreight(answer.correction?.freight)}
      onClose={onClose}
      press={freight ? copy.saveAnyway : copy.save}
      saving={copy.saving}
    >
      {({ answer, errorOf }) => (
        <>
          {freight && <input type="hidden" name="seenFreight" value={freight.now} />}
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
          {(answer?.correction?.problem || freight) && (
            <div tabIndex={-1} data-answer>
              <Note tone={answer?.correction?.problem ? 'danger' : 'info'} live>
                {answer?.correction?.problem ?? (freight && <b>{freightDifference(freight)}</b>)}
              </Note>
            </div>
          )}
          <CorrectionFields order={order} correction={correction} errorOf={errorOf} />
          {order.customerEmail && <Checkbox name="tells" label={copy.tell} defaultChecked />}
        </>
      )}
    </AdminDialogForm>
  )
}

const faultIn = (faults: readonly CorrectionField[] = [], name: string) => {
  const fault = faults.find((field) => field === name)
  return fault && copy.faults[fault]
}

function CorrectionFields({ order, correction, errorOf }: CorrectionFieldsProps) {
  const { draft, edit, cep } = correction
  // Disables autofill, because browsers would suggest the owner's address.
  const part = (name: CorrectionField) => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    autoComplete: 'off',
    error: errorOf(name),
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
