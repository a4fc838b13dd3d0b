import { pathTo } from '#addresses.ts'
import { materialsCopy as words } from '#copy/admin/materials/materials.ts'
import { formatAmount } from '#domain/materials/amount.ts'
import { REASON_LENGTH } from '#domain/materials/material.ts'
import type { FoundMaterial } from '#shop/admin/materials/find-material.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useMaterialForm } from './use-material-form.ts'

interface FormProps {
  material: Pick<FoundMaterial, 'id' | 'unit' | 'amount' | 'isHidden'>
}

/** So much was counted, whatever the ledger says. */
export function CorrectionForm({ material: { id, unit, amount } }: FormProps) {
  const { Form, form, errorOf, isBusy } = useMaterialForm(words.failed.move)
  return (
    <section className="panel" aria-labelledby="recount">
      <div className="panel__head">
        <h2 id="recount">{words.recount.title}</h2>
      </div>
      <Form
        ref={form}
        method="post"
        action={pathTo('adminMaterial', { id })}
        className="pour__form"
        noValidate
      >
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="materialId" value={id} />
        <input type="hidden" name="seen" value={amount} />
        <TextField
          label={words.recount.counted(unit)}
          hint={words.recount.hint(formatAmount(amount, unit))}
          name="counted"
          numeric
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          error={errorOf('counted')}
        />
        <Reason label={words.recount.reason} error={errorOf('reason')} />
        <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.form.saving}>
          {words.recount.press}
        </Button>
      </Form>
    </section>
  )
}

/** Spilled, broken, too old. */
export function LossForm({ material: { id, unit } }: FormProps) {
  const { Form, form, errorOf, isBusy } = useMaterialForm(words.failed.move)
  return (
    <section className="panel" aria-labelledby="loss">
      <div className="panel__head">
        <h2 id="loss">{words.loss.title}</h2>
      </div>
      <Form
        ref={form}
        method="post"
        action={pathTo('adminMaterial', { id })}
        className="pour__form"
        noValidate
      >
        <input type="hidden" name="intent" value="lose" />
        <input type="hidden" name="materialId" value={id} />
        <TextField
          label={words.loss.lost(unit)}
          name="amount"
          numeric
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          error={errorOf('amount')}
        />
        <Reason label={words.loss.reason} error={errorOf('reason')} />
        <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.form.saving}>
          {words.loss.press}
        </Button>
      </Form>
    </section>
  )
}

function Reason({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      label={label}
      name="reason"
      required
      autoComplete="off"
      maxLength={REASON_LENGTH}
      error={error}
    />
  )
}

/** Out of the lists, or back into them. */
export function HideForm({ material: { id, isHidden } }: FormProps) {
  const { Form, isBusy } = useMaterialForm(words.failed.hide, { clears: false })
  return (
    <Form method="post" action={pathTo('adminMaterial', { id })} className="mt4">
      <input type="hidden" name="intent" value="hide" />
      <input type="hidden" name="materialId" value={id} />
      <input type="hidden" name="hidden" value={isHidden ? 'no' : 'yes'} />
      <Button type="submit" variant="ghost" small busy={isBusy} busyLabel={words.form.saving}>
        {isHidden ? words.hide.back : words.hide.press}
      </Button>
      {!isHidden && <p className="hint">{words.hide.hint}</p>}
    </Form>
  )
}
