import { useState } from 'react'
import { useFetcher } from 'react-router'
import { complaintCopy as copy, returnFormCopy } from '#fulfilment/returns/copy.ts'
import type { ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import { PhotosInput } from '#fulfilment/reviews/storefront/photo-field.tsx'
import { orderRefusals } from '#orders/copy/orders.ts'
import type { RefundableOrder } from '#orders/domain/plan-refund.ts'
import {
  COMPLAINT_KINDS,
  MAX_COMPLAINT_PHOTOS,
  MAX_REASON_LENGTH,
  type Remedy,
} from '#orders/returns/order-return.ts'
import { planComplaint } from '#orders/returns/plan-return.ts'
import { Button } from '#ui/elements/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { ComplaintAnswer, TypedComplaint } from './complaint-action.server.ts'
import { type Quantities, ReturnLines, SeenField, toLines } from './return-lines.tsx'

interface ComplaintRemedyProps {
  refundable: RefundableOrder
  chosen: Quantities
  typed: Remedy | undefined
}

interface ComplaintFormProps {
  page: ReturnsOfOrder
  typed: TypedComplaint | undefined
}

export function ComplaintForm({ page, typed }: ComplaintFormProps) {
  const { order, refundable, asksForPixKey } = page
  const fetcher = useFetcher<ComplaintAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: copy.failed, text: copy.lost })
  const [chosen, setChosen] = useState(typed?.quantities ?? {})
  const [kind, setKind] = useState(typed?.kind ?? 'broken')
  const [photoCount, setPhotoCount] = useState(0)

  return (
    <fetcher.Form method="post" encType="multipart/form-data" className="stack complaint-form">
      <SeenField returns={page.returns} />
      <RadioGroup
        legend={copy.kind}
        name="kind"
        defaultValue={kind}
        onChange={(chosenKind) =>
          setKind(COMPLAINT_KINDS.find((candidate) => candidate === chosenKind) ?? kind)
        }
        options={COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
      />
      <ReturnLines
        legend={copy.which[kind]}
        sold={order.items}
        items={refundable.items}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextAreaField
        label={copy.words}
        hint={copy.wordsHint[kind]}
        name="reason"
        rows={4}
        optional
        maxLength={MAX_REASON_LENGTH}
        defaultValue={typed?.reason}
      />
      <PhotosInput
        words={copy.photos}
        count={photoCount}
        fault={photoCount > MAX_COMPLAINT_PHOTOS ? orderRefusals['too-many-photos'] : null}
        onChange={setPhotoCount}
      />
      <ComplaintRemedy refundable={refundable} chosen={chosen} typed={typed?.remedy} />
      {asksForPixKey && (
        <TextField
          label={returnFormCopy.pixKey}
          hint={copy.pixKeyHint}
          name="pixKey"
          optional
          maxLength={100}
          defaultValue={typed?.pixKey}
        />
      )}
      <p className="small muted">{copy.howItGoes}</p>
      <Button
        type="submit"
        disabled={photoCount > MAX_COMPLAINT_PHOTOS}
        busy={fetcher.state !== 'idle'}
        busyLabel={copy.busy}
      >
        {copy.submit}
      </Button>
    </fetcher.Form>
  )
}

/** A candle fully paid by a coupon can only be replaced. */
function ComplaintRemedy({ refundable, chosen, typed = 'exchange' }: ComplaintRemedyProps) {
  const [remedy, setRemedy] = useState<string>(typed)
  const plannedComplaint = planComplaint(refundable, toLines(chosen))
  const isWorthNothing = plannedComplaint.ok && plannedComplaint.value.amount === 0
  return (
    <RadioGroup
      // Remounts to restore the customer's choice once paid candles are selected.
      key={String(isWorthNothing)}
      legend={copy.remedy}
      name="remedy"
      defaultValue={isWorthNothing ? 'exchange' : remedy}
      onChange={setRemedy}
      options={[
        { value: 'exchange', ...copy.remedies.exchange },
        {
          value: 'refund',
          label: copy.remedies.refund.label,
          detail: isWorthNothing ? copy.worthNothing : copy.remedies.refund.detail,
          disabled: isWorthNothing,
        },
      ]}
    />
  )
}
