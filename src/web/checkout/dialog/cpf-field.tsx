import { checkoutCopy } from '#copy/checkout/payment-dialog.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { InvoiceCpf } from './use-invoice-cpf.ts'

const words = checkoutCopy.review

/** Folded: most do not want it, and nobody must. */
export function CpfField({ cpf }: { cpf: InvoiceCpf }) {
  const { isWrong } = cpf
  return (
    <details className="review__cpf" open={isWrong || undefined}>
      <summary>{words.cpf}</summary>
      <div className="fields">
        <TextField
          label={words.cpfLabel}
          optional
          numeric
          inputMode="numeric"
          autoComplete="off"
          value={cpf.typed}
          error={isWrong ? words.cpfWrong : null}
          hint={words.cpfHint}
          onChange={({ target }) => cpf.type(target.value)}
        />
      </div>
    </details>
  )
}
