import { useRef } from 'react'
import { textsCopy as words } from '#office/texts/admin-copy.ts'
import type { ShopText } from '#settings/domain/shop-text.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Field } from '#ui/form/field.tsx'

interface EditedText extends Omit<ShopText, 'key' | 'examples'> {
  readonly name: string
  readonly placeholders: readonly string[]
  readonly value: string
}

interface TextInputProps {
  text: EditedText
  place: number
  version: number
  typed: string
  error: string | undefined
}

export function TextInput({ text, place, version, typed, error }: TextInputProps) {
  const { name, label, standard, placeholders, required, longest, isLine, value } = text
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const Control = isLine ? 'input' : 'textarea'
  const hint = [words.count(typed.length, longest), required.length > 0 && words.needs(required)]

  function write(words: string, start: number, end: number) {
    if (!field.current) return
    // React ignores the event if the value is assigned.
    field.current.setRangeText(words, start, end, 'end')
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.focus()
  }

  return (
    <div className="stack g2">
      <input type="hidden" name={`texts.${place}.name`} value={name} />
      <Field label={label} hint={hint.filter(Boolean).join(' ')} error={error}>
        {(wiring) => (
          <Control
            {...wiring}
            ref={field}
            name={`texts.${place}.text`}
            data-draft={`${name}@${version}`}
            defaultValue={value}
            className={isLine ? 'input' : 'textarea'}
            rows={isLine ? undefined : 4}
            autoComplete="off"
          />
        )}
      </Field>
      {placeholders.length > 0 && (
        <fieldset className="cluster" aria-label={words.insert}>
          {placeholders.map((placeholder) => (
            <Button
              key={placeholder}
              variant="ghost"
              small
              aria-label={words.insertOne(placeholder)}
              onClick={() => {
                const { selectionStart: start, selectionEnd: end } = field.current ?? {}
                write(`{${placeholder}}`, start ?? typed.length, end ?? typed.length)
              }}
            >
              {`{${placeholder}}`}
            </Button>
          ))}
        </fieldset>
      )}
      {typed !== standard && (
        <details>
          <summary className="small">{words.standardText}</summary>
          <p className="small muted email-text">{standard}</p>
          <TextButton onClick={() => write(standard, 0, typed.length)}>{words.toStandard}</TextButton>
        </details>
      )}
    </div>
  )
}
