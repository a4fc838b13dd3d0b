import type { ComponentProps } from 'react'
import { signInCodeCopy as copy } from '#copy/account/sign-in-code.ts'
import { CODE_LENGTH } from '#domain/accounts/sign-in-code.ts'
import { Field } from '#web/kit/form/field.tsx'

const boxes = Array.from({ length: CODE_LENGTH }, (_, place) => place)

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  error: string | null
}

/** One field over six drawn boxes: a telephone fills it from the mail, and pasting fills it whole. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={copy.code} hint={copy.codeHint} error={error}>
      {(wiring) => (
        <div className="codebox">
          <span aria-hidden="true">
            {boxes.map((place) => (
              <i key={place} />
            ))}
          </span>
          <input
            {...input}
            {...wiring}
            className="codebox__digits"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
        </div>
      )}
    </Field>
  )
}
